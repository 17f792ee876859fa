import { pollsUntilReport, secondsToNextPoll } from '../rules/next-poll.ts'
import { claimDueAttempts, pollAgain } from '../storage/due-attempts.ts'
import type { SettlementContext } from './purchase-port.ts'
import { pollAttempt } from './settle-attempt.ts'
import { reportUnresolved } from './unresolved-payment.ts'

const maxAtOnce = 20

/**
 * Polls payments that nobody has reported, so that one paid in a tab that was closed is not lost; whatever their state
 * is here, until the gateway says that they are over. After three days without a word an operator is told.
 */
export async function reconcileAttempts(context: SettlementContext): Promise<void> {
  const due = await claimDueAttempts(context.db, maxAtOnce)
  const faults: unknown[] = []
  for (const { id, pollCount } of due) {
    const polled = await pollAttempt(context, id).catch((error: unknown) => void faults.push(error))
    await pollAgain(context.db, id, Math.max(secondsToNextPoll(pollCount), polled?.retryAfterSeconds ?? 0))
    if (pollCount === pollsUntilReport) await reportUnresolved(context, id)
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} payments could not be polled`)
}
