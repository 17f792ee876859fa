import { type BuiltAttributes, buildAttributes, noteProduct } from './build-attributes.ts'
import { addMember, buildCategories } from './build-categories.ts'
import type { Assignment, Catalogue, Category, Channel, Product, Slider, Variant } from './catalogue.ts'
import type { CatalogueRows, ProductRow } from './catalogue-rows.ts'
import { compareText } from './compare-text.ts'
import { addTo, emptySet, type ProductSet } from './product-set.ts'
import { groupTranslations } from './translations-of.ts'

/** Links the rows of one moment into the catalogue. */
export function buildCatalogue(rows: CatalogueRows): Catalogue {
  const channels = rows.channels.map((channel, index): Channel => ({ ...channel, index }))
  const sorted = [...rows.products].sort((one, other) => (one.slug < other.slug ? -1 : 1))
  const categories = buildCategories(rows, sorted.length)
  const built = buildAttributes(rows)
  const products = buildProducts({ rows, sorted, channels, categories, built })
  const productsById = new Map(products.map((product) => [product.id, product]))
  const variants = products.flatMap((product) => product.variants)
  const attributes = [...built.attributes.values()]
  return {
    channels: new Map(channels.map((channel) => [channel.slug, channel])),
    products,
    productsById,
    productsBySlug: new Map(products.map((product) => [product.slug, product])),
    variantsById: new Map(variants.map((variant) => [variant.id, variant])),
    variantsBySku: new Map(variants.map((variant) => [variant.sku, variant])),
    categories: [...categories.values()],
    categoriesById: categories,
    categoriesBySlug: new Map([...categories.values()].map((category) => [category.slug, category])),
    attributes,
    attributesById: built.attributes,
    attributesBySlug: new Map(attributes.map((attribute) => [attribute.slug, attribute])),
    sliders: buildSliders(rows, productsById),
    soldIn: buildPlaces(products),
  }
}

type Parts = {
  rows: CatalogueRows
  sorted: readonly ProductRow[]
  channels: readonly Channel[]
  categories: ReadonlyMap<number, Category>
  built: BuiltAttributes
}

function buildProducts({ rows, sorted, channels, categories, built }: Parts): readonly Product[] {
  const types = new Map(rows.productTypes.map((type) => [type.id, type]))
  const texts = groupTranslations(rows.productTranslations, 'productId')
  const listings = byChannel(rows.productListings, 'productId', channels)
  const values = new Map(rows.productValues.map((row) => [row.productId, row.valueIds]))
  const states = new Map(rows.productStates.map((row) => [row.productId, row.stateIds]))
  const services = groupBy(rows.serviceTypes, 'productId')
  const bundles = groupBy(rows.bundleParts, 'productId')
  const media = groupBy(rows.media, 'productId')
  const variantsOf = variantBuilder(rows, channels, built)
  const nameRanks = rankByName(sorted)

  return sorted.map((row, index) => {
    const type = types.get(row.productTypeId)
    if (!type) throw new Error(`Product ${row.id} has no type`)
    const product: Product & { variants: readonly Variant[] } = {
      index,
      nameRank: nameRanks[index] ?? 0,
      ...row,
      category: row.categoryId === null ? null : (categories.get(row.categoryId) ?? null),
      type,
      translations: texts.get(row.id) ?? none,
      variants: nothing,
      media: media.get(row.id) ?? nothing,
      assignments: built.assign(values.get(row.id)),
      bundle: bundles.get(row.id) ?? nothing,
      stateIds: states.get(row.id)?.split(',').map(Number) ?? nothing,
      serviceTypes: services.get(row.id) ?? nothing,
      listings: listings.get(row.id) ?? nothing,
    }
    product.variants = variantsOf(product)
    addMember(product.category, index)
    for (const assignments of [product.assignments, ...product.variants.map((each) => each.assignments)]) {
      noteProduct(assignments as readonly Assignment[], index)
    }
    return product
  })
}

function variantBuilder(rows: CatalogueRows, channels: readonly Channel[], built: BuiltAttributes) {
  const texts = groupTranslations(rows.variantTranslations, 'variantId')
  const prices = byChannel(rows.variantPrices, 'variantId', channels)
  const values = new Map(rows.variantValues.map((row) => [row.variantId, row.valueIds]))
  const grouped = groupBy(rows.variants, 'productId')
  return (product: Product): readonly Variant[] =>
    (grouped.get(product.id) ?? nothing).map((row) => ({
      ...row,
      product,
      translations: texts.get(row.id) ?? none,
      assignments: built.assign(values.get(row.id)),
      prices: prices.get(row.id) ?? nothing,
    }))
}

function buildSliders(rows: CatalogueRows, productsById: ReadonlyMap<number, Product>): readonly Slider[] {
  const items = groupBy(rows.sliderItems, 'sliderId')
  return rows.sliders.map(({ titleEn, titleAr, ...row }) => ({
    ...row,
    title: { en: titleEn, ar: titleAr },
    products: (items.get(row.id) ?? nothing).flatMap((item) => productsById.get(item.productId) ?? []),
  }))
}

function buildPlaces(products: readonly Product[]): ReadonlyMap<number, ProductSet> {
  const places = new Map<number, ProductSet>()
  for (const { stateIds, index } of products) {
    for (const stateId of stateIds) {
      const place = places.get(stateId) ?? emptySet(products.length)
      places.set(stateId, place)
      addTo(place, index)
    }
  }
  return places
}

const none = Object.freeze({})
const nothing = Object.freeze([]) as readonly never[]

/** Names are compared as people sort them, which is slow: once for the whole catalogue is enough. */
function rankByName(sorted: readonly ProductRow[]): Int32Array {
  const ranks = new Int32Array(sorted.length)
  const order = sorted.map((row, index) => ({ name: row.name, index }))
  // The slug, which decides between equal names, is already the order of the indexes.
  order.sort((one, other) => compareText(one.name, other.name) || one.index - other.index)
  for (const [rank, { index }] of order.entries()) ranks[index] = rank
  return ranks
}

function groupBy<Key extends string, Row extends { [Name in Key]: number }>(
  rows: readonly Row[],
  key: Key,
): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row[key])
    if (group) group.push(row)
    else groups.set(row[key], [row])
  }
  return groups
}

/** Rows of one owner, each at its channel's place. */
function byChannel<Key extends string, Row extends { channelId: number } & { [Name in Key]: number }>(
  rows: readonly Row[],
  key: Key,
  channels: readonly Channel[],
): Map<number, Row[]> {
  const places = new Map(channels.map((channel) => [channel.id, channel.index]))
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const place = places.get(row.channelId)
    if (place === undefined) continue
    const group = groups.get(row[key]) ?? []
    group[place] = row
    groups.set(row[key], group)
  }
  return groups
}
