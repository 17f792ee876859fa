import type { Database } from '#kernel/database/connect.ts'
import { inSlices } from '#kernel/in-slices.ts'
import type { CatalogueStore } from '../rules/catalogue-store.ts'
import { putValues } from '../rules/put-attributes.ts'
import { freeRetiredSlots, putProducts } from '../rules/put-products.ts'
import { putShared } from '../rules/put-shared.ts'
import { readValueIds, readValueRows } from '../storage/read-attributes.ts'
import { readProductIds, readProductIdsByName, readProductRows } from '../storage/read-product-rows.ts'
import { readSharedRows } from '../storage/read-shared-rows.ts'
import type { ProductCache } from './product-cache.ts'

/**
 * As many as are read, parsed and put in within a few milliseconds. With what is allocated for them comes a share of the
 * garbage collection: two hundred products held the process for up to 200 ms, fifty for less than 50.
 */
const productsInABatch = 50
const valuesInABatch = 500
/** The database reads on two connections while this process puts in what has come. */
const batchesAhead = 2

/**
 * Reads everything into the store, which may be in use: each batch replaces what was there. Batches are not of one
 * moment; whatever changes meanwhile is announced and read again afterwards. With a cache of products only those in it
 * are read.
 */
export async function loadCatalogue(
  store: CatalogueStore,
  db: Database,
  cache?: ProductCache,
): Promise<void> {
  putShared(store, await readSharedRows(db))
  const valueIds = withKnown(await readValueIds(db), store.valuesById)
  await forEachBatch(valueIds, valuesInABatch, {
    read: (ids) => readValueRows(db, ids),
    put: (ids, rows) => putValues(store, ids, rows),
  })
  if (cache) return cache.renew()
  await loadProducts(store, db)
}

export async function loadProducts(store: CatalogueStore, db: Database): Promise<void> {
  await reloadProducts(store, db, withKnown(await readProductIds(db), store.productsById))
}

/** Reads many products and makes the indexes anew, which is quicker than to follow each change. */
export async function reloadProducts(
  store: CatalogueStore,
  db: Database,
  productIds: readonly number[],
): Promise<void> {
  const reading = readProductIdsByName(db)
  // Should the batches fail first, this promise is not awaited any more.
  reading.catch(() => undefined)
  await forEachBatch(productIds, productsInABatch, {
    read: (ids) => readProductRows(db, ids),
    put: (ids, rows) => putProducts(store, ids, rows, { isBulk: true }),
  })
  const known = { idsByName: await reading }
  for (const index of store.indexes) await inSlices(index.rebuild(known))
  freeRetiredSlots(store)
}

/** Ids of products in memory are read as well: deleted ones are not found, and so are removed. */
function withKnown(ids: readonly number[], known: ReadonlyMap<number, unknown>): number[] {
  return known.size === 0 ? [...ids] : [...new Set([...ids, ...known.keys()])]
}

/** The next batches are read while one is put in. */
async function forEachBatch<Rows>(
  ids: readonly number[],
  size: number,
  work: { read(ids: readonly number[]): Promise<Rows>; put(ids: readonly number[], rows: Rows): void },
): Promise<void> {
  const reading: { batch: readonly number[]; rows: Promise<Rows> }[] = []
  let at = 0
  const readOn = () => {
    for (; reading.length < batchesAhead && at < ids.length; at += size) {
      const batch = ids.slice(at, at + size)
      const rows = work.read(batch)
      // This promise is not awaited if a batch before it fails.
      rows.catch(() => undefined)
      reading.push({ batch, rows })
    }
  }
  for (readOn(); ; readOn()) {
    const next = reading.shift()
    if (!next) return
    const rows = await next.rows
    readOn()
    work.put(next.batch, rows)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
