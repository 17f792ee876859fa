import { createHash } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { cancelUrl, resultUrl } from '../rules/return-address.ts'
import type {
  Callback,
  GatewayTrouble,
  PaymentGateway,
  PaymentReading,
} from '../use-cases/payment-gateway.ts'
import { callGateway, type GatewayCall, unreachable } from './call-gateway.ts'
import { headerOf, isRecent, isSignedBy } from './signed-text.ts'
import { listThawaniEntries } from './thawani-entries.ts'

export type ThawaniSettings = {
  secretKey: string
  publishableKey: string
  webhookSecrets: readonly string[]
  /** `https://checkout.thawani.om`, or `https://uatcheckout.thawani.om` for trying. */
  url: string
  clock: Clock
  timeoutMs?: number
}

const maxNameLength = 40

/** Thawani Pay of Oman: a hosted page, amounts in baisa, rials alone. */
export function createThawani(settings: ThawaniSettings): PaymentGateway {
  const { publishableKey, url, secretKey, timeoutMs } = settings
  const call = async <Shape extends z.ZodType>(
    shape: Shape,
    method: GatewayCall['method'],
    path: string,
    json?: unknown,
  ): Promise<Answered<z.output<Shape>> | GatewayTrouble> => {
    const headers = { 'thawani-api-key': secretKey }
    const answer = await callGateway({ method, url: `${url}/api/v1${path}`, headers, json, timeoutMs })
    return answer.kind === 'answered' ? parse(shape, answer.json) : answer
  }
  const readSession = (pspReference: string) =>
    call(sessionAnswer, 'GET', `/checkout/session/${encodeURIComponent(pspReference)}`)

  return {
    async startPayment({ attemptId, amount, description, returnTo }) {
      const started = await call(startAnswer, 'POST', '/checkout/session', {
        client_reference_id: attemptId,
        mode: 'payment',
        products: [{ name: description.slice(0, maxNameLength), quantity: 1, unit_amount: amount }],
        // Thawani names its session only in the answer, so the return carries our own reference, which it shows, too.
        success_url: resultUrl(returnTo, { status: 'succeeded', pspReference: attemptId }),
        cancel_url: cancelUrl(returnTo),
        metadata: { attempt_id: attemptId },
      })
      if (started.kind !== 'answered') return started
      const { session_id: pspReference } = started.data
      const page = `${url}/pay/${encodeURIComponent(pspReference)}?key=${encodeURIComponent(publishableKey)}`
      return { kind: 'started', url: page, pspReference }
    },

    async readPayment(pspReference) {
      const session = await readSession(pspReference)
      return session.kind === 'answered' ? { kind: 'read', ...readingOf(session.data) } : session
    },

    async closePayment(pspReference) {
      const closed = await call(z.unknown(), 'POST', `/checkout/${encodeURIComponent(pspReference)}/cancel`)
      if (closed.kind === 'answered') return { kind: 'closed' }
      if (closed.kind !== 'refused') return closed
      // Refused is what is over already; the session says how it ended.
      const session = await readSession(pspReference)
      if (session.kind !== 'answered') return session
      const { state } = readingOf(session.data)
      if (state === 'paid') return { kind: 'already-paid' }
      return state === 'pending' ? closed : { kind: 'already-ended' }
    },

    async refund({ pspReference, key }) {
      const session = await readSession(pspReference)
      if (session.kind !== 'answered') return session
      const { invoice } = session.data
      // Asked without one, it would list payments of others.
      if (!invoice) return { kind: 'not-refundable', reason: 'the session has no invoice' }
      const path = `/payments?checkout_invoice=${encodeURIComponent(invoice)}`
      const paid = await call(paymentsAnswer, 'GET', path)
      if (paid.kind !== 'answered') return paid
      const [payment] = paid.data
      if (!payment) return { kind: 'not-refundable', reason: 'the session has no payment' }
      // It knows no keys: what was refunded under a lost answer is found here.
      if (payment.refunded) return { kind: 'already-refunded' }
      const refund = { payment_id: payment.payment_id, reason: 'refund', metadata: { key } }
      const refunded = await call(refundAnswer, 'POST', '/refunds', refund)
      if (refunded.kind === 'refused' && !isUnauthorised(refunded)) {
        return { kind: 'not-refundable', reason: refunded.reason }
      }
      return refunded.kind === 'answered'
        ? { kind: 'refunded', refundReference: refunded.data.refund_id }
        : refunded
    },

    listEntries: (asked) =>
      listThawaniEntries(async (shape, path) => {
        const listed = await call(z.object({ data: shape }), 'GET', path)
        return listed as Awaited<ReturnType<Parameters<typeof listThawaniEntries>[0]>> as never
      }, asked),

    readCallback: async (callback) => readEvent(settings, callback),
  }
}

