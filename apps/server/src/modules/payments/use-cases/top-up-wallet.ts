import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { StartedTopUp, TopUp } from '#modules/wallet/index.ts'
import { checkCallbackHost } from '../rules/callback-host.ts'
import type { PaymentsContext } from './payments-context.ts'
import { startPayment } from './start-payment.ts'

/** As long as the customer may take to pay. */
const longestMs = 30 * 60_000

type Refusal = 'GATEWAY_UNKNOWN' | 'GATEWAY_UNAVAILABLE' | 'INVALID' | 'CONFLICT'

/** Begins a top-up by card. Nothing is held for it; when it is paid, `followPayment` credits the wallet. */
export async function topUpWallet(
  context: PaymentsContext,
  { customerId, gatewayId, amount, language, callbackHost, calledOrigin }: TopUp,
): Promise<Outcome<StartedTopUp, Refusal>> {
  const host = checkCallbackHost(context.config, calledOrigin, callbackHost)
  if (!host.ok) return host
  const started = await startPayment(context, {
    purpose: 'wallet-charge',
    checkout: undefined,
    customerId,
    gatewayId,
    language,
    purchase: null,
    prepare: async () =>
      ok({ amount, wallet: noBaisa, expiresAt: new Date(context.clock.now().getTime() + longestMs) }),
    returnTo: { host: host.value, checkoutId: undefined },
    description: language === 'en' ? context.config.BRAND_NAME_EN : context.config.BRAND_NAME_AR,
  })
  if (started.ok) return ok({ url: started.value.url, attemptId: started.value.publicId })
  const { code } = started
  // Without a hold there is none that could end, and no top-up is over nothing.
  if (code === 'HOLD_EXPIRED' || code === 'HOLD_CANCELLED' || code === 'NOTHING_TO_PAY')
    return refuse('CONFLICT')
  return refuse(code, { field: 'gatewayId' })
}
