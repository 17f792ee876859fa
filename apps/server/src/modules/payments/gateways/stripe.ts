import { baisa } from '@warsha/contract/money/baisa.ts'
import type Stripe from 'stripe'
import type { Clock } from '#kernel/clock.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { cancelUrl, resultUrl } from '../rules/return-address.ts'
import type {
  Callback,
  GatewayEvent,
  PaymentGateway,
  PaymentReading,
  ReadResult,
  StartPayment,
} from '../use-cases/payment-gateway.ts'
import { callbackToleranceSeconds, headerOf } from './signed-text.ts'
import { listStripeEntries } from './stripe-entries.ts'
import { embeddedEventOf, isIntent, readIntent, type StartedAtStripe, startIntent } from './stripe-intents.ts'
import { askStripe } from './stripe-trouble.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecrets: readonly string[]
  clock: Clock
  /** Another place than Stripe itself, for tests. */
  url?: string
  timeoutMs?: number
}

const defaultTimeoutMs = 5000

/** Stripe's hosted checkout, and its fields inside another page. The library is loaded with the first payment. */
export function createStripe(settings: StripeSettings): PaymentGateway {
  let loaded: Promise<Stripe> | undefined
  const client = () => {
    loaded ??= load(settings)
    return loaded
  }
  const read = async (pspReference: string) => {
    const { checkout } = await client()
    return askStripe(() => checkout.sessions.retrieve(pspReference))
  }
  const readState = async (pspReference: string): Promise<ReadResult> => {
    if (isIntent(pspReference)) return readIntent(await client(), pspReference)
    const session = await read(pspReference)
    return session.kind === 'answered' ? { kind: 'read', ...readingOf(session.value) } : session
  }
  return {
    async startPayment(payment) {
      const stripe = await client()
      const started =
        payment.form === 'embedded' ? await startIntent(stripe, payment) : await startSession(stripe, payment)
      if (started.kind === 'started') return started
      const { kind, reason } = started
      if (kind !== 'refused') return started
      if (reason === 'amount_too_small') return { kind: 'amount-too-small', reason }
      return sameKeyReasons.has(reason) ? { kind: 'in-progress', reason } : started
    },

    readPayment: readState,

    async closePayment(pspReference) {
      const { checkout, paymentIntents } = await client()
      const closed = await askStripe<unknown>(() =>
        isIntent(pspReference) ? paymentIntents.cancel(pspReference) : checkout.sessions.expire(pspReference),
      )
      if (closed.kind === 'answered') return { kind: 'closed' }
      if (closed.kind !== 'refused') return closed
      // Only what is open can be ended; the payment itself says how it ended before, or that a bank is at work.
      const found = await readState(pspReference)
      if (found.kind !== 'read') return found
      if (found.state === 'paid') return { kind: 'already-paid' }
      return found.state === 'cancelled' ? { kind: 'already-ended' } : closed
    },

    async refund({ pspReference, amount, key }) {
      let id: string | undefined = pspReference
      if (!isIntent(pspReference)) {
        const session = await read(pspReference)
        if (session.kind !== 'answered') return session
        const { payment_intent: intent } = session.value
        id = typeof intent === 'string' ? intent : intent?.id
      }
      if (!id) return { kind: 'not-refundable', reason: 'the session has no payment' }
      const { refunds } = await client()
      const refunded = await askStripe(() =>
        refunds.create(
          { payment_intent: id, amount, metadata: { refund_key: key } },
          { idempotencyKey: key },
        ),
      )
      if (refunded.kind === 'answered') return { kind: 'refunded', refundReference: refunded.value.id }
      const { kind, reason } = refunded
      if (kind !== 'refused' || keyReasons.has(reason)) return refunded
      return reason === 'charge_already_refunded'
        ? { kind: 'already-refunded' }
        : { kind: 'not-refundable', reason }
    },

    listEntries: async (asked) => listStripeEntries(await client(), asked),
    readCallback: async (callback) => readEvent(await client(), settings, callback),
  }
}

