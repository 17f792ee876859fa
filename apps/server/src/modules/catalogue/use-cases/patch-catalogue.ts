import type { Change } from '#kernel/database/changes.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { CatalogueStore } from '../rules/catalogue-store.ts'
import { putValues } from '../rules/put-attributes.ts'
import { putProducts, withoutIndexes } from '../rules/put-products.ts'
import { putShared } from '../rules/put-shared.ts'
import { findProductsWithValues, readValueRows } from '../storage/read-attributes.ts'
import { readProductRows } from '../storage/read-product-rows.ts'
import { readSharedRows } from '../storage/read-shared-rows.ts'
import { loadCatalogue, reloadProducts } from './load-catalogue.ts'
import type { ProductCache } from './product-cache.ts'

/** From here on it is quicker to make the indexes anew than to move so many products in them. */
const maxPatched = 1000

const keyKinds = ['catalogue.channels', 'catalogue.types', 'catalogue.attributes']
const sharedKinds = [...keyKinds, 'catalogue.categories', 'catalogue.sliders', 'catalogue.collections']

/** Reads what a change names and puts it in: what products refer to first, then the products. */
export async function patchCatalogue(
  store: CatalogueStore,
  db: Database,
  change: Change,
  cache?: ProductCache,
): Promise<void> {
  if (sharedKinds.some((kind) => change.has(kind))) {
    const isSame = putShared(store, await readSharedRows(db))
    if (!isSame) return loadCatalogue(store, db, cache)
    if (keyKinds.some((kind) => change.has(kind))) for (const index of store.indexes) index.reset()
  }
  const valueIds = change.get('catalogue.values')
  if (valueIds) await patchValues(store, db, [...valueIds])
  const productIds = [...(change.get('catalogue') ?? [])]
  if (cache) return cache.renew(productIds)
  if (productIds.length > maxPatched) return reloadProducts(store, db, productIds)
  if (productIds.length > 0) putProducts(store, productIds, await readProductRows(db, productIds))
}

/** The products that have the values are sorted by them: they are taken out of the indexes while the values change. */
async function patchValues(store: CatalogueStore, db: Database, valueIds: readonly number[]): Promise<void> {
  const [rows, concerned] = await Promise.all([
    readValueRows(db, valueIds),
    findProductsWithValues(db, valueIds, maxPatched + 1),
  ])
  if (concerned.length <= maxPatched) {
    return withoutIndexes(store, concerned, () => putValues(store, valueIds, rows))
  }
  putValues(store, valueIds, rows)
  for (const index of store.indexes) index.reset()
}
