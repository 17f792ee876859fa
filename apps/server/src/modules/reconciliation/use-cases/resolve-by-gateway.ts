import { baisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import {
  findListedDifference,
  linkCallback,
  resendRefundJob,
  type SettlementContext,
  settleAttempt,
  settleCharged,
} from '#modules/payments/index.ts'
import { findEntry } from '../storage/entry-queries.ts'
import { compareBooks } from './compare-books.ts'
import { type DifferenceInput, defineResolution } from './difference-command.ts'
import { readBook } from './read-book.ts'

export const askAgainJob = defineJob('ask-gateway-again', z.object({ differenceId: z.int() }))
export const settleEntryJob = defineJob('settle-by-entry', z.object({ attemptId: z.int(), entryId: z.int() }))

/** Has the gateway asked again, by a job; the difference closes itself if the answer settles it. */
export const askAgain = defineResolution<DifferenceInput, never>({
  action: 'ask',
  isMoney: false,
  async resolve(tx, _actor, { difference }) {
    await enqueue(tx, askAgainJob, { differenceId: difference.id })
    return ok({ resolution: 'the gateway is asked again', isWaiting: true })
  },
})

/** Asks a gateway how the payment of a difference stands, and for its book. */
export async function askGatewayAgain(context: SettlementContext, differenceId: number): Promise<void> {
  const difference = await findListedDifference(context.db, differenceId)
  if (difference?.state !== 'open') return
  if (difference.attemptId !== null) await settleAttempt(context, difference.attemptId)
  const gateway = context.gateways.get(difference.gateway)
  if (gateway) await readBook(context, gateway)
  else await compareBooks(context.db, { gateway: difference.gateway, costPercent: undefined })
}

/** Settles an attempt by the gateway's book: the order, or the wallet where it cannot be had any more. */
export const settleByBook = defineResolution<DifferenceInput, 'NOT_FOUND'>({
  action: 'order',
  isMoney: true,
  async resolve(tx, _actor, { difference: { attemptId, entryId } }) {
    if (attemptId === null || entryId === null) return refuse('NOT_FOUND')
    await enqueue(tx, settleEntryJob, { attemptId, entryId })
    return ok({ resolution: 'settled by the book', isWaiting: true })
  },
})

export async function settleByEntry(
  context: SettlementContext,
  { attemptId, entryId }: { attemptId: number; entryId: number },
): Promise<void> {
  const entry = await findEntry(context.db, entryId)
  if (entry?.kind !== 'charge') return
  await settleCharged(context, { attemptId, amount: baisa(entry.amount) })
  const costPercent = context.gateways.get(entry.gateway)?.costPercent
  await compareBooks(context.db, { gateway: entry.gateway, costPercent })
}

/** Asks for a refund once more; it closes itself when the refund is in the gateway's book, or given back. */
export const sendAgain = defineResolution<DifferenceInput, 'NOT_FOUND'>({
  action: 'send',
  isMoney: true,
  async resolve(tx, _actor, { difference: { refundId } }) {
    if (refundId === null) return refuse('NOT_FOUND')
    await enqueue(tx, resendRefundJob, { refundId })
    return ok({ resolution: 'sent again', isWaiting: true })
  },
})

export type LinkInput = DifferenceInput & { paymentPublicId: string }

/** Names the payment that a callback is about; the callback is handled again, and the gateway asked. */
export const linkPayment = defineResolution<LinkInput, 'NOT_FOUND' | 'PAYMENT_OF_OTHER_GATEWAY'>({
  action: 'link',
  isMoney: false,
  async resolve(tx, _actor, { difference: { cause, gateway }, input: { paymentPublicId } }) {
    const linked = await linkCallback(tx, { cause, gateway, attemptPublicId: paymentPublicId })
    return linked.ok ? ok({ resolution: `linked with ${paymentPublicId}` }) : linked
  },
})

/** Closes a difference that has no effect. */
export const discard = defineResolution<DifferenceInput, never>({
  action: 'discard',
  isMoney: false,
  resolve: async () => ok({ resolution: 'discarded' }),
})
