import type { Database } from '#kernel/database/connect.ts'
import type { ModelDefinition, ModelLimits } from '#kernel/read-model.ts'
import type { Catalogue } from '../rules/catalogue.ts'
import { type CatalogueStore, createStore } from '../rules/catalogue-store.ts'
import { createProductLists, type ProductLists } from '../rules/product-lists.ts'
import { countProducts } from '../storage/find-product-ids.ts'
import { loadCatalogue, loadProducts } from './load-catalogue.ts'
import { patchCatalogue } from './patch-catalogue.ts'
import { createProductCache, type ProductCache } from './product-cache.ts'
import { createDescriptions, type ProductDescriptions } from './product-descriptions.ts'
import { createProductSearch, type ProductSearch } from './search-products.ts'
import { createStoredLists, type StoredLists } from './stored-lists.ts'

/** The catalogue with what was derived from it. It is patched in place, so it is the same object for good. */
export type LoadedCatalogue = {
  catalogue: Catalogue
  lists: ProductLists
  search: ProductSearch
  descriptions: ProductDescriptions
  /** There while only products that were asked for are in the catalogue: it is too large for memory, or being loaded. */
  cache?: ProductCache
  /** Answers then instead of `lists` and `search`. */
  stored?: StoredLists
  /** There while the products are being loaded: when that is done `lists` and `search` answer. */
  loading?: PromiseWithResolvers<void> & { isDone: boolean }
}

const noLimits: ModelLimits = {
  maxInMemory: Number.POSITIVE_INFINITY,
  maxAwaited: Number.POSITIVE_INFINITY,
}

/** The catalogue in memory, whole unless it is too large. Stock is not in it: that changes with every order and is counted elsewhere. */
export const catalogueModel: ModelDefinition<LoadedCatalogue> = {
  topics: ['catalogue'],
  async load(db, known, limits = noLimits) {
    const loaded = known ?? open(db, await countProducts(db), limits)
    await loadCatalogue(storeOf(loaded), db, loaded.cache)
    return loaded
  },
  async complete(loaded, db) {
    const { loading } = loaded
    if (!loading) return
    await loadProducts(storeOf(loaded), db)
    delete loaded.stored
    delete loaded.cache
    delete loaded.loading
    loading.isDone = true
    loading.resolve()
  },
  async patch(loaded, db, change) {
    await patchCatalogue(storeOf(loaded), db, change, loaded.cache)
    return loaded
  },
}

function open(db: Database, products: number, { maxInMemory, maxAwaited }: ModelLimits): LoadedCatalogue {
  if (products > maxInMemory) return openStoredCatalogue(db)
  return products > maxAwaited ? openUnfinishedCatalogue(db) : openCatalogue(db)
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

/** The database answers until all products are in memory, so no request waits for them after a start. */
function openUnfinishedCatalogue(db: Database): LoadedCatalogue {
  const catalogue = openCatalogue(db)
  const store = storeOf(catalogue)
  const cache = createProductCache(store, db, Number.POSITIVE_INFINITY)
  return {
    ...catalogue,
    cache,
    stored: createStoredLists(store, db, cache),
    loading: { ...Promise.withResolvers<void>(), isDone: false },
  }
}

function openStoredCatalogue(db: Database): LoadedCatalogue {
  const store = createStore()
  const cache = createProductCache(store, db)
  const refuse = () => {
    throw new Error('The products are not in memory: the list must be asked of the database')
  }
  return {
    catalogue: store,
    lists: { page: refuse, count: refuse, members: refuse, missing: refuse },
    search: refuse,
    descriptions: createDescriptions(db),
    cache,
    stored: createStoredLists(store, db, cache),
  }
}

/** Others see the catalogue read-only; it is one object with the store. */
function storeOf({ catalogue }: LoadedCatalogue): CatalogueStore {
  return catalogue as CatalogueStore
}
