import { baisa } from '@warsha/contract/money/baisa.ts'
import { systemClock } from '#kernel/clock.ts'
import { createStripe } from '#modules/payments/gateways/stripe.ts'
import { openStripeServer } from '#modules/payments/gateways/testing/stripe-server.ts'

type Keys = { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_PUBLISHABLE_KEY: string }

/** Stripe's stand-in, and the gateway that a shop offers over it, with the patience of a busy machine. */
export async function openStripe(keys: Keys) {
  const server = await openStripeServer()
  const port = createStripe({
    secretKey: keys.STRIPE_SECRET_KEY,
    webhookSecrets: [keys.STRIPE_WEBHOOK_SECRET],
    clock: systemClock,
    url: server.url,
    timeoutMs: 60_000,
  })
  const terms = { minAmount: baisa(200), step: 10, refunds: 'parts' } as const
  return { ...server, offered: { ...terms, publishableKey: keys.STRIPE_PUBLISHABLE_KEY, port } }
}
