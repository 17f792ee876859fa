import { type Baisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { reverseTransaction } from '#modules/ledger/index.ts'
import { type ChangeActor, mayMoveOrder, moveOrder, readSoldOrder } from '#modules/orders/index.ts'
import { findAttempt } from '../storage/attempt-queries.ts'
import { findOrderOfAttempt, lockOrderPayments } from '../storage/refund-queries.ts'
import { recordForeignRefund } from './record-foreign-refund.ts'

/** The reference of a refund for money that never came; no gateway has it in its book. */
export const reversedReference = 'reversed'

/**
 * Takes back a payment that its gateway has never taken. Its posting is reversed: a credit in the wallet goes, if it is
 * still there; the part of an order counts as given back, and an order of which nothing was done is cancelled.
 */
export async function reversePayment(
  tx: Transaction,
  { attemptId, actor }: { attemptId: number; actor: ChangeActor },
): Promise<Outcome<Baisa, 'NOT_FOUND' | 'WALLET_TOO_LOW' | 'DIFFERENCE_CLOSED'>> {
  const attempt = await findAttempt(tx, attemptId)
  if (!attempt?.effect || attempt.paid === null) return refuse('NOT_FOUND')
  const { publicId, gateway, effect, paid } = attempt
  const found = await findOrderOfAttempt(tx, attemptId)
  // The locked payments decide what is left; a refund at the same moment waits here.
  const payments = found ? await lockOrderPayments(tx, found.orderId) : []
  const payment = payments.find(({ id }) => id === found?.paymentId)
  const reversed = effect === 'order' ? `payment:${publicId}` : `TOP_UP:${publicId}`
  const posted = await reverseTransaction(tx, { kind: 'ADJUSTMENT', reversed, gateway, reference: publicId })
  if (!posted.ok) return refuse(posted.code === 'NOT_FOUND' ? 'NOT_FOUND' : 'WALLET_TOO_LOW')
  if (!posted.value.isNew) return refuse('DIFFERENCE_CLOSED')
  if (!found || !payment) return ok(paid)
  const amount = subtractBaisa(payment.paid, payment.refunded)
  const key = `reverse:${publicId}`
  if (amount > noBaisa)
    await recordForeignRefund(tx, { attemptId, gateway, amount, reference: reversedReference, key, actor })
  const { status } = await readSoldOrder(tx, found.orderId)
  if (mayMoveOrder(status, 'CANCELED'))
    await moveOrder(tx, { orderId: found.orderId, to: 'CANCELED', reason: 'operator', actor })
  return ok(paid)
}
