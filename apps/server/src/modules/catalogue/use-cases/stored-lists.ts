import type { Attribute, Product } from '../rules/catalogue.ts'
import type { CatalogueStore } from '../rules/catalogue-store.ts'
import { cursorOf, readCursor } from '../rules/product-order.ts'
import { type ProductPage, pageAsFound } from '../rules/product-page.ts'
import type { Term } from '../rules/product-term.ts'
import { textToRank } from '../rules/search-term.ts'
import { keyReader } from '../rules/sort-keys.ts'
import {
  countByCategory,
  countByValue,
  countListed,
  isSupported,
  type ListedProducts,
  readAllListed,
  readOccurringValues,
  readPageIds,
  readRankedIds,
} from '../storage/list-queries.ts'
import { findProductIds } from '../storage/search-queries.ts'
import { possibleTexts } from '../storage/statement-values.ts'
import type { ProductCache } from './product-cache.ts'
import type { ProductsQuestion } from './products-question.ts'
import type { Source } from './source.ts'

/** A catalogue of this size cannot be narrowed by what was asked for. */
export type ListRefusal = 'FILTER_UNAVAILABLE'

type Listed = Omit<ListedProducts, 'catalogue'>

export type StoredLists = {
  page(asked: ProductsQuestion): Promise<ProductPage | ListRefusal | undefined>
  attributes(listed: Listed): Promise<readonly Attribute[]>
  /** The listed products of each category and of all below it. */
  countByCategory(listed: Listed): Promise<ReadonlyMap<number, number>>
  /** The listed products, and those of them that have each value. */
  countByValue(listed: Listed): Promise<{ total: number; byValue: ReadonlyMap<number, number> }>
  all(listed: Listed): Promise<readonly Pick<Product, 'id' | 'updatedMs'>[]>
}

/** Lists of a catalogue that is too large for memory: the database finds the page, its products come from the cache. */
export function createStoredLists(
  store: CatalogueStore,
  { db, read }: Source,
  cache: ProductCache,
): StoredLists {
  async function productsOf(ids: readonly number[]): Promise<Product[]> {
    await cache.ensure({ ids })
    return ids.flatMap((id) => store.productsById.get(id) ?? [])
  }

  async function pageInOrder({
    page,
    sort,
    ...question
  }: ProductsQuestion): Promise<ProductPage | undefined> {
    const listed = { ...question, catalogue: store }
    const { size, isBackward = false, skip = 0 } = page
    const reader = keyReader(store, question.channel, sort)
    const cursor = page.cursor && readCursor(reader, page.cursor)
    if (page.cursor && (!cursor || possibleTexts(page.cursor).length < page.cursor.length)) return undefined
    const range = { sort, cursor, isBackward, skip, size: size + 1 }
    const ids = await readPageIds(db, listed, range)
    const shown = ids.slice(0, size)
    const products = await productsOf(isBackward ? shown.reverse() : shown)
    return {
      products,
      hasMore: ids.length > size,
      count: () => countListed(db, listed),
      cursorAt: (position) => cursorOf(reader, products[position] as Product),
    }
  }

  async function pageByRank(asked: ProductsQuestion, folded: string): Promise<ProductPage | undefined> {
    const ids = await readRankedIds(db, { ...asked, catalogue: store }, folded)
    const found = pageAsFound(
      ids.map((id) => ({ id })),
      asked.page,
    )
    return found && { ...found, products: await productsOf(found.products.map(({ id }) => id)) }
  }

  async function pageAsArranged(
    { page, ...listed }: ProductsQuestion,
    arrangement: readonly number[],
  ): Promise<ProductPage | undefined> {
    const among: Term = { is: 'ids', ids: arrangement }
    const question = { ...listed, terms: [...listed.terms, among], catalogue: store }
    const shown = new Set((await readAllListed(db, question)).map(({ id }) => id))
    const found = pageAsFound(
      arrangement.filter((id) => shown.has(id)).map((id) => ({ id })),
      page,
    )
    return found && { ...found, products: await productsOf(found.products.map(({ id }) => id)) }
  }

  return {
    async page(asked) {
      if (!isSupported({ ...asked, catalogue: store })) return 'FILTER_UNAVAILABLE'
      const { search, arrangement } = asked
      if (arrangement) return pageAsArranged(asked, arrangement)
      if (!search) return pageInOrder(asked)
      const ids = await read((from) => findProductIds(from, search.term.parts ?? search.term.words))
      const among = { ...asked, terms: [...asked.terms, { is: 'ids', ids } as const] }
      return search.isByRank ? pageByRank(among, textToRank(search.term)) : pageInOrder(among)
    },
    async attributes(listed) {
      const occurring = await readOccurringValues(db, { ...listed, catalogue: store })
      const present = new Set([...occurring].map((id) => store.valuesById.get(id)?.attributeId))
      return store.attributes
        .filter(({ id }) => present.has(id))
        .map((attribute) => ({
          ...attribute,
          choices: attribute.choices.filter(({ id }) => occurring.has(id)),
        }))
    },
    async countByCategory(listed) {
      const own = await countByCategory(db, { ...listed, catalogue: store })
      const all = new Map<number, number>()
      for (const [id, count] of own) {
        for (let at = store.categoriesById.get(id) ?? null; at; at = at.parent) {
          all.set(at.id, (all.get(at.id) ?? 0) + count)
        }
      }
      return all
    },
    async countByValue(listed) {
      const question = { ...listed, catalogue: store }
      const byValue = await countByValue(db, question)
      return { total: await countListed(db, question), byValue }
    },
    all: (listed) => readAllListed(db, { ...listed, catalogue: store }),
  }
}
