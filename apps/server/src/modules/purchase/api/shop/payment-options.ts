import { type Baisa, decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { RequestContext } from '#http/request-context.ts'
import { gatewaysOf, walletSource } from '#modules/payments/index.ts'
import { feePercentOf, readFees } from '#modules/settings/index.ts'

/** The ways to pay for a checkout. The wallet's says how much of it can pay for this one; without an amount there is none. */
export async function paymentOptions(context: RequestContext, spendable: Baisa | undefined) {
  const t = translatorFor(context.locale)
  const fees = await readFees(context)
  const option = (id: string) => ({
    id,
    name: t(`outgoing.gateways.${id as 'sandbox'}`),
    logo: `/payment-logos/${id.toLowerCase()}.svg`,
    fee_percentage: feePercentOf(fees, id),
  })
  return [
    ...(spendable === undefined ? [] : [{ ...option(walletSource), balance: decimalFromBaisa(spendable) }]),
    ...[...gatewaysOf(context).values()].map(({ id, minAmount }) => ({
      ...option(id),
      minimum_amount: decimalFromBaisa(minAmount),
    })),
  ]
}
