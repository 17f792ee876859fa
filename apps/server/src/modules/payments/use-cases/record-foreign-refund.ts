import { type Baisa, minBaisa, noBaisa, subtractBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { type ChangeActor, readSoldOrder } from '#modules/orders/index.ts'
import {
  countForeignRefund,
  findOrderOfAttempt,
  insertRefunds,
  lockOrderPayments,
} from '../storage/refund-queries.ts'
import { orderRefunded } from './order-refunded.ts'
import { movePaid } from './refund-order.ts'

export type ForeignRefund = {
  attemptId: number
  gateway: string
  amount: Baisa
  /** The gateway's reference of it, and the key under which it is recorded once. */
  reference: string
  key: string
  actor: ChangeActor
}

/**
 * Records at the order that its gateway has given money back without being asked by the shop. As much as the order has
 * left counts as refunded, with a credit note; the rest was given back by another way before, and is the shop's loss.
 * The ledger is the caller's.
 */
export async function recordForeignRefund(tx: Transaction, refund: ForeignRefund): Promise<void> {
  const { attemptId, gateway, amount, reference, key, actor } = refund
  await countForeignRefund(tx, attemptId, amount)
  const found = await findOrderOfAttempt(tx, attemptId)
  if (!found) return
  const payments = await lockOrderPayments(tx, found.orderId)
  const payment = payments.find(({ id }) => id === found.paymentId)
  const left = payment ? subtractBaisa(payment.paid, payment.refunded) : noBaisa
  const part = minBaisa(left, amount)
  if (!payment || part === noBaisa) return
  const parts = [
    {
      paymentId: payment.id,
      target: gateway,
      amount: part,
      state: 'done' as const,
      refundReference: reference,
    },
  ]
  await insertRefunds(tx, { key, actor }, parts)
  const { id, number, customerId } = await readSoldOrder(tx, found.orderId)
  const order = { id, number, customerId }
  const before = sumBaisa(payments.map((each) => subtractBaisa(each.paid, each.refunded)))
  if (!(await movePaid(tx, { order, occasion: 'refund', actor }, before === part)))
    throw new Error(`The refund ${reference} of ${gateway} cannot be recorded at order ${number}`)
  await publish(
    tx,
    orderRefunded({ orderId: id, customerId, key, occasion: 'refund', amountBaisa: part, lines: [] }),
  )
}
