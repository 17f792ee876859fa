import { z } from 'zod'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { jobQueue } from '#kernel/jobs/queue-names.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { storeReference } from '../storage/attempt-queries.ts'
import { findCallback, insertCallback, markFound, markHandled } from '../storage/callback-queries.ts'
import { insertDifference } from '../storage/difference-queries.ts'
import { gatewayOf } from './attempt-gateway.ts'
import type { GatewayEvent } from './payment-gateway.ts'
import type { SettlementContext } from './purchase-port.ts'
import { settleAttempt, settleFound } from './settle-attempt.ts'

export const callbackJob = defineJob('handle-gateway-callback', z.object({ callbackId: z.int() }))

const uuid = z.uuid()

/** Stores what a gateway said; only then is it acknowledged, and only after that is anything done about it. */
export async function receiveCallback(
  { db }: Pick<SettlementContext, 'db'>,
  gateway: string,
  { eventId, kind, pspReference, attemptId }: GatewayEvent,
): Promise<void> {
  const isHandled = await insertCallback(db, {
    queue: jobQueue(callbackJob.jobName),
    gateway,
    eventId,
    kind: kind.slice(0, 100),
    pspReference: pspReference ?? null,
    attemptPublicId: uuid.safeParse(attemptId).data ?? null,
  })
  if (!isHandled) throw new Error(`Nobody runs the job "${callbackJob.jobName}"`)
}

/**
 * Settles the payment that a callback is about. One whose attempt nobody knows is a difference for an operator, and is
 * tried again for a while, because it may be quicker than the answer that names the payment.
 */
export async function handleCallback(context: SettlementContext, callbackId: number): Promise<void> {
  const stored = await findCallback(context.db, callbackId)
  if (!stored) return
  const { attempt } = stored
  const { gateway, eventId, kind, pspReference, attemptPublicId } = stored.callback
  const cause = `callback:${gateway}:${eventId}`
  if (pspReference || attemptPublicId) {
    if (!attempt) {
      const found = `${kind} about ${pspReference ?? attemptPublicId}`
      const expected = 'a callback about a known payment'
      const difference = { cause, gateway, attemptId: null, expected, found } as const
      await insertDifference(context.db, { ...difference, kind: 'unknown-callback' })
      context.log.error({ callbackId, gateway, kind }, 'a callback is about no known payment')
      throw new Error(`No payment attempt for callback ${callbackId} of ${gateway}`)
    }
    if (pspReference && !attempt.pspReference) {
      // The answer that named the payment was lost; the gateway says itself what it calls it.
      await storeReference(context.db, attempt.id, pspReference)
      await settleAttempt(context, attempt.id)
    } else await settleFound(context, attempt)
    const isSecond = pspReference && attempt.pspReference && attempt.pspReference !== pspReference
    if (isSecond && (await reportSecondSession(context, attempt, { cause, pspReference })))
      return markHandled(context.db, callbackId)
  }
  await markFound(context.db, callbackId, cause)
}

/**
 * A gateway without keys may have opened a second session for one attempt. The customer never got its
 * address; if it was paid all the same, an operator has to look. True: it was.
 */
async function reportSecondSession(
  context: SettlementContext,
  attempt: PaymentAttempt,
  { cause, pspReference }: { cause: string; pspReference: string },
): Promise<boolean> {
  const read = await gatewayOf(context, attempt).read(pspReference)
  if (read.kind === 'unreachable' || read.kind === 'rate-limited')
    throw new Error(`The gateway ${attempt.gateway} does not say what became of a second session`)
  if (read.kind !== 'read' || read.state !== 'paid') return false
  const { publicId, gateway } = attempt
  context.log.error({ attempt: publicId, gateway }, 'a second session of a payment was paid')
  await insertDifference(context.db, {
    cause,
    kind: 'foreign-payment',
    gateway: attempt.gateway,
    attemptId: attempt.id,
    expected: `one session of ${attempt.publicId}`,
    found: `a second one is paid: ${pspReference}`,
  })
  return true
}
