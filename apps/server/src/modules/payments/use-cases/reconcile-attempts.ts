import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { secondsToNextAsk } from '../rules/next-ask.ts'
import { moveTo } from '../rules/payment-attempt.ts'
import { endAttempt } from '../storage/attempt-queries.ts'
import { askAgain, claimDueAttempts } from '../storage/due-attempts.ts'
import type { PaymentsContext } from './payments-context.ts'
import { settleAttempt } from './settle-attempt.ts'

const mostAtOnce = 20

/**
 * Asks gateways about payments that nobody has reported, so that one paid in a tab that was closed is not lost. After
 * three days without an end it gives up; a late callback would still be heard.
 */
export async function reconcileAttempts(context: PaymentsContext): Promise<void> {
  const due = await claimDueAttempts(context.db, mostAtOnce)
  const faults: unknown[] = []
  for (const { id, asks } of due) {
    await settleAttempt(context, id).catch((error: unknown) => faults.push(error))
    const seconds = secondsToNextAsk(asks)
    if (seconds !== undefined) await askAgain(context.db, id, seconds)
    else await inTransaction(context.db, async (tx) => ok(await endAttempt(tx, id, moveTo('expired'))))
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} payments could not be asked about`)
}
