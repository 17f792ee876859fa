import type { Clock } from '#kernel/clock.ts'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Gateways, OfferedGateway } from '../use-cases/payment-gateway.ts'
import { guardGateway } from './guard-gateway.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'
import { createThawani } from './thawani.ts'

type Settings = { config: Config; db: Database; clock: Clock }

const known = new WeakMap<Config, Gateways>()

/** The gateways whose keys are configured, and the sandbox of a demo. Made once, so that their breakers remember. */
export function gatewaysOf(settings: Settings): Gateways {
  const gateways = known.get(settings.config) ?? createGateways(settings)
  known.set(settings.config, gateways)
  return gateways
}

function createGateways(settings: Settings): Gateways {
  const offered = [thawaniOf(settings), stripeOf(settings), sandboxOf(settings)]
  return new Map(
    offered
      .filter((gateway) => gateway !== undefined)
      .map((gateway) => [
        gateway.id,
        { ...gateway, port: guardGateway(gateway.id, gateway.port, settings.clock) },
      ]),
  )
}

function thawaniOf({ config, clock }: Settings): OfferedGateway | undefined {
  const { THAWANI_SECRET_KEY: secretKey, THAWANI_PUBLISHABLE_KEY: publishableKey } = config
  const { THAWANI_WEBHOOK_SECRET: webhookSecret, THAWANI_URL, THAWANI_FEE_PERCENT: feePercent } = config
  if (!secretKey || !publishableKey || !webhookSecret) return undefined
  const url = THAWANI_URL.replace(/\/$/, '')
  const port = createThawani({
    secretKey,
    publishableKey,
    webhookSecrets: secretsOf(webhookSecret),
    url,
    clock,
  })
  return { id: 'thawani', feePercent, step: 1, refundsParts: false, port }
}

function stripeOf({ config, clock }: Settings): OfferedGateway | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  if (!secretKey || !webhookSecret) return undefined
  const port = createStripe({ secretKey, webhookSecrets: secretsOf(webhookSecret), clock })
  return { id: 'stripe', feePercent: config.STRIPE_FEE_PERCENT, step: 10, refundsParts: true, port }
}

function sandboxOf(settings: Settings): OfferedGateway | undefined {
  const { demo, SANDBOX_FEE_PERCENT: feePercent } = settings.config
  return demo
    ? { id: 'sandbox', feePercent, step: 1, refundsParts: true, port: createSandbox(settings) }
    : undefined
}

/** Two while one is being replaced, separated by a comma. */
function secretsOf(written: string): string[] {
  return written
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
}
