import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { lockCheckout } from '#modules/checkout/index.ts'
import { mayMove, moveTo } from '../rules/payment-attempt.ts'
import { findAttempt, recordEffect } from '../storage/attempt-queries.ts'
import { endAttempt } from '../storage/end-attempt.ts'
import { payIntoWallet, releaseWalletOf } from './on-mismatch.ts'
import { paymentDiverted } from './payment-diverted.ts'

/**
 * Ends an attempt whose charge an operator leads elsewhere: to the wallet, or back to the card, which the caller sees to.
 * From then on no report of the payment buys or credits anything. False: the attempt has ended with money already.
 */
export async function divertCharge(
  tx: Transaction,
  { attemptId, amount, effect }: { attemptId: number; amount: Baisa; effect: 'wallet' | 'refund' },
): Promise<boolean> {
  const attempt = await findAttempt(tx, attemptId)
  if (!attempt || !mayMove(attempt.state, 'mismatched')) return false
  // The checkout's lock comes first, as for every end of a payment.
  const { checkoutPublicId, customerId, charge } = attempt
  const checkout = checkoutPublicId ? await lockCheckout(tx, checkoutPublicId) : undefined
  const paid = effect === 'wallet' ? amount : undefined
  const end = { ...moveTo('mismatched'), isOverAtGateway: true, effect, paid }
  if (!(await endAttempt(tx, attempt, end))) return false
  await releaseWalletOf(tx, { attempt, checkout })
  if (effect === 'wallet') await payIntoWallet(tx, attempt, amount)
  await recordEffect(tx, attempt.id, { effect, paid })
  await publish(
    tx,
    paymentDiverted({
      attemptId,
      customerId,
      reason: 'mismatched',
      effect,
      expectedBaisa: charge,
      foundBaisa: paid ?? null,
    }),
  )
  return true
}
