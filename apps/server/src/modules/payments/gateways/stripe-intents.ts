import { baisa } from '@warsha/contract/money/baisa.ts'
import type Stripe from 'stripe'
import type { PaymentDoor } from '../rules/payment-attempt.ts'
import type {
  GatewayEvent,
  GatewayTrouble,
  PaymentReading,
  ReadResult,
  StartPayment,
} from '../use-cases/payment-gateway.ts'
import { askStripe } from './stripe-trouble.ts'

export type StartedAtStripe = ({ kind: 'started'; pspReference: string } & PaymentDoor) | GatewayTrouble

type Intents = Pick<Stripe, 'paymentIntents'>

/** Whether a reference is that of an intent, which is paid in Stripe's fields inside another page, and not of a session. */
export function isIntent(pspReference: string): boolean {
  return pspReference.startsWith('pi_')
}

/** Sessions have an intent each, which Stripe tells of as well; this entry tells ours apart. */
const embedded = { form: 'embedded' } as const

/** The fields offer what Stripe's dashboard turns on for the currency, so the kind of card is not named here. */
export async function startIntent(
  { paymentIntents }: Intents,
  { attemptId, amount, description }: StartPayment,
): Promise<StartedAtStripe> {
  const made = await askStripe(() =>
    paymentIntents.create(
      {
        amount,
        currency: 'omr',
        description,
        metadata: { attempt_id: attemptId, ...embedded },
        automatic_payment_methods: { enabled: true },
      },
      { idempotencyKey: attemptId },
    ),
  )
  if (made.kind !== 'answered') return made
  const { id: pspReference, client_secret: clientSecret } = made.value
  return clientSecret
    ? { kind: 'started', url: null, clientSecret, pspReference }
    : { kind: 'unreachable', reason: 'the intent has no secret' }
}

export async function readIntent({ paymentIntents }: Intents, pspReference: string): Promise<ReadResult> {
  const intent = await askStripe(() => paymentIntents.retrieve(pspReference))
  return intent.kind === 'answered' ? { kind: 'read', ...readingOf(intent.value) } : intent
}

/** Paid is what has arrived, not what was asked for. */
function readingOf(intent: Stripe.PaymentIntent): PaymentReading {
  const state = stateOf(intent)
  return {
    state,
    attemptId: intent.metadata.attempt_id,
    amount: baisa(state === 'paid' ? intent.amount_received : intent.amount),
    currency: intent.currency.toUpperCase(),
  }
}

/** After a refused card another one can be tried, so an intent ends by being paid or by being cancelled. */
function stateOf({ status }: Stripe.PaymentIntent): PaymentReading['state'] {
  if (status === 'succeeded') return 'paid'
  return status === 'canceled' ? 'cancelled' : 'pending'
}

/** An event about an intent that was begun for fields; undefined: it is about something else. */
export function embeddedEventOf({ id: eventId, type: kind, data }: Stripe.Event): GatewayEvent | undefined {
  if (!kind.startsWith('payment_intent.')) return undefined
  const { id: pspReference, metadata } = data.object as Stripe.PaymentIntent
  if (metadata?.form !== embedded.form) return undefined
  return { eventId, kind, pspReference, attemptId: metadata.attempt_id }
}