const states: Readonly<Record<string, PaymentReading['state']>> = {
  paid: 'paid',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  failed: 'declined',
}

function readingOf(session: z.output<typeof sessionAnswer>['data']): PaymentReading {
  return {
    state: states[session.payment_status] ?? 'pending',
    attemptId: session.client_reference_id,
    amount: baisa(session.total_amount),
    currency: session.currency ?? 'OMR',
  }
}

/** A key that is not accepted says nothing about the payment. */
function isUnauthorised({ reason }: GatewayTrouble): boolean {
  return /^(?:status )?40[13]/.test(reason)
}

/** Signed is the body with the time behind it. Callbacks have no id of their own: the same text is the same event. */
function readEvent({ webhookSecrets, clock }: ThawaniSettings, { headers, body }: Callback) {
  const timestamp = headerOf(headers, 'thawani-timestamp')
  const signature = headerOf(headers, 'thawani-signature')
  const signed = Buffer.concat([body, Buffer.from(`-${timestamp}`)])
  if (!isRecent(timestamp, clock.now()) || !isSignedBy(webhookSecrets, signed, signature)) {
    return refuse('UNAUTHENTICATED')
  }
  const event = eventShape.safeParse(jsonOf(body)).data
  return ok({
    eventId: createHash('sha256').update(body).digest('hex'),
    kind: event?.event_type ?? 'unknown',
    pspReference: event?.data?.session_id,
    attemptId: event?.data?.client_reference_id,
  })
}

const reference = z.string().min(1).max(200)
const startAnswer = z.object({ success: z.literal(true), data: z.object({ session_id: reference }) })
const sessionAnswer = z.object({
  data: z.object({
    client_reference_id: z.string().max(200).optional(),
    payment_status: z.string(),
    total_amount: z.int().min(0),
    currency: z.string().optional(),
    invoice: reference.optional(),
  }),
})
const paymentsAnswer = z.object({
  data: z.array(z.object({ payment_id: reference, refunded: z.boolean().optional() })),
})
const refundAnswer = z.object({ success: z.literal(true), data: z.object({ refund_id: reference }) })
const eventShape = z.object({
  event_type: z.string().max(100).optional(),
  data: z
    .object({
      session_id: reference.optional().catch(undefined),
      client_reference_id: reference.optional().catch(undefined),
    })
    .optional(),
})

type Answered<Value> = { kind: 'answered' } & (Value extends { data: infer Data } ? { data: Data } : object)

/** It may say no with a status of success. */
function parse<Shape extends z.ZodType>(
  shape: Shape,
  answer: unknown,
): Answered<z.output<Shape>> | GatewayTrouble {
  const no = refusalShape.safeParse(answer)
  if (no.success) return { kind: 'refused', reason: String(no.data.code ?? 'without a code').slice(0, 60) }
  const parsed = shape.safeParse(answer)
  return parsed.success
    ? ({ ...Object(parsed.data), kind: 'answered' } as Answered<z.output<Shape>>)
    : unreachable('its answer has another shape')
}

const refusalShape = z.object({
  success: z.literal(false),
  code: z.union([z.number(), z.string()]).optional(),
})

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
