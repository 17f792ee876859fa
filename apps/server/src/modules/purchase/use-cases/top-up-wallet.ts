import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { lockAccount } from '#modules/identity/index.ts'
import {
  checkCallbackHost,
  type SettlementContext,
  type StartRefusal,
  startPayment,
} from '#modules/payments/index.ts'
import type { StartedTopUp, TopUp } from '#modules/wallet/index.ts'

/** As long as the customer may take to pay. */
const maxMs = 30 * 60_000

type Refusal = 'GATEWAY_UNKNOWN' | 'GATEWAY_UNAVAILABLE' | 'INVALID' | 'CONFLICT'

/**
 * Begins a top-up by card. Nothing is held for it; when it is paid, `onPaymentSucceeded` credits the wallet. An account that is
 * being deleted begins none: the deletion sees the payment, or the payment sees the deletion.
 */
export async function topUpWallet(
  context: SettlementContext,
  { customerId, gatewayId, amount, language, callbackHost, calledOrigin }: TopUp,
): Promise<Outcome<StartedTopUp, Refusal>> {
  const host = checkCallbackHost(context.config, calledOrigin, callbackHost)
  if (!host.ok) return host
  const started = await startPayment(context, {
    purpose: 'wallet-charge',
    checkout: undefined,
    customerId,
    gatewayId,
    form: 'page',
    language,
    purchase: null,
    prepare: async (tx) => {
      if (!(await lockAccount(tx, customerId))) return refuse('CONFLICT')
      return ok({
        amount,
        wallet: noBaisa,
        expiresAt: new Date(context.clock.now().getTime() + maxMs),
      })
    },
    returnTo: { host: host.value, checkoutId: undefined },
    description: language === 'en' ? context.config.BRAND_NAME_EN : context.config.BRAND_NAME_AR,
  })
  if (started.ok) return ok({ url: started.value.url, attemptId: started.value.publicId })
  const { code } = started
  // Without a hold there is none that could end, and a top-up is of whole Rials.
  if (isOfCheckout(code)) return refuse('CONFLICT')
  return refuse(code, { field: 'gatewayId' })
}

type OfCheckout = 'HOLD_EXPIRED' | 'HOLD_CANCELLED' | 'NOTHING_TO_PAY' | 'CARD_AMOUNT_TOO_SMALL'

function isOfCheckout(code: StartRefusal): code is OfCheckout {
  return (
    code === 'HOLD_EXPIRED' ||
    code === 'HOLD_CANCELLED' ||
    code === 'NOTHING_TO_PAY' ||
    code === 'CARD_AMOUNT_TOO_SMALL'
  )
}
