import type { ModelDefinition } from '#kernel/read-model.ts'
import { attributesOf } from '../rules/attributes-of.ts'
import { buildCatalogue } from '../rules/build-catalogue.ts'
import type { Attribute, Catalogue, Category, Channel } from '../rules/catalogue.ts'
import { createProductLists, type ProductLists } from '../rules/product-lists.ts'
import { intersect, type ProductSet } from '../rules/product-set.ts'
import { readCatalogue } from '../storage/read-catalogue.ts'
import { createProductSearch, type ProductSearch } from './search-products.ts'

/** The catalogue of a moment with what was found out about it. */
export type LoadedCatalogue = {
  catalogue: Catalogue
  lists: ProductLists
  search: ProductSearch
  /** The attributes of a category's products, with the choices that occur there. */
  attributesIn(category: Category, channel: Channel, nowMs: number): readonly Attribute[]
}

/** The whole catalogue in memory. Stock is not in it: that changes with every order and is counted elsewhere. */
export const catalogueModel: ModelDefinition<LoadedCatalogue> = {
  topics: ['catalogue'],
  async load(db) {
    const catalogue = buildCatalogue(await readCatalogue(db))
    const lists = createProductLists(catalogue)
    return {
      catalogue,
      lists,
      search: createProductSearch(catalogue, db),
      attributesIn: keepAttributes(catalogue, lists),
    }
  },
}

function keepAttributes(catalogue: Catalogue, lists: ProductLists): LoadedCatalogue['attributesIn'] {
  const known = new WeakMap<ProductSet, Map<Category, readonly Attribute[]>>()
  return (category, channel, nowMs) => {
    const shown = lists.shown(channel, nowMs)
    const found = known.get(shown) ?? new Map<Category, readonly Attribute[]>()
    known.set(shown, found)
    const attributes = found.get(category) ?? attributesOf(catalogue, intersect(category.members, shown))
    found.set(category, attributes)
    return attributes
  }
}