/** Two calls for one attempt met, or came with other words. */
const sameKeyReasons: ReadonlySet<string> = new Set(['idempotency_error', 'idempotency_key_in_use'])

/** They say nothing about the payment: a key that is not accepted, or a call of ours that is wrong. */
const keyReasons: ReadonlySet<string> = new Set([
  ...sameKeyReasons,
  'StripeAuthenticationError',
  'StripePermissionError',
])

async function load({ secretKey, url, timeoutMs = defaultTimeoutMs }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && placeOf(new URL(url))),
  })
}

function placeOf({ protocol, hostname, port }: URL) {
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port }
}

async function startSession({ checkout }: Stripe, payment: StartPayment): Promise<StartedAtStripe> {
  const made = await askStripe(() =>
    checkout.sessions.create(sessionOf(payment), { idempotencyKey: payment.attemptId }),
  )
  if (made.kind !== 'answered') return made
  const { url, id: pspReference } = made.value
  return url
    ? { kind: 'started', url, pspReference }
    : { kind: 'unreachable', reason: 'the session has no page' }
}

/** Stripe ends no session earlier than half an hour after its begin; a hold that ends earlier closes it. */
const minSessionSeconds = 30 * 60 + 60

function sessionOf({
  attemptId,
  amount,
  description,
  locale,
  createdAt,
  expiresAt,
  returnTo,
}: StartPayment): Stripe.Checkout.SessionCreateParams {
  // From the attempt's own time: under one key Stripe wants to hear the very same.
  const earliestEnd = Math.ceil(createdAt.getTime() / 1000) + minSessionSeconds
  return {
    mode: 'payment',
    client_reference_id: attemptId,
    metadata: { attempt_id: attemptId },
    payment_intent_data: { metadata: { attempt_id: attemptId } },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'omr', unit_amount: amount, product_data: { name: description } },
      },
    ],
    // Stripe's page does not speak Arabic; it then takes the browser's language.
    locale: locale === 'en' ? 'en' : 'auto',
    expires_at: Math.max(Math.floor(expiresAt.getTime() / 1000), earliestEnd),
    success_url: resultUrl(returnTo, { status: 'succeeded', pspReference: '{CHECKOUT_SESSION_ID}' }),
    cancel_url: cancelUrl(returnTo),
  }
}

/** A refused card can be tried again on Stripe's page, so a session ends by being paid or by running out. */
function readingOf(session: Stripe.Checkout.Session): PaymentReading {
  return {
    state: stateOf(session),
    attemptId: session.client_reference_id ?? undefined,
    amount: session.amount_total === null ? undefined : baisa(session.amount_total),
    currency: session.currency?.toUpperCase(),
  }
}

function stateOf({ payment_status, status }: Stripe.Checkout.Session): PaymentReading['state'] {
  if (payment_status === 'paid') return 'paid'
  return status === 'expired' ? 'cancelled' : 'pending'
}

function readEvent(
  { webhooks }: Stripe,
  { webhookSecrets, clock }: StripeSettings,
  { headers, body }: Callback,
): Outcome<GatewayEvent, 'UNAUTHENTICATED'> {
  const signature = headerOf(headers, 'stripe-signature')
  const now = clock.now().getTime()
  for (const secret of webhookSecrets) {
    try {
      const event = webhooks.constructEvent(body, signature, secret, callbackToleranceSeconds, undefined, now)
      return ok(eventOf(event))
    } catch (error) {
      if (!isForgery(error)) throw error
    }
  }
  return refuse('UNAUTHENTICATED')
}

function isForgery(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeSignatureVerificationError'
}

function eventOf(event: Stripe.Event): GatewayEvent {
  const embedded = embeddedEventOf(event)
  if (embedded) return embedded
  const isAboutSession = event.type.startsWith('checkout.session.')
  const session = isAboutSession ? (event.data.object as Stripe.Checkout.Session) : undefined
  return {
    eventId: event.id,
    kind: event.type,
    pspReference: session?.id,
    attemptId: session?.client_reference_id ?? undefined,
  }
}
