import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Log } from '#kernel/log.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { checkTopUp } from '../rules/top-up.ts'

export type ChargeGateway = { id: string; name: string; logo: string }

type Asked = {
  customerId: number
  gatewayId: string
  /** Where the customer wants to come back to, and where the request was sent: the port decides whether it is ours. */
  callbackHost: string
  calledOrigin: string | undefined
  language: Locale
}

export type TopUp = Asked & { amount: Baisa }

/** Where the customer goes on; without an address the top-up is done already. */
export type StartedTopUp = { url: string | null; attemptId: string }

type Context = { db: Database; clock: Clock; config: Config; models: Models; log: Log }

type PortRefusal = 'GATEWAY_UNKNOWN' | 'GATEWAY_UNAVAILABLE' | 'INVALID' | 'CONFLICT'

/** Port to payments, which come after the wallet: `modules.ts` passes it in. */
export type TopUpPort = {
  listGateways(context: Context, language: Locale): Promise<readonly ChargeGateway[]>
  start(context: Context, topUp: TopUp): Promise<Outcome<StartedTopUp, PortRefusal>>
}

/** The wallet is credited when the gateway confirms, never here. */
export async function startTopUp(
  context: Context,
  port: TopUpPort,
  { rial, ...asked }: Asked & { rial: number },
): Promise<Outcome<StartedTopUp, PortRefusal | 'TOP_UP_AMOUNT_INVALID' | 'TOP_UP_UNAVAILABLE'>> {
  const amount = checkTopUp(rial)
  if (!amount.ok) return amount
  const gateways = await port.listGateways(context, asked.language)
  if (gateways.length === 0) return refuse('TOP_UP_UNAVAILABLE')
  if (!gateways.some(({ id }) => id === asked.gatewayId))
    return refuse('GATEWAY_UNKNOWN', { field: 'gatewayId' })
  return port.start(context, { ...asked, amount: amount.value })
}
