import { type Baisa, decimalFromBaisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { splitPayment } from '@warsha/contract/payments/split-payment.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { type CheckoutPrices, previewCheckout } from '#modules/checkout/index.ts'
import { readFees } from '#modules/settings/index.ts'
import { readWalletBalance } from '#modules/wallet/index.ts'
import { amountsOf, type OrderAmounts } from '../rules/order-amounts.ts'

type Deps = { db: Database; models: Models; clock: Clock; config: Config }

export type OrderPreview = {
  amounts: OrderAmounts
  quantity: number
  taxAmount: number
  surcharges: CheckoutPrices['surcharges']
}

/** Price of an order of these lines; `payer` is the customer whose wallet is used. */
export async function summariseOrder(
  deps: Deps,
  wanted: Parameters<typeof previewCheckout>[1],
  payer: number | undefined,
): Promise<Outcome<OrderPreview>> {
  const priced = await previewCheckout(deps, wanted)
  if (!priced.ok) return priced
  const { lines, surcharges, totals } = priced.value
  const counted = [...lines].map(([line, price]) => ({
    ...line,
    undiscountedUnitBaisa: price.price,
  }))
  const order = {
    totalBaisa: totals.payable_amount,
    creditBaisa: await creditOf(deps, totals.due_amount, payer),
    giftCardBaisa: totals.gift_card_amount,
  }
  return ok({
    amounts: amountsOf(order, { lines: counted, surcharges: [...surcharges.keys()] }),
    quantity: totals.total_quantity,
    taxAmount: decimalFromBaisa(totals.tax_amount),
    surcharges,
  })
}

async function creditOf(
  { db, config, models }: Pick<Deps, 'db' | 'config' | 'models'>,
  due: Baisa,
  payer: number | undefined,
): Promise<Baisa> {
  if (payer === undefined) return noBaisa
  const balance = await readWalletBalance(db, payer)
  const { wallet } = await readFees({ config, models })
  const terms = { balance, walletFeePercent: wallet, gatewayFeePercent: 0 }
  return splitPayment(due, terms).wallet
}
