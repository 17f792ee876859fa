import type { Category, Channel } from '../rules/catalogue.ts'
import type { Term } from '../rules/product-term.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'

/** The catalogue as one channel shows it in one place at one moment. */
export type PlaceCatalogue = LoadedCatalogue & { channel: Channel; stateId: number; nowMs: number }

/** How many products the place has in a category and below it. */
export async function productCounter(shop: PlaceCatalogue): Promise<(category: Category) => number> {
  const { lists, stored, channel, nowMs } = shop
  if (!stored) return ({ id }) => lists.count({ channel, nowMs, terms: placeTerms(shop, id) })
  const counts = await stored.countByCategory({ channel, nowMs, terms: placeTerms(shop) })
  return ({ id }) => counts.get(id) ?? 0
}

/** Terms for the products sold in the place, and of one category when one is given. */
export function placeTerms({ stateId }: Pick<PlaceCatalogue, 'stateId'>, categoryId?: number): Term[] {
  const place: Term = { is: 'soldIn', stateId }
  return categoryId === undefined ? [place] : [place, { is: 'categories', ids: [categoryId] }]
}
