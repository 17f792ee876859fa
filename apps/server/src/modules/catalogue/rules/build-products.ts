import type { Metadata } from '#kernel/texts.ts'
import type { Media, OfferedService, Product, Variant } from './catalogue.ts'
import type { ProductRows } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { groupBy, groupByChannel, groupTranslations } from './group-rows.ts'
import { assignValues } from './put-attributes.ts'

type Building = Product & { variants: readonly Variant[] }

/** Makes products of their rows, by id. They have no slot yet; rows whose type is not known yet are left out. */
export function buildProducts(store: CatalogueStore, rows: ProductRows): Map<number, Product> {
  const texts = groupTranslations(rows.productTranslations, 'productId', (row) => ({
    name: row.name,
    tag: row.tag,
    freeGift: row.freeGift,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
  }))
  const listings = groupByChannel(rows.productListings, 'productId', store.channelsById, (row) => ({
    isPublished: row.isPublished,
    publishedMs: row.publishedMs,
    isVisible: row.isVisible,
    availableMs: row.availableMs,
  }))
  const values = new Map(rows.productValues.map((row) => [row.productId, row.valueIds]))
  const states = new Map(rows.productStates.map((row) => [row.productId, row.stateIds]))
  const services = groupBy(
    rows.serviceTypes,
    'productId',
    ({ serviceType, venue }) => offered[serviceType][venue],
  )
  const bundles = groupBy(rows.bundleParts, 'productId', ({ variantId, quantity }) => ({
    variantId,
    quantity,
  }))
  const media = groupBy(rows.media, 'productId', ({ productId: _product, ...each }) => each)
  const variantsOf = variantBuilder(store, rows)

  const built = new Map<number, Product>()
  for (const { categoryId, productTypeId, ...row } of rows.products) {
    const type = store.productTypes.get(productTypeId)
    if (!type) continue
    const product: Building = {
      slot: -1,
      ...row,
      metadata: shared(row.metadata),
      category: categoryId === null ? null : (store.categoriesById.get(categoryId) ?? null),
      type,
      translations: texts.get(row.id) ?? none,
      variants: nothing,
      media: withSharedNames(media.get(row.id) ?? nothing, row.name, texts.get(row.id)?.ar?.name),
      assignments: assignValues(store, values.get(row.id)),
      bundle: bundles.get(row.id) ?? nothing,
      stateIds: states.get(row.id) ?? nothing,
      serviceTypes: services.get(row.id) ?? nothing,
      listings: listings.get(row.id) ?? nothing,
    }
    product.variants = variantsOf(product)
    built.set(row.id, product)
  }
  return built
}

function variantBuilder(store: CatalogueStore, rows: ProductRows) {
  const texts = groupTranslations(rows.variantTranslations, 'variantId', ({ name }) => ({ name }))
  const prices = groupByChannel(rows.variantPrices, 'variantId', store.channelsById, (row) => ({
    priceBaisa: row.priceBaisa,
    payableBaisa: row.payableBaisa,
    discountKind: row.discountKind,
    taxBasisPoints: row.taxBasisPoints,
  }))
  const shown = new Map(rows.variantMedia.map((row) => [row.variantId, row.mediaIds]))
  const values = new Map(rows.variantValues.map((row) => [row.variantId, row.valueIds]))
  const grouped = groupBy(rows.variants, 'productId', (row) => row)
  return (product: Product): readonly Variant[] =>
    (grouped.get(product.id) ?? nothing).map(({ id, sku, name, isTracked, metadata }) => ({
      id,
      product,
      sku,
      name,
      isTracked,
      metadata: shared(metadata),
      translations: texts.get(id) ?? none,
      media: pick(product.media, shown.get(id)),
      assignments: assignValues(store, values.get(id)),
      prices: prices.get(id) ?? nothing,
    }))
}

function pick(media: readonly Media[], ids: readonly number[] | undefined): readonly Media[] {
  return ids ? media.filter(({ id }) => ids.includes(id)) : nothing
}

/** Most pictures are described by the product's name: one text serves all. */
function withSharedNames(
  media: readonly Media[],
  name: string,
  arabicName: string | null | undefined,
): readonly Media[] {
  for (const each of media) {
    if (each.alt === name) each.alt = name
    if (each.altAr === arabicName) each.altAr = arabicName
  }
  return media
}

function shared(metadata: Metadata): Metadata {
  return Object.keys(metadata).length === 0 ? none : metadata
}

const offeredAt = (serviceType: OfferedService['serviceType']) => ({
  center: Object.freeze({ serviceType, venue: 'center' as const }),
  home: Object.freeze({ serviceType, venue: 'home' as const }),
})

/** There are four: every product that offers the same refers to the same. */
const offered = { service: offeredAt('service'), delivery: offeredAt('delivery') }

const none = Object.freeze({})
const nothing = Object.freeze([]) as readonly never[]
