import type { Transaction } from '#kernel/database/connect.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findAttemptByPublicId } from '../storage/attempt-queries.ts'
import { findCallbackByEvent, linkCallbackTo } from '../storage/callback-queries.ts'
import { callbackJob } from './receive-callback.ts'

/** Names the attempt that a callback is about, and has the callback handled again: the gateway is asked, as ever. */
export async function linkCallback(
  tx: Transaction,
  { cause, gateway, attemptPublicId }: { cause: string; gateway: string; attemptPublicId: string },
): Promise<Outcome<{ attemptId: number }, 'NOT_FOUND' | 'PAYMENT_OF_OTHER_GATEWAY'>> {
  const callback = await findCallbackByEvent(tx, gateway, cause.slice(`callback:${gateway}:`.length))
  const attempt = await findAttemptByPublicId(tx, attemptPublicId)
  if (!callback || !attempt) return refuse('NOT_FOUND', { field: 'payment' })
  if (attempt.gateway !== gateway) return refuse('PAYMENT_OF_OTHER_GATEWAY', { field: 'payment' })
  await linkCallbackTo(tx, callback.id, attemptPublicId)
  await enqueue(tx, callbackJob, { callbackId: callback.id })
  return ok({ attemptId: attempt.id })
}
