import { LRUCache } from 'lru-cache'
import type { Database } from '#kernel/database/connect.ts'
import type { ProductRows } from '../rules/catalogue-rows.ts'
import type { CatalogueStore } from '../rules/catalogue-store.ts'
import { putProducts } from '../rules/put-products.ts'
import { findNamedProductIds } from '../storage/find-product-ids.ts'
import { readProductRows } from '../storage/read-product-rows.ts'
import { possibleIds } from '../storage/statement-values.ts'

export type WantedProducts = {
  ids?: Iterable<number>
  slugs?: Iterable<string>
  variantIds?: Iterable<number>
  skus?: Iterable<string>
}

export type ProductCache = {
  /** Reads what is not in the catalogue yet, with the parts of bundles. Undefined when there is nothing to wait for. */
  ensure(wanted: WantedProducts): Promise<void> | undefined
  /** Reads those of the changed products again that are in the catalogue; all of them without ids. */
  renew(changedIds?: Iterable<number>): Promise<void>
}

/** Far more than the requests of a moment need, so that what one of them waited for is still there when it is used. */
const maxCached = 10_000
const productsInABatch = 200

/**
 * Holds those products in the catalogue that were asked for last, when there are too many to hold them all. Without an
 * end to their number none of them goes.
 */
export function createProductCache(store: CatalogueStore, db: Database, max = maxCached): ProductCache {
  const reading = new Map<number, Promise<void>>()
  const changedMeanwhile = new Set<number>()
  const recent = Number.isFinite(max) ? recentProducts(store, max) : undefined

  /** A product that changes while it is read is read once more and not put in before. */
  async function read(ids: readonly number[]): Promise<void> {
    for (let left = ids; left.length > 0; ) {
      const rows = await readProductRows(db, left)
      const stale = left.filter((id) => changedMeanwhile.delete(id))
      const fresh = stale.length > 0 ? left.filter((id) => !stale.includes(id)) : left
      putProducts(store, fresh, rows)
      for (const id of fresh) if (store.productsById.has(id)) recent?.set(id, true)
      left = stale
    }
  }

  function startReading(ids: readonly number[]): Promise<unknown> {
    const started: Promise<void>[] = []
    for (let at = 0; at < ids.length; at += productsInABatch) {
      const batch = ids.slice(at, at + productsInABatch)
      const work = read(batch).finally(() => {
        for (const id of batch) {
          reading.delete(id)
          changedMeanwhile.delete(id)
        }
      })
      for (const id of batch) reading.set(id, work)
      started.push(work)
    }
    return Promise.all(started)
  }

  async function readMissing(ids: readonly number[]): Promise<void> {
    const waiting = new Set(ids.flatMap((id) => reading.get(id) ?? []))
    await Promise.all([startReading(ids.filter((id) => !reading.has(id))), ...waiting])
  }

  /** Marks them as used and returns those that must be read. */
  function missingOf(ids: Iterable<number>): number[] {
    const isThere = (id: number) => store.productsById.has(id) && (!recent || recent.get(id))
    return possibleIds(new Set(ids)).filter((id) => !isThere(id))
  }

  async function readNamed(ids: readonly number[], named: NamedProducts): Promise<void> {
    const found = named.isEmpty ? [] : await findNamedProductIds(db, named)
    const all = [...new Set([...ids, ...found])]
    await readMissing(missingOf(all))
    const parts = missingParts(store, all)
    if (parts.length > 0) await readMissing(missingOf(await findNamedProductIds(db, onlyVariants(parts))))
  }

  return {
    ensure(wanted) {
      const named = unknownNames(store, wanted)
      const ids = [...(wanted.ids ?? []), ...knownIds(store, wanted)]
      const missing = missingOf(ids)
      if (missing.length === 0 && named.isEmpty && missingParts(store, ids).length === 0) return undefined
      return readNamed(ids, named)
    },
    async renew(changedIds = [...store.productsById.keys(), ...reading.keys()]) {
      const ids = [...new Set(changedIds)]
      for (const id of ids) if (reading.has(id)) changedMeanwhile.add(id)
      await readMissing(ids.filter((id) => reading.has(id) || store.productsById.has(id)))
    },
  }
}

function recentProducts(store: CatalogueStore, max: number) {
  return new LRUCache<number, true>({
    max,
    dispose: (_value, id, reason) => {
      if (reason === 'evict') putProducts(store, [id], noProducts)
    },
  })
}

type NamedProducts = Required<{ slugs: string[]; variantIds: number[]; skus: string[] }> & {
  isEmpty: boolean
}

function unknownNames(store: CatalogueStore, { slugs = [], variantIds = [], skus = [] }: WantedProducts) {
  const named = {
    slugs: [...slugs].filter((slug) => !store.productsBySlug.has(slug)),
    variantIds: [...variantIds].filter((id) => !store.variantsById.has(id)),
    skus: [...skus].filter((sku) => !store.variantsBySku.has(sku)),
  }
  return { ...named, isEmpty: Object.values(named).every(({ length }) => length === 0) }
}

function knownIds(
  store: CatalogueStore,
  { slugs = [], variantIds = [], skus = [] }: WantedProducts,
): number[] {
  return [
    ...[...slugs].map((slug) => store.productsBySlug.get(slug)),
    ...[...variantIds].map((id) => store.variantsById.get(id)?.product),
    ...[...skus].map((sku) => store.variantsBySku.get(sku)?.product),
  ].flatMap((product) => product?.id ?? [])
}

/** Variants that the bundles among the products consist of and that are not there. */
function missingParts(store: CatalogueStore, ids: readonly number[]): number[] {
  return ids.flatMap((id) =>
    (store.productsById.get(id)?.bundle ?? [])
      .map(({ variantId }) => variantId)
      .filter((variantId) => !store.variantsById.has(variantId)),
  )
}

const onlyVariants = (variantIds: readonly number[]) => ({ slugs: [], skus: [], variantIds })

const noProducts: ProductRows = {
  products: [],
  productTranslations: [],
  productListings: [],
  productValues: [],
  productStates: [],
  serviceTypes: [],
  bundleParts: [],
  media: [],
  variants: [],
  variantMedia: [],
  variantTranslations: [],
  variantPrices: [],
  variantValues: [],
}
