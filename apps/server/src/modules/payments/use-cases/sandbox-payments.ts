import { randomBytes } from 'node:crypto'
import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
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
  sandboxResult,
  slowSeconds,
} from '../rules/sandbox-cards.ts'
import {
  closeSandboxPayment,
  endSandboxPayment,
  findSandboxPayment,
  insertSandboxPayment,
  refundSandboxPayment,
  type SandboxEnd,
  type SandboxPayment,
} from '../storage/sandbox-queries.ts'
import type { StartPayment } from './payment-gateway.ts'
import { bookSandboxRefund, sandboxFeeOf } from './sandbox-book.ts'
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
  const found = await findSandboxPayment(db, reference)
  if (!found) return refuse('NOT_FOUND')
  const charged = state === 'paid' ? chargedAmount(found.amountBaisa, behaviour) : baisa(0)
  const knownAfterSeconds = behaviour === 'slow' ? slowSeconds : 0
  const end = { state, charged, fee: sandboxFeeOf(charged), knownAfterSeconds }
  const delay = delays[behaviour]
  const isEnded =
    delay === undefined
      ? await endSandboxPayment(db, reference, end)
      : await endWithLaterCallback(db, reference, { ...end, delay })
  if (!isEnded) {
    const payment = await findSandboxPayment(db, reference)
    return payment ? ok(returnUrlOf(payment)) : refuse('NOT_FOUND')
  }
  const payment = { ...found, state, chargedBaisa: charged }
  await callBackNow(context, payment, behaviour)
  return ok(returnUrlOf(payment))
}

async function endWithLaterCallback(
  db: Database,
  reference: string,
  { delay, ...end }: SandboxEnd & { delay: number },
): Promise<boolean> {
  const ended = await inTransaction<true, 'CONFLICT'>(db, async (tx) => {
    if (!(await endSandboxPayment(tx, reference, end))) return refuse('CONFLICT')
    await enqueue(tx, sandboxCallbackJob, { reference, isSigned: true }, { afterSeconds: delay })
    return ok(true)
  })
  return ended.ok
}

/** Where a payment that is over leads; one that ran out was not paid. */
export function returnUrlOf({
  state,
  resultUrl: succeeded,
  failedUrl,
  cancelUrl: cancelled,
}: SandboxPayment) {
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
  payment: SandboxPayment,
  behaviour: SandboxBehaviour,
): Promise<void> {
  if (behaviour === 'never' || delays[behaviour] !== undefined) return
  const times = behaviour === 'twice' ? 2 : 1
  for (let time = 0; time < times; time++) {
    // A shop that does not answer is no fault of the gateway's: it would try again, the shop asks by itself.
    await callShop(context, payment, { isSigned: behaviour !== 'unsigned' }).catch(() => undefined)
  }
}

/** Too little by a tenth of a rial, or too much where there is not that much. */
function chargedAmount(amount: Baisa, behaviour: SandboxBehaviour): Baisa {
  if (behaviour !== 'wrong-amount') return amount
  return amount > 100 ? baisa(amount - 100) : baisa(amount + 100)
}
