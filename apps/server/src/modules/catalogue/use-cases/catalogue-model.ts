import type { LoadContext, ModelDefinition } from '#kernel/read-model.ts'
import type { Catalogue } from '../rules/catalogue.ts'
import { type CatalogueStore, createStore } from '../rules/catalogue-store.ts'
import { createProductLists, type ProductLists } from '../rules/product-lists.ts'
import { countProducts } from '../storage/find-product-ids.ts'
import { loadCatalogue, loadProducts } from './load-catalogue.ts'
import { patchCatalogue } from './patch-catalogue.ts'
import { createProductCache, type ProductCache } from './product-cache.ts'
import { createDescriptions, type ProductDescriptions } from './product-descriptions.ts'
import { createProductSearch, type ProductSearch } from './search-products.ts'
import type { Source } from './source.ts'
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

const noLimits = { maxInMemory: Number.POSITIVE_INFINITY, maxAwaited: Number.POSITIVE_INFINITY }

/** The catalogue in memory, whole unless it is too large. Stock is not in it: that changes with every order and is counted elsewhere. */
export const catalogueModel: ModelDefinition<LoadedCatalogue> = {
  topics: ['catalogue'],
  async load(db, known, { read, ...limits } = { ...noLimits, read: (ask) => ask(db) }) {
    const loaded = known ?? open({ db, read }, await read(countProducts), limits)
    await read((from) => loadCatalogue(storeOf(loaded), from, loaded.cache))
    return loaded
  },
  async complete(loaded, read) {
    const { loading } = loaded
    if (!loading) return
    await read((from) => loadProducts(storeOf(loaded), from))
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

function open(
  source: Source,
  products: number,
  { maxInMemory, maxAwaited }: Omit<LoadContext, 'read'>,
): LoadedCatalogue {
  if (products > maxInMemory) return openStoredCatalogue(source)
  return products > maxAwaited ? openUnfinishedCatalogue(source) : openCatalogue(source)
}

function openCatalogue({ db, read }: Source): LoadedCatalogue {
  const store = createStore()
  return {
    catalogue: store,
    lists: createProductLists(store),
    search: createProductSearch(store, read),
    descriptions: createDescriptions(db),
  }
}

/** The database answers until all products are in memory, so no request waits for them after a start. */
function openUnfinishedCatalogue(source: Source): LoadedCatalogue {
  const catalogue = openCatalogue(source)
  const store = storeOf(catalogue)
  const cache = createProductCache(store, source.db, Number.POSITIVE_INFINITY)
  return {
    ...catalogue,
    cache,
    stored: createStoredLists(store, source, cache),
    loading: { ...Promise.withResolvers<void>(), isDone: false },
  }
}

function openStoredCatalogue(source: Source): LoadedCatalogue {
  const store = createStore()
  const cache = createProductCache(store, source.db)
  const refuse = () => {
    throw new Error('The products are not in memory: the list must be asked of the database')
  }
  return {
    catalogue: store,
    lists: { page: refuse, count: refuse, members: refuse, missing: refuse },
    search: refuse,
    descriptions: createDescriptions(source.db),
    cache,
    stored: createStoredLists(store, source, cache),
  }
}

/** Others see the catalogue read-only; it is one object with the store. */
function storeOf({ catalogue }: LoadedCatalogue): CatalogueStore {
  return catalogue as CatalogueStore
}
