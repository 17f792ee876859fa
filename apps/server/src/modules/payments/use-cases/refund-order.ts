import { type Baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type ChangeActor, countRevision, movePayment } from '#modules/orders/index.ts'
import { refundGiftCard } from '#modules/promotions/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { giftCardSource, type OrderPayment, walletSource } from '../rules/order-payment.ts'
import {
  planRefund,
  type RefundCapability,
  type RefundPart,
  type RefundTarget,
} from '../rules/plan-refund.ts'
import {
  findRefunds,
  insertRefunds,
  lockOrderPayments,
  type StoredRefund,
} from '../storage/refund-queries.ts'
import { orderRefunded, type RefundedLine, type RefundOccasion } from './order-refunded.ts'
import type { Gateways } from './payment-gateway.ts'

export const sendRefundJob = defineJob('send-refund', z.object({ refundId: z.int() }))

export type OrderToRefund = { id: number; number: number; customerId: number }

export type RefundRequest = {
  order: OrderToRefund
  /** Nothing said: everything that is left, except what is kept. */
  amount?: Baisa | undefined
  /** The part of all payments that stays with the shop. */
  kept?: Baisa | undefined
  /** Asked for twice under one key, it is given back once. */
  key: string
  /** The cause of the refund: a return and a cancelled order are told to the customer as such. */
  occasion?: RefundOccasion
  /** Nothing said: in the order in which the money came. */
  to?: RefundTarget | undefined
  /** The refunded lines, for the credit note; nothing said: a part of everything. */
  lines?: readonly RefundedLine[] | undefined
  /** The shop itself, where nobody is named. */
  actor?: ChangeActor | undefined
}

type Refunded = Pick<RefundRequest, 'order' | 'occasion' | 'actor'>

const shopItself: ChangeActor = { kind: 'system' }

export type RefundRefusal = 'REFUND_TOO_HIGH' | 'NOTHING_TO_REFUND' | 'CONFLICT'

/**
 * Gives back what an order was paid with, whole or in part. A gift card and the wallet have their parts at once, in the
 * transaction that writes the refund down; the gateway is asked afterwards by a job, which tries until it is done.
 */
export function refundOrder(
  { db, gateways }: { db: Executor; gateways: Pick<Gateways, 'get'> },
  { order, amount, kept, key, occasion = 'refund', to, lines = [], actor = shopItself }: RefundRequest,
): Promise<Outcome<StoredRefund[], RefundRefusal>> {
  return inTransaction<StoredRefund[], RefundRefusal>(db, async (tx) => {
    const payments = await lockOrderPayments(tx, order.id)
    const former = await findRefunds(tx, key)
    if (former.length > 0) return isSame(former, amount) ? ok(former) : refuse('CONFLICT')
    const capabilityOf = (gateway: string): RefundCapability =>
      gateways.get(gateway) ?? { refunds: 'none', step: 1 }
    const planned = planRefund(payments, { amount, kept, to, capabilityOf })
    if (!planned.ok) return planned
    const parts = planned.value.parts.map((part) => ({ ...part, state: stateOf(part) }))
    const refunds = await insertRefunds(tx, { key, actor }, parts)
    for (const refund of refunds) await executePart(tx, refund, { order, occasion, payments })
    if (!(await movePaid(tx, { order, occasion, actor }, planned.value.isWhole))) return refuse('CONFLICT')
    const given = sumBaisa(refunds.map((part) => part.amount))
    const { id: orderId, customerId } = order
    await publish(
      tx,
      orderRefunded({ orderId, customerId, key, occasion, amountBaisa: given, lines: [...lines] }),
    )
    return ok(refunds)
  })
}

/** Gift card and wallet have their parts in this very transaction. */
function stateOf({ target }: RefundPart): 'done' | 'requested' {
  return target === walletSource || target === giftCardSource ? 'done' : 'requested'
}

function isSame(former: readonly StoredRefund[], amount: Baisa | undefined): boolean {
  return amount === undefined || sumBaisa(former.map((part) => part.amount)) === amount
}

async function executePart(
  tx: Transaction,
  refund: StoredRefund,
  { order, occasion, payments }: Refunded & { payments: readonly OrderPayment[] },
): Promise<void> {
  const { id, publicId, target, paymentId, amount } = refund
  if (target === walletSource) return refundWallet(tx, refund, { order, occasion })
  if (target !== giftCardSource) return void (await enqueue(tx, sendRefundJob, { refundId: id }))
  const cardId = payments.find((payment) => payment.id === paymentId)?.giftCardId
  if (!cardId) throw new Error(`The refund ${publicId} is of no gift card`)
  await refundGiftCard(tx, { cardId, amount, orderNumber: order.number, key: publicId })
}

/** Pays a part of a refund into the wallet. */
export async function refundWallet(
  tx: Transaction,
  { publicId, amount }: Pick<StoredRefund, 'publicId' | 'amount'>,
  {
    order,
    occasion = 'refund',
  }: { order: Pick<OrderToRefund, 'number' | 'customerId'>; occasion?: Refunded['occasion'] },
): Promise<void> {
  const credited = await creditWallet(tx, {
    reason: 'ORDER_REFUND',
    isReported: occasion !== 'refund',
    customerId: order.customerId,
    amount,
    key: publicId,
    reference: String(order.number),
  })
  if (!credited.ok) throw new Error(`The refund ${publicId} could not be paid into the wallet`)
}

/** A second part of a refund leaves the order partially refunded, as it is. */
export async function movePaid(
  tx: Transaction,
  { order: { id: orderId }, occasion = 'refund', actor }: Refunded,
  isWhole: boolean,
): Promise<boolean> {
  const to = isWhole ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED'
  const moved = await movePayment(tx, { orderId, to, reason: occasion, actor })
  if (moved.ok) return true
  if (isWhole || moved.code !== 'ORDER_MOVE_REFUSED' || moved.params?.from !== to) return false
  await countRevision(tx, orderId)
  return true
}
