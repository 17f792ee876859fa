import { type Baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { reverseTransaction } from '#modules/ledger/index.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import {
  countForeignRefund,
  findGatewayRefund,
  moveDoneRefundToWallet,
  moveRefundToWallet,
} from '../storage/refund-queries.ts'
import { refundDiverted } from './payment-events.ts'
import { refundWallet } from './refund-order.ts'

/**
 * Pays a refund that its gateway has not given back into the wallet instead. One that counted as done is taken out of the
 * books of the gateway first. Whoever moves it first decides: the gateway's late answer finds nothing to record.
 */
export async function divertRefund(
  tx: Transaction,
  refundId: number,
): Promise<Outcome<Baisa, 'NOT_FOUND' | 'DIFFERENCE_CLOSED'>> {
  const refund = await findGatewayRefund(tx, refundId)
  if (!refund) return refuse('NOT_FOUND')
  const { id, publicId, gateway, attemptId, orderId, amount } = refund
  const isDone = refund.state === 'done'
  const isMoved = isDone
    ? await moveDoneRefundToWallet(tx, { id, gateway })
    : await moveRefundToWallet(tx, id)
  if (!isMoved) return refuse('DIFFERENCE_CLOSED')
  if (isDone) {
    const reversed = `refund:${publicId}`
    const posted = await reverseTransaction(tx, { kind: 'ORDER_REFUND', reversed, gateway })
    if (!posted.ok) throw new Error(`The refund ${publicId} could not be reversed: ${posted.code}`)
    await countForeignRefund(tx, attemptId, negateBaisa(amount))
  }
  const { number, customerId } = await readSoldOrder(tx, orderId)
  await refundWallet(tx, refund, { order: { number, customerId } })
  await publish(tx, refundDiverted({ refundId: id, orderId, amountBaisa: amount }))
  return ok(amount)
}
