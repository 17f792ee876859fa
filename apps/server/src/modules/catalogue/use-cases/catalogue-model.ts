import type { Database } from '#kernel/database/connect.ts'
import type { ModelDefinition } from '#kernel/read-model.ts'
import type { Catalogue } from '../rules/catalogue.ts'
import { type CatalogueStore, createStore } from '../rules/catalogue-store.ts'
import { createProductLists, type ProductLists } from '../rules/product-lists.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { patchCatalogue } from './patch-catalogue.ts'
import { createDescriptions, type ProductDescriptions } from './product-descriptions.ts'
import { createProductSearch, type ProductSearch } from './search-products.ts'

/** The catalogue with what was derived from it. It is patched in place, so it is the same object for good. */
export type LoadedCatalogue = {
  catalogue: Catalogue
  lists: ProductLists
  search: ProductSearch
  descriptions: ProductDescriptions
}

/** The whole catalogue in memory. Stock is not in it: that changes with every order and is counted elsewhere. */
export const catalogueModel: ModelDefinition<LoadedCatalogue> = {
  topics: ['catalogue'],
  async load(db, known) {
    const loaded = known ?? openCatalogue(db)
    await loadCatalogue(storeOf(loaded), db)
    return loaded
  },
  async patch(loaded, db, change) {
    await patchCatalogue(storeOf(loaded), db, change)
    return loaded
  },
}

function openCatalogue(db: Database): LoadedCatalogue {
  const store = createStore()
  return {
    catalogue: store,
    lists: createProductLists(store),
    search: createProductSearch(store, db),
    descriptions: createDescriptions(db),
  }
}

/** Others see the catalogue read-only; it is one object with the store. */
function storeOf({ catalogue }: LoadedCatalogue): CatalogueStore {
  return catalogue as CatalogueStore
}
