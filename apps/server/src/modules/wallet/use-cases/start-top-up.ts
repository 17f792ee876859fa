import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { checkTopUp } from '../rules/top-up.ts'

export type ChargeGateway = { id: string; name: string; logo: string }

export type TopUp = { customerId: number; amount: Baisa; gatewayId: string; callbackHost: string }

/** Where the customer goes on; without an address the top-up is done already. */
export type StartedTopUp = { url: string | null }

type Context = { db: Database; clock: Clock; config: Config }

/** What the wallet needs of payments, which come after it: `modules.ts` passes it in. */
export type TopUpPort = {
  listGateways(context: Context): Promise<readonly ChargeGateway[]>
  start(context: Context, topUp: TopUp): Promise<Outcome<StartedTopUp, 'GATEWAY_UNAVAILABLE'>>
}

/** As long as no gateway is there. */
export const noTopUps: TopUpPort = {
  listGateways: async () => [],
  start: async () => refuse('GATEWAY_UNAVAILABLE'),
}

type AskedTopUp = { customerId: number; rial: number; gatewayId: string; callbackHost: string }

/** The wallet is credited when the gateway confirms, never here. */
export async function startTopUp(
  context: Context,
  port: TopUpPort,
  { customerId, rial, gatewayId, callbackHost }: AskedTopUp,
): Promise<
  Outcome<
    StartedTopUp,
    'TOP_UP_AMOUNT_INVALID' | 'TOP_UP_UNAVAILABLE' | 'GATEWAY_UNKNOWN' | 'GATEWAY_UNAVAILABLE'
  >
> {
  const amount = checkTopUp(rial)
  if (!amount.ok) return amount
  const gateways = await port.listGateways(context)
  if (gateways.length === 0) return refuse('TOP_UP_UNAVAILABLE')
  if (!gateways.some(({ id }) => id === gatewayId)) return refuse('GATEWAY_UNKNOWN', { field: 'gatewayId' })
  return port.start(context, { customerId, amount: amount.value, gatewayId, callbackHost })
}
