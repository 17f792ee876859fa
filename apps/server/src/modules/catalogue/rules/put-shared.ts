import type { Channel } from './catalogue.ts'
import type { SharedRows } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { groupBy } from './group-rows.ts'
import { putAttributes } from './put-attributes.ts'
import { putCategories } from './put-categories.ts'
import { putCollections } from './put-collections.ts'

/** Puts in what products refer to. Returns false when the products must be made anew because of it. */
export function putShared(store: CatalogueStore, rows: SharedRows): boolean {
  store.readMs = rows.readMs
  putChannels(store, rows.channels)
  for (const row of rows.productTypes) {
    store.productTypes.set(row.id, Object.assign(store.productTypes.get(row.id) ?? row, row))
  }
  putCategories(store, rows)
  const isSame = putAttributes(store, rows)
  putSliders(store, rows)
  putCollections(store, rows)
  store.version += 1
  store.sharedVersion += 1
  return isSame
}

/** A channel has its index for good: prices stand at it. */
function putChannels(store: CatalogueStore, rows: SharedRows['channels']): void {
  for (const row of rows) {
    const known = store.channelsById.get(row.id)
    const channel: Channel = { index: known?.index ?? store.channelsById.size, ...row }
    store.channelsById.set(row.id, Object.assign(known ?? channel, channel))
  }
  const present = new Set(rows.map(({ id }) => id))
  store.channels = new Map(
    [...store.channelsById.values()].flatMap((channel) =>
      present.has(channel.id) ? [[channel.slug, channel]] : [],
    ),
  )
}

function putSliders(store: CatalogueStore, rows: SharedRows): void {
  const items = groupBy(rows.sliderItems, 'sliderId', ({ productId }) => productId)
  store.sliders = rows.sliders.map(({ titleEn, titleAr, ...row }) => ({
    ...row,
    title: { en: titleEn, ar: titleAr },
    productIds: items.get(row.id) ?? [],
  }))
}
