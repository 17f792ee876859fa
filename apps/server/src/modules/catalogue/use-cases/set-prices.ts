import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type Command, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import { isDiscountValid } from '../rules/price-change.ts'
import {
  type EditedPrice,
  insertScheduledPrices,
  openPrices,
  updatePrices,
} from '../storage/product-price-queries.ts'
import { loggedPrices, restorePrices } from './change-prices.ts'
import { maxDays } from './schedule-price.ts'
import { priceChanged } from './set-price.ts'

export type ProductPrices = {
  productId: number
  prices: readonly { variantId: number; channel: string; priceBaisa: Baisa; revision: number }[]
  /** In ISO 8601; undefined: now. */
  at: string | undefined
}

type SetPrices = { productId: number; count: number }

/** Sets several prices of a product together: all of them or none. Costs and discounts stay. */
export const setPrices: Command<ProductPrices, SetPrices> = defineCommand({
  action: 'catalogue.set-prices',
  permission: 'catalogue.write',
  async run(tx, { operatorId }, { productId, prices, at }: ProductPrices) {
    const opened = await open(tx, { productId, prices, at })
    if (!opened.ok) return opened
    const { before, after } = opened.value
    if (at === undefined) {
      await updatePrices(tx, after)
      for (const { variantId, channelId, priceBaisa } of after)
        await publish(tx, priceChanged({ variantId, channelId, priceBaisa }))
    } else if ((await insertScheduledPrices(tx, after, { at, operatorId, maxDays })) < after.length) {
      return refuse('PRICE_MOMENT_INVALID', { field: 'from' })
    }
    return ok({
      result: { productId, count: after.length },
      subject: { kind: 'product', id: productId },
      before: { prices: loggedPrices(before.filter(({ revision }) => revision > 0)) },
      after: { prices: loggedPrices(after), ...(at !== undefined && { effectiveAt: at }) },
    })
  },
  async restore(tx, _actor, change) {
    const restored = await restorePrices(tx, change)
    if (!restored.ok) return restored
    const { result, ...logged } = restored.value
    return ok({ ...logged, result: { productId: result.productId, count: result.changes.length } })
  },
})

/** The prices as they are, locked, and as they will be; each from the revision that was read. */
async function open(
  tx: Transaction,
  { productId, prices, at }: ProductPrices,
): Promise<Outcome<{ before: EditedPrice[]; after: EditedPrice[] }>> {
  const channels = (await readChannelRows(tx)).filter(({ isActive }) => isActive)
  const wanted = prices.map(({ channel: slug, ...price }) => ({
    ...price,
    channelId: channels.find((channel) => channel.slug === slug)?.id ?? 0,
  }))
  const closed = wanted.findIndex(({ channelId }) => channelId === 0)
  if (closed >= 0) return refuse('NOT_FOUND', { field: `prices.${closed}.channel` })
  const names = wanted.map(({ variantId, channelId }) => `${variantId}:${channelId}`)
  if (new Set(names).size < names.length) return refuse('INVALID', { field: 'prices' })
  const opened = new Map(
    (await openPrices(tx, productId, wanted)).map((price) => [
      `${price.variantId}:${price.channelId}`,
      price,
    ]),
  )
  const before: EditedPrice[] = []
  for (const [row, { revision, priceBaisa }] of wanted.entries()) {
    const price = opened.get(names[row] ?? '')
    if (!price) return refuse('NOT_FOUND', { field: `prices.${row}.variant_id` })
    if (price.revision !== revision)
      return refuse('VERSION_CONFLICT', {
        field: `prices.${row}`,
        details: { current: { price_baisa: price.priceBaisa, revision: price.revision } },
      })
    // An empty row would be a price of nothing until the moment comes.
    if (at !== undefined && revision === 0)
      return refuse('PRICE_MISSING', { field: `prices.${row}.price_baisa` })
    if (!isDiscountValid({ ...price, priceBaisa }))
      return refuse('DISCOUNT_INVALID', { field: `prices.${row}.price_baisa` })
    before.push(price)
  }
  const after = before.map((price, row) => ({
    ...price,
    priceBaisa: wanted[row]?.priceBaisa ?? price.priceBaisa,
  }))
  return ok({ before, after })
}
