import { createHash } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { cancelUrl, resultUrl } from '../rules/return-address.ts'
import type { Callback, PaymentGateway, PaymentReading } from '../use-cases/payment-gateway.ts'
import { callGateway, type GatewayCall, GatewayError } from './call-gateway.ts'
import { headerOf, isRecent, isSignedBy } from './signed-text.ts'

export type ThawaniSettings = {
  secretKey: string
  publishableKey: string
  webhookSecrets: readonly string[]
  /** `https://checkout.thawani.om`, or `https://uatcheckout.thawani.om` for trying. */
  url: string
  clock: Clock
}

const longestName = 40

/** Thawani Pay of Oman: a hosted page, amounts in baisa, rials alone. */
export function createThawani(settings: ThawaniSettings): PaymentGateway {
  const { publishableKey, url, secretKey } = settings
  const call = (method: GatewayCall['method'], path: string, json?: unknown) =>
    callGateway('Thawani', {
      method,
      url: `${url}/api/v1${path}`,
      headers: { 'thawani-api-key': secretKey },
      json,
    })
  const readSession = async (pspReference: string) =>
    parse(sessionAnswer, await call('GET', `/checkout/session/${encodeURIComponent(pspReference)}`)).data

  return {
    async startPayment({ attemptId, amount, description, returnTo }) {
      const answer = await call('POST', '/checkout/session', {
        client_reference_id: attemptId,
        mode: 'payment',
        products: [{ name: description.slice(0, longestName), quantity: 1, unit_amount: amount }],
        // Thawani names its session only in the answer, so the return carries our own reference, which it shows, too.
        success_url: resultUrl(returnTo, { status: 'succeeded', pspReference: attemptId }),
        cancel_url: cancelUrl(returnTo),
        metadata: { attempt_id: attemptId },
      })
      const { session_id: pspReference } = parse(startAnswer, answer).data
      const page = `${url}/pay/${encodeURIComponent(pspReference)}?key=${encodeURIComponent(publishableKey)}`
      return { url: page, pspReference }
    },

    async readPayment(pspReference) {
      const session = await readSession(pspReference)
      return {
        state: states[session.payment_status] ?? 'pending',
        attemptId: session.client_reference_id,
        amount: baisa(session.total_amount),
        currency: session.currency ?? 'OMR',
      }
    },

    async closePayment(pspReference) {
      await call('POST', `/checkout/${encodeURIComponent(pspReference)}/cancel`)
    },

    async refund({ pspReference, key }) {
      const { invoice } = await readSession(pspReference)
      const paid = await call('GET', `/payments?checkout_invoice=${encodeURIComponent(invoice ?? '')}`)
      const [payment] = parse(paymentsAnswer, paid).data
      if (!payment) throw new GatewayError('Thawani', 'the session has no payment')
      const refund = { payment_id: payment.payment_id, reason: 'refund', metadata: { key } }
      return { refundReference: parse(refundAnswer, await call('POST', '/refunds', refund)).data.refund_id }
    },

    readCallback: async (callback) => readEvent(settings, callback),
  }
}

const states: Readonly<Record<string, PaymentReading['state']>> = {
  paid: 'paid',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  failed: 'declined',
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
const paymentsAnswer = z.object({ data: z.array(z.object({ payment_id: reference })) })
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

function parse<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new GatewayError('Thawani', 'its answer has another shape')
  return parsed.data
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
