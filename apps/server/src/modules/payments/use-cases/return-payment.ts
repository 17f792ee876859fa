import { baisa } from '@warsha/contract/money/baisa.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { moveTo } from '../rules/payment-attempt.ts'
import { findAttempt } from '../storage/attempt-queries.ts'
import { closeDifference, insertDifference } from '../storage/difference-queries.ts'
import { endAttempt } from '../storage/end-attempt.ts'
import { gatewayOf } from './attempt-gateway.ts'
import { mismatchCause } from './on-mismatch.ts'
import type { PaymentsContext } from './payments-context.ts'

/** Gives a payment in another currency back at its gateway, whole. A refused refund waits for an operator. */
export async function returnPayment(
  context: PaymentsContext,
  { attemptId, amount }: { attemptId: number; amount: number },
): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId)
  if (!attempt?.pspReference || attempt.state !== 'mismatched') return
  const { pspReference, publicId, gateway } = attempt
  const refund = { pspReference, amount: baisa(amount), key: `return:${publicId}` }
  const sent = await gatewayOf(context, attempt).refund(refund)
  if (sent.kind === 'refunded' || sent.kind === 'already-refunded') {
    await inTransaction(context.db, async (tx) => {
      const end = { ...moveTo('refunded'), isOverAtGateway: true }
      if (await endAttempt(tx, attempt, end))
        await closeDifference(tx, mismatchCause(attempt), 'the gateway has given it back')
      return ok(undefined)
    })
    return
  }
  await insertDifference(context.db, {
    cause: mismatchCause(attempt),
    kind: 'currency',
    gateway,
    attemptId,
    expected: 'the gateway gives it back',
    found: `${sent.kind}: ${sent.reason}`,
  })
  if (sent.kind !== 'not-refundable')
    throw new Error(`The payment ${publicId} in another currency was not given back: ${sent.kind}`)
}
