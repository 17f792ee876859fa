import { type CartLine, isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { type Baisa, baisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { listSurchargesCall } from '@warsha/contract/orders/orders.calls.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentPlace } from '~/session/place.ts'

/** Surcharges of the shop on a cart, by name, beside the fees of slots, which the cart knows itself. */
export type CartSurcharges = {
  rows: readonly { name: string; amount: Baisa }[]
  /** Of the whole cart with them. */
  tax: Baisa
}

/** Null where the shop adds nothing. */
export async function readSurcharges(
  lines: readonly CartLine[],
  signal: AbortSignal,
): Promise<CartSurcharges | null> {
  const goods = lines.filter((line) => !isServiceFee(line))
  if (goods.length === 0) return null
  const cart_items = goods.map(({ id, variantId, quantity, metadata }) => ({
    id,
    variantId,
    quantity,
    metadata,
  }))
  const body = { city_id: currentPlace().stateId, cart_items }
  const { data } = await browserApi().call(listSurchargesCall, { body, signal, isBackground: true })
  const others = data.surcharges.filter(({ kind }) => kind !== slotFeeKind)
  if (others.length === 0) return null
  const rows = [...Map.groupBy(others, ({ name }) => name)].map(([name, same]) => ({
    name,
    amount: sumBaisa(same.map(({ amount }) => inBaisa(amount))),
  }))
  return { rows, tax: inBaisa(data.tax_amount) }
}

function inBaisa(rials: number): Baisa {
  return baisa(Math.round(rials * 1000))
}
