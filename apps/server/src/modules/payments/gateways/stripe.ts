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
  StartPayment,
} from '../use-cases/payment-gateway.ts'
import { GatewayError } from './call-gateway.ts'
import { callbackToleranceSeconds, headerOf } from './signed-text.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecrets: readonly string[]
  clock: Clock
  /** Another place than Stripe itself, for tests. */
  url?: string
}

const timeoutMs = 5000

/** Stripe's hosted checkout. The library is loaded with the first payment. */
export function createStripe(settings: StripeSettings): PaymentGateway {
  let loaded: Promise<Stripe> | undefined
  const client = () => {
    loaded ??= load(settings)
    return loaded
  }
  return {
    async startPayment(payment) {
      const { checkout } = await client()
      const session = await checkout.sessions.create(sessionOf(payment, settings.clock), {
        idempotencyKey: payment.attemptId,
      })
      if (!session.url) throw new GatewayError('Stripe', 'the session has no page')
      return { url: session.url, pspReference: session.id }
    },

    async readPayment(pspReference) {
      const { checkout } = await client()
      return readingOf(await checkout.sessions.retrieve(pspReference))
    },

    async closePayment(pspReference) {
      const { checkout } = await client()
      await checkout.sessions.expire(pspReference)
    },

    async refund({ pspReference, amount, key }) {
      const stripe = await client()
      const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(pspReference)
      const id = typeof intent === 'string' ? intent : intent?.id
      if (!id) throw new GatewayError('Stripe', 'the session has no payment')
      const refund = await stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey: key })
      return { refundReference: refund.id }
    },

    readCallback: async (callback) => readEvent(await client(), settings, callback),
  }
}

async function load({ secretKey, url }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url && placeOf(new URL(url))),
  })
}

function placeOf({ protocol, hostname, port }: URL) {
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port }
}

/** Stripe ends no session earlier than half an hour after its begin; a hold that ends earlier closes it. */
const shortestSessionSeconds = 30 * 60 + 60

function sessionOf(
  { attemptId, amount, description, locale, expiresAt, returnTo }: StartPayment,
  clock: Clock,
): Stripe.Checkout.SessionCreateParams {
  const earliestEnd = Math.ceil(clock.now().getTime() / 1000) + shortestSessionSeconds
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
  const isAboutSession = event.type.startsWith('checkout.session.')
  const session = isAboutSession ? (event.data.object as Stripe.Checkout.Session) : undefined
  return {
    eventId: event.id,
    kind: event.type,
    pspReference: session?.id,
    attemptId: session?.client_reference_id ?? undefined,
  }
}
