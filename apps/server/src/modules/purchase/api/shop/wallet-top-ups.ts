import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { gatewaysOf } from '#modules/payments/index.ts'
import type { TopUpPort } from '#modules/wallet/index.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'
import { topUpWallet } from '../../use-cases/top-up-wallet.ts'

/** How the wallet's top-ups are paid; `modules.ts` passes it to the wallet. */
export const walletTopUps: TopUpPort = {
  async listGateways(context, language) {
    const t = translatorFor(language)
    return [...gatewaysOf(context).keys()].map((id) => ({
      id,
      name: t(`outgoing.gateways.${id as 'sandbox'}`),
      logo: `/payment-logos/${id}.svg`,
    }))
  },
  start: (context, topUp) => topUpWallet(purchaseContextOf(context), topUp),
}
