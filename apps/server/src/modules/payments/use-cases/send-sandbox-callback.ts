import { createHmac } from 'node:crypto'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import { traceHeaders } from '#kernel/tracing/tracing.ts'
import { type EndedSandboxPayment, findSandboxPayment } from '../storage/sandbox-queries.ts'

export type SandboxKeys = Pick<Config, 'AUTH_SECRET' | 'DATA_DIR'>

export type SandboxContext = { db: Database; config: SandboxKeys; clock: Clock }

const timeoutMs = 3000

/** Tells the shop later about a payment, as it is then. */
export async function sendSandboxCallback(
  context: SandboxContext,
  { reference, isSigned }: { reference: string; isSigned: boolean },
): Promise<void> {
  const payment = await findSandboxPayment(context.db, reference)
  if (payment) await callShop(context, payment, { isSigned })
}

/** Tells the shop about a payment, as a real gateway does: over HTTP, signed with a shared secret. */
export async function callShop(
  { config, clock }: SandboxContext,
  payment: Told & Pick<EndedSandboxPayment, 'callbackUrl'>,
  { isSigned }: { isSigned: boolean },
): Promise<void> {
  const body = JSON.stringify(eventOf(payment))
  const answer = await fetch(payment.callbackUrl, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      ...traceHeaders(),
      ...(isSigned && { 'sandbox-signature': sandboxSignature(config, body, clock.now()) }),
    },
    body,
  })
  await answer.body?.cancel()
  if (answer.status >= 500) throw new Error(`The shop answered the sandbox's callback with ${answer.status}`)
}

/** `t=` and `v1=`, over the time and the body, like Stripe's. */
export function sandboxSignature(config: SandboxKeys, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', keysOf(config).sandbox).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

type Told = Pick<EndedSandboxPayment, 'reference' | 'attemptId' | 'state' | 'chargedBaisa'>

/** The same state is the same event, however often it is told. */
function eventOf({ reference, attemptId, state, chargedBaisa }: Told) {
  return {
    id: `evt_${reference}_${state}`,
    type: `payment.${state}`,
    data: { reference, attempt_id: attemptId, amount: chargedBaisa, currency: 'OMR' },
  }
}
