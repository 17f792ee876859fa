import { subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { findOrderInScope, type Order, readSoldOrder } from '#modules/orders/index.ts'
import {
  findListedRefund,
  findRefundsOfOrder,
  findRefundsPage,
  type ListedRefund,
  type RefundFilter,
  type RefundSort,
  refundOrder,
  type SortedRefund,
} from '../storage/refund-list-queries.ts'
import { readPaidOrder } from './refund-to-wallet.ts'

export type { ListedRefund, SortedRefund }
export { refundOrder }

/** Payments and refunds of an order. */
export type RefundedOrder = Awaited<ReturnType<typeof readRefundedOrder>>

export async function readRefundedOrder(executor: Executor, orderId: number) {
  const { publicId, number, status, paymentStatus, revision } = await readSoldOrder(executor, orderId)
  const { paid, refunded } = await readPaidOrder(executor, orderId)
  return {
    publicId,
    number,
    status,
    paymentStatus,
    revision,
    paid,
    refunded,
    refundable: subtractBaisa(paid, refunded),
    refunds: await findRefundsOfOrder(executor, orderId),
  }
}

/** The same for an operator, of an order of the own centres. */
export async function readRefundsOfOrder(
  { db }: { db: Database },
  key: { publicId: string; centres: CentreScope },
): Promise<Outcome<RefundedOrder, 'NOT_FOUND'>> {
  const found = await findOrderInScope(db, key)
  return found ? ok(await readRefundedOrder(db, found.id)) : refuse('NOT_FOUND')
}

/** Refunds of orders of the own centres; one more than asked for tells of another page. */
export function listRefunds(
  { db }: { db: Database },
  filter: RefundFilter,
  page: SortedPage<RefundSort>,
): ReturnType<typeof findRefundsPage> {
  return findRefundsPage(db, filter, page)
}

export async function readListedRefund(
  executor: Executor,
  key: { publicId: string; centres: CentreScope },
): Promise<ListedRefund | undefined> {
  return findListedRefund(executor, key)
}

/** The order has changed since the operator read it. */
export function orderVersionConflict({
  revision,
  status,
  paymentStatus,
}: Pick<Order, 'revision' | 'status' | 'paymentStatus'>): Refusal<'VERSION_CONFLICT'> {
  const current = { version: revision, status, payment_status: paymentStatus }
  return refuse('VERSION_CONFLICT', { details: { current } })
}
