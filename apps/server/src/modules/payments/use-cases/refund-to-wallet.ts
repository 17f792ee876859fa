import { type Baisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { ChangeActor } from '#modules/orders/index.ts'
import { giftCardSource, type OrderPayment } from '../rules/order-payment.ts'
import { planRefund } from '../rules/plan-refund.ts'
import { lockOrderPayments, readAllPayments, readPaymentsOf } from '../storage/refund-queries.ts'
import type { RefundedLine } from './order-refunded.ts'
import { type OrderToRefund, type RefundRefusal, refundOrder } from './refund-order.ts'

/** Payments of an order, and the refunded part of them. */
export type PaidOrder = { paid: Baisa; refunded: Baisa; payments: readonly OrderPayment[] }

export async function readPaidOrder(executor: Executor, orderId: number): Promise<PaidOrder> {
  return toPaidOrder(await readAllPayments(executor, orderId))
}

/** The same, unchanged until the transaction ends. Locked before the order itself, as every refund does. */
export async function lockPaidOrder(tx: Transaction, orderId: number): Promise<PaidOrder> {
  return toPaidOrder(await lockOrderPayments(tx, orderId))
}

/** The same of several orders at once. */
export async function readPaidOrders(
  executor: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, PaidOrder>> {
  const byOrder = Map.groupBy(await readPaymentsOf(executor, orderIds), ({ orderId }) => orderId)
  return new Map([...byOrder].map(([orderId, payments]) => [orderId, toPaidOrder(payments)]))
}

/** How an amount would be divided: a gift card has its part back, everything else is the wallet's. */
export function splitRefund(
  { payments }: PaidOrder,
  amount: Baisa,
): { giftCard: Baisa; wallet: Baisa } | undefined {
  const planned = planRefund(payments, { amount, capabilityOf: () => ({ refunds: 'none', step: 1 }) })
  if (!planned.ok) return undefined
  const cards = planned.value.parts.filter(({ target }) => target === giftCardSource)
  const giftCard = sumBaisa(cards.map((part) => part.amount))
  return { giftCard, wallet: subtractBaisa(amount, giftCard) }
}

/**
 * Gives a part of what was paid back for a return, at once, in the caller's transaction, so that no gateway is asked. The
 * customer has returned it, unless another author is named.
 */
export async function refundToWallet(
  tx: Transaction,
  refund: {
    order: OrderToRefund
    amount: Baisa
    key: string
    lines: readonly RefundedLine[]
    actor?: ChangeActor
  },
): Promise<Outcome<true, RefundRefusal>> {
  const refunded = await refundOrder(
    { db: tx, gateways: new Map() },
    {
      actor: { kind: 'customer' },
      ...refund,
      occasion: 'return',
    },
  )
  return refunded.ok ? { ok: true, value: true } : refunded
}

function toPaidOrder(payments: readonly OrderPayment[]): PaidOrder {
  return {
    paid: sumBaisa(payments.map((payment) => payment.paid)),
    refunded: sumBaisa(payments.map((payment) => payment.refunded)),
    payments,
  }
}
