import { z } from 'zod'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { ok } from '#kernel/outcome.ts'
import { findAttemptOfGateway } from '../storage/attempt-queries.ts'
import { findCallback, insertCallback, markHandled } from '../storage/callback-queries.ts'
import type { GatewayEvent } from './payment-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'
import { settleAttempt } from './settle-attempt.ts'

export const callbackJob = defineJob('handle-gateway-callback', z.object({ callbackId: z.int() }))

const uuid = z.uuid()

/** Stores what a gateway said; only then is it acknowledged, and only after that is anything done about it. */
export async function receiveCallback(
  { db }: Pick<PaymentsContext, 'db'>,
  gateway: string,
  { eventId, kind, pspReference, attemptId }: GatewayEvent,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const callbackId = await insertCallback(tx, {
      gateway,
      eventId,
      kind: kind.slice(0, 100),
      pspReference: pspReference ?? null,
      attemptPublicId: uuid.safeParse(attemptId).data ?? null,
    })
    if (callbackId !== undefined) await enqueue(tx, callbackJob, { callbackId })
    return ok(undefined)
  })
}

/**
 * Settles the payment that a callback is about. One whose attempt nobody knows is tried again for a while, because it
 * may be quicker than the answer that names the payment; then it is a dead letter, for somebody to look at.
 */
export async function handleCallback(context: PaymentsContext, callbackId: number): Promise<void> {
  const callback = await findCallback(context.db, callbackId)
  if (!callback) return
  if (callback.pspReference || callback.attemptPublicId) {
    const attempt = await findAttemptOfGateway(context.db, callback.gateway, callback)
    if (!attempt) throw new Error(`No payment attempt for callback ${callbackId} of ${callback.gateway}`)
    await settleAttempt(context, attempt.id)
  }
  await markHandled(context.db, callbackId)
}
