import { randomBytes } from 'node:crypto'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { cancelUrl, resultUrl } from '../rules/return-address.ts'
import {
  lateSeconds,
  type SandboxBehaviour,
  type SandboxChoice,
  sandboxCostPercent,
  sandboxResult,
  slowSeconds,
} from '../rules/sandbox-cards.ts'
import {
  closeSandboxPayment,
  type EndedSandboxPayment,
  endSandboxPayment,
  findSandboxPayment,
  insertSandboxPayment,
  refundSandboxPayment,
  type SandboxEnd,
  type SandboxPayment,
} from '../storage/sandbox-queries.ts'
import type { StartPayment } from './payment-gateway.ts'
import { bookSandboxRefund } from './sandbox-book.ts'
import { callShop, type SandboxContext } from './send-sandbox-callback.ts'

export type { SandboxPayment } from '../storage/sandbox-queries.ts'

export const sandboxPagePath = '/demo/gateway'
const callbackPath = '/api/v1/payments/sandbox/callback/'

/** Makes a payment that waits for its shopper at the sandbox's page. Undefined: its key was used for another amount. */
export async function openSandboxPayment(
  db: Database,
  payment: StartPayment,
): Promise<{ pspReference: string; url: string } | undefined> {
  const { attemptId, amount, description, locale, expiresAt, returnTo } = payment
  const { origin } = new URL(returnTo.host)
  const made = `sbx_${randomBytes(12).toString('hex')}`
  const pspReference = await insertSandboxPayment(db, {
    reference: made,
    attemptId,
    amountBaisa: amount,
    description: description.slice(0, 200),
    language: locale,
    resultUrl: resultUrl(returnTo, { status: 'succeeded', pspReference: made }),
    failedUrl: resultUrl(returnTo, { status: 'failed', pspReference: made }),
    cancelUrl: cancelUrl(returnTo),
    callbackUrl: `${origin}${callbackPath}`,
    expiresAt,
  })
  return pspReference === undefined
    ? undefined
    : { pspReference, url: `${origin}${sandboxPagePath}/${pspReference}?lang=${locale}` }
}

export function readSandboxPayment(db: Database, reference: string): Promise<SandboxPayment | undefined> {
  return findSandboxPayment(db, reference)
}

/** False: it is over already, or unknown. */
export function cancelSandboxPayment(db: Database, reference: string): Promise<boolean> {
  return closeSandboxPayment(db, reference)
}

export function refundInSandbox(db: Database, refund: { key: string; reference: string; amount: Baisa }) {
  return inTransaction(db, async (tx) => {
    if (!(await refundSandboxPayment(tx, refund))) return refuse('CONFLICT')
    await bookSandboxRefund(tx, refund)
    return ok(refund.key)
  })
}

export const sandboxCallbackJob = defineJob(
  'send-sandbox-callback',
  z.object({ reference: z.string(), isSigned: z.boolean() }),
)

/** Does what the shopper chose at the sandbox's page, and answers where the browser goes. Chosen twice, it is done once. */
export async function decideSandboxPayment(
  context: SandboxContext,
  reference: string,
  choice: SandboxChoice,
): Promise<Outcome<string, 'NOT_FOUND'>> {
  const { db } = context
  const { state, behaviour } = sandboxResult(choice)
  const knownAfterSeconds = behaviour === 'slow' ? slowSeconds : 0
  const charge = chargeOf(state, behaviour)
  const end = { state, charge, costPercent: sandboxCostPercent, knownAfterSeconds }
  const delay = delays[behaviour]
  const ended =
    delay === undefined
      ? await endSandboxPayment(db, reference, end)
      : await endWithLaterCallback(db, reference, { ...end, delay })
  if (!ended) {
    const payment = await findSandboxPayment(db, reference)
    return payment ? ok(returnUrlOf(payment)) : refuse('NOT_FOUND')
  }
  await callBackNow(context, ended, behaviour)
  return ok(returnUrlOf(ended))
}

async function endWithLaterCallback(
  db: Database,
  reference: string,
  { delay, ...end }: SandboxEnd & { delay: number },
): Promise<EndedSandboxPayment | undefined> {
  const ended = await inTransaction<EndedSandboxPayment, 'CONFLICT'>(db, async (tx) => {
    const payment = await endSandboxPayment(tx, reference, end)
    if (!payment) return refuse('CONFLICT')
    await enqueue(tx, sandboxCallbackJob, { reference, isSigned: true }, { afterSeconds: delay })
    return ok(payment)
  })
  return ended.ok ? ended.value : undefined
}

/** Where a payment that is over leads; one that ran out was not paid. */
export function returnUrlOf({
  state,
  resultUrl: succeeded,
  failedUrl,
  cancelUrl: cancelled,
}: Pick<EndedSandboxPayment, 'state' | 'resultUrl' | 'failedUrl' | 'cancelUrl'>) {
  if (state === 'paid') return succeeded
  return state === 'cancelled' ? cancelled : failedUrl
}

/** Callbacks that come after the browser went back. */
const delays: Partial<Record<SandboxBehaviour, number>> = {
  slow: slowSeconds,
  late: lateSeconds,
  'after-return': 0,
}

/** Callbacks that come before it does, as of a usual gateway. */
async function callBackNow(
  context: SandboxContext,
  payment: EndedSandboxPayment,
  behaviour: SandboxBehaviour,
): Promise<void> {
  if (behaviour === 'never' || delays[behaviour] !== undefined) return
  const times = behaviour === 'twice' ? 2 : 1
  for (let time = 0; time < times; time++) {
    // A shop that does not answer is no fault of the gateway's: it would try again, the shop asks by itself.
    await callShop(context, payment, { isSigned: behaviour !== 'unsigned' }).catch(() => undefined)
  }
}

function chargeOf(state: SandboxEnd['state'], behaviour: SandboxBehaviour): SandboxEnd['charge'] {
  if (state !== 'paid') return 'nothing'
  return behaviour === 'wrong-amount' ? 'another amount' : 'all'
}
