import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { changeByBasisPoints } from '@warsha/contract/money/change-by-percent.ts'
import { type Changed, type Command, defineCommand } from '#commands/define-command.ts'
import type { LoggedChange } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { isDiscountValid } from '../rules/price-change.ts'
import {
  insertScheduledPrices,
  lockPrices,
  type NamedPrice,
  type ProductPrice,
  updatePrices,
} from '../storage/product-price-queries.ts'
import { cancelScheduledAt } from '../storage/scheduled-price-queries.ts'
import { findOpenChannel } from './find-open-channel.ts'
import { maxDays } from './schedule-price.ts'
import { priceChanged } from './set-price.ts'

/** Every price of a product by so many hundredths of a percent; in every channel, or in one. */
export type PriceShift = { productId: number; basisPoints: number; channel: string | null }

/** One price before and after. */
type PriceStep = Pick<
  NamedPrice,
  'variantId' | 'channelId' | 'sku' | 'productNameEn' | 'productNameAr' | 'priceBaisa'
> & { formerBaisa: Baisa }

export type ShiftedProduct = { productId: number; changes: PriceStep[] }

const maxPriceBaisa = 1_000_000_000

/** Changes all prices of a product by a percentage at once. */
export const changePrices: Command<PriceShift, ShiftedProduct> = defineCommand({
  action: 'catalogue.change-prices',
  permission: 'catalogue.write',
  async run(tx, _actor, input: PriceShift) {
    const shifted = await shift(tx, input)
    if (!shifted.ok) return shifted
    const { before, after } = shifted.value
    await updatePrices(tx, after)
    for (const { variantId, channelId, priceBaisa } of after)
      await publish(tx, priceChanged({ variantId, channelId, priceBaisa }))
    return ok({
      result: { productId: input.productId, changes: stepsOf(before, after) },
      subject: { kind: 'product', id: input.productId },
      before: { prices: loggedPrices(before) },
      after: { prices: loggedPrices(after) },
    })
  },
  restore: (tx, _actor, change) => restorePrices(tx, change),
})

/** The same from a moment on; `at` in ISO 8601. */
export const schedulePrices: Command<PriceShift & { at: string }, ShiftedProduct> = defineCommand({
  action: 'catalogue.schedule-prices',
  permission: 'catalogue.write',
  async run(tx, { operatorId }, { at, ...input }: PriceShift & { at: string }) {
    const shifted = await shift(tx, input)
    if (!shifted.ok) return shifted
    const { before, after } = shifted.value
    const stored = await insertScheduledPrices(tx, after, { at, operatorId, maxDays })
    if (stored < after.length) return refuse('PRICE_MOMENT_INVALID', { field: 'from' })
    return ok({
      result: { productId: input.productId, changes: stepsOf(before, after) },
      subject: { kind: 'product', id: input.productId },
      before: { prices: loggedPrices(before) },
      after: { prices: loggedPrices(after), effectiveAt: at },
    })
  },
  restore: (tx, _actor, change) => restorePrices(tx, change),
})

/** Former amounts of the prices that a change has set, as long as each of them is still the one it set. */
export async function restorePrices(
  tx: Transaction,
  { subjectId, before, after }: LoggedChange,
): Promise<Outcome<Changed<ShiftedProduct>>> {
  const productId = Number(subjectId)
  const former = before.prices as LoggedPrice[]
  const left = after.prices as LoggedPrice[]
  if (typeof after.effectiveAt === 'string') return cancelPlanned(tx, productId, after.effectiveAt, left)
  // A price that was the first one has none to go back to.
  if (former.length < left.length) return refuse('CHANGED_SINCE')
  const current = await lockPrices(tx, { productId, channelId: undefined })
  const amountIn = (prices: readonly LoggedPrice[], { variantId, channelId }: ProductPrice) =>
    prices.find((price) => price.variantId === variantId && price.channelId === channelId)?.priceBaisa
  const concerned = current.filter((price) => amountIn(left, price) !== undefined)
  const isSame = concerned.every((price) => amountIn(left, price) === price.priceBaisa)
  if (!isSame || concerned.length < left.length) return refuse('CHANGED_SINCE')
  const prices = concerned.map((price) => ({
    ...price,
    priceBaisa: amountIn(former, price) ?? price.priceBaisa,
  })) as NamedPrice[]
  await updatePrices(tx, prices)
  return ok({
    result: { productId, changes: stepsOf(concerned, prices) },
    subject: { kind: 'product', id: productId },
    before: { prices: loggedPrices(concerned) },
    after: { prices: loggedPrices(prices) },
  })
}

/** A planned change that was taken back has no opposite: it is planned anew. */
async function cancelPlanned(
  tx: Transaction,
  productId: number,
  at: string,
  planned: readonly LoggedPrice[],
): Promise<Outcome<Changed<ShiftedProduct>>> {
  if ((await cancelScheduledAt(tx, planned, at)) < planned.length) return refuse('CHANGED_SINCE')
  return ok({
    result: { productId, changes: [] },
    subject: { kind: 'product', id: productId },
    before: { prices: planned, effectiveAt: at, state: 'waiting' },
    after: { prices: planned, effectiveAt: at, state: 'cancelled' },
  })
}

type LoggedPrice = Pick<ProductPrice, 'variantId' | 'channelId' | 'priceBaisa'>

export function loggedPrices(prices: readonly ProductPrice[]): LoggedPrice[] {
  return prices.map(({ variantId, channelId, priceBaisa }) => ({ variantId, channelId, priceBaisa }))
}

/** Both lists are in the same order. */
function stepsOf(before: readonly NamedPrice[], after: readonly NamedPrice[]): PriceStep[] {
  return after.map((price, at) => ({
    variantId: price.variantId,
    channelId: price.channelId,
    sku: price.sku,
    productNameEn: price.productNameEn,
    productNameAr: price.productNameAr,
    formerBaisa: before[at]?.priceBaisa ?? price.priceBaisa,
    priceBaisa: price.priceBaisa,
  }))
}

/** The prices as they are, and as they would be. */
async function shift(
  tx: Transaction,
  { productId, basisPoints, channel: slug }: PriceShift,
): Promise<Outcome<{ before: NamedPrice[]; after: NamedPrice[] }>> {
  const channel = slug === null ? undefined : await findOpenChannel(tx, { slug })
  if (slug !== null && !channel) return refuse('NOT_FOUND', { field: 'channel' })
  const before = await lockPrices(tx, { productId, channelId: channel?.id })
  if (before.length === 0) return refuse('PRICE_MISSING', { field: 'ids' })
  const after = before.map((price) => ({
    ...price,
    priceBaisa: changeByBasisPoints(price.priceBaisa, basisPoints),
  }))
  if (after.some(({ priceBaisa }) => priceBaisa > maxPriceBaisa))
    return refuse('INVALID', { field: 'basis_points' })
  if (!after.every(isDiscountValid)) return refuse('DISCOUNT_INVALID', { field: 'basis_points' })
  return ok({ before, after })
}
