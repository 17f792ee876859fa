import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Log } from '#kernel/log.ts'
import type { Models } from '#kernel/read-model.ts'
import { sandboxCostPercent, sandboxMinAmount } from '../rules/sandbox-cards.ts'
import { beginToCount } from '../use-cases/count-payments.ts'
import type { Gateways, OfferedGateway } from '../use-cases/payment-gateway.ts'
import { sandboxSwitchesModel } from '../use-cases/sandbox-switches.ts'
import { guardGateway } from './guard-gateway.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'
import { createThawani } from './thawani.ts'

type Settings = { config: Config; db: Database; clock: Clock; models?: Models; log?: Log | undefined }

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
      .map((gateway) => {
        const port = guardGateway(gateway.id, gateway.port, settings)
        beginToCount(gateway.id)
        return [gateway.id, { ...gateway, port, state: port.state }]
      }),
  )
}

function thawaniOf({ config, clock }: Settings): OfferedGateway | undefined {
  const { THAWANI_SECRET_KEY: secretKey, THAWANI_PUBLISHABLE_KEY: publishableKey } = config
  const { THAWANI_WEBHOOK_SECRET: webhookSecret, THAWANI_URL } = config
  const { THAWANI_COST_PERCENT: costPercent } = config
  if (!secretKey || !publishableKey || !webhookSecret) return undefined
  const url = THAWANI_URL.replace(/\/$/, '')
  const port = createThawani({
    secretKey,
    publishableKey,
    webhookSecrets: secretsOf(webhookSecret),
    url,
    clock,
  })
  return { id: 'thawani', minAmount: baisa(100), step: 1, refunds: 'whole', costPercent, port }
}

function stripeOf({ config, clock }: Settings): OfferedGateway | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config
  if (!secretKey || !webhookSecret) return undefined
  const port = createStripe({ secretKey, webhookSecrets: secretsOf(webhookSecret), clock })
  const { STRIPE_COST_PERCENT: costPercent, STRIPE_PUBLISHABLE_KEY: publishableKey } = config
  // Stripe charges what half a US dollar is worth, 0.193 Rial, at least.
  const terms = { minAmount: baisa(200), step: 10, refunds: 'parts', costPercent } as const
  return { id: 'stripe', ...terms, publishableKey, port }
}

function sandboxOf(settings: Settings): OfferedGateway | undefined {
  const { config, db, models } = settings
  if (!config.demo) return undefined
  const readSwitches = async () => models?.get(sandboxSwitchesModel) ?? sandboxSwitchesModel.load(db)
  const port = createSandbox({ ...settings, readSwitches })
  return {
    id: 'sandbox',
    minAmount: sandboxMinAmount,
    step: 1,
    refunds: 'parts',
    costPercent: sandboxCostPercent,
    port,
  }
}

/** Two while one is being replaced, separated by a comma. */
function secretsOf(written: string): string[] {
  return written
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
}
