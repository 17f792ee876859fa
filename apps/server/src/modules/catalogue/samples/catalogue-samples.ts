import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Catalogue, Channel, Listing, Product } from '../rules/catalogue.ts'
import type {
  AttributeRow,
  CategoryRow,
  ProductRows,
  SharedRows,
  ValueRow,
  ValueRows,
} from '../rules/catalogue-rows.ts'
import { type CatalogueStore, createStore } from '../rules/catalogue-store.ts'
import { putValues } from '../rules/put-attributes.ts'
import { putProducts } from '../rules/put-products.ts'
import { putShared } from '../rules/put-shared.ts'

/** Everything that a catalogue is made of. */
export type CatalogueRows = SharedRows & ValueRows & ProductRows

export const sampleNow = new Date('2026-03-01T08:00:00Z')
const longAgo = new Date('2026-01-01T00:00:00Z')

/** The fields of a product that a test sets; all others have usual values. */
export type SampleProduct = {
  slug: string
  name?: string
  nameAr?: string
  category?: string
  kind?: Product['kind']
  /** In baisa by variant, in the only channel. */
  prices?: readonly number[]
  payable?: readonly number[]
  salesRank?: number
  states?: readonly number[]
  /** Slugs of values by attribute; a number for a numeric one. */
  values?: Readonly<Record<string, string | number>>
  bundle?: readonly { sku: string; quantity: number }[]
  isTracked?: boolean
  listing?: Partial<Listing>
}

export type SampleShop = {
  products: readonly SampleProduct[]
  categories?: readonly (Partial<CategoryRow> & { slug: string; parent?: string })[]
}

/** A catalogue of one channel. Ids count from 1 in the order given; a variant's sku is its product's slug and place. */
export function sampleCatalogue({ products, categories = [{ slug: 'all' }] }: SampleShop): CatalogueStore {
  return buildCatalogue(sampleRows(products, categories))
}

/** A catalogue made of all its rows at once. */
export function buildCatalogue(rows: CatalogueRows): CatalogueStore {
  const store = createStore()
  putShared(store, rows)
  putValues(
    store,
    rows.values.map(({ id }) => id),
    rows,
  )
  putProducts(
    store,
    rows.products.map(({ id }) => id),
    rows,
  )
  return store
}

export function onlyChannel(catalogue: Catalogue): Channel {
  const [channel] = catalogue.channels.values()
  if (!channel) throw new Error('The sample has no channel')
  return channel
}

export function find<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (!value) throw new Error(`The sample has no ${key}`)
  return value
}

/** The rows that such a catalogue is made of. */
export function sampleRows(
  products: readonly SampleProduct[],
  categories: NonNullable<SampleShop['categories']> = [{ slug: 'all' }],
): CatalogueRows {
  const categoryIds = new Map(categories.map(({ slug }, at) => [slug, at + 1]))
  const { attributes, values, idOf } = describe(products)
  const variants = products.flatMap((product, at) =>
    (product.prices ?? [1000]).map((price, place) => ({ product, productId: at + 1, place, price })),
  )
  const skuOf = (slug: string, place: number) => `${slug}-${place}`
  const variantIds = new Map(variants.map(({ product, place }, at) => [skuOf(product.slug, place), at + 1]))
  return {
    readMs: sampleNow.getTime(),
    channels: [{ id: 1, slug: 'default-channel', isActive: true }],
    productTypes: [{ id: 1, slug: 'goods', name: 'Goods', isShippingRequired: true, metadata: {} }],
    categories: categories.map(({ parent, ...category }, at) => ({
      id: at + 1,
      parentId: parent ? (categoryIds.get(parent) ?? null) : null,
      level: levelOf(categories, category.slug),
      name: category.slug,
      description: null,
      seoTitle: null,
      seoDescription: null,
      imageUrl: null,
      imageAlt: '',
      imageAltAr: '',
      usageLimitType: null,
      metadata: {},
      updatedAt: longAgo,
      ...category,
    })),
    categoryTranslations: [],
    attributes,
    attributeTranslations: [],
    values,
    valueTranslations: [],
    products: products.map((product, at) => ({
      id: at + 1,
      slug: product.slug,
      name: product.name ?? product.slug,
      kind: product.kind ?? 'goods',
      seoTitle: null,
      seoDescription: null,
      categoryId: categoryIds.get(product.category ?? categories[0]?.slug ?? '') ?? null,
      productTypeId: 1,
      tag: null,
      freeGift: null,
      salesRank: product.salesRank ?? at + 1,
      taxBasisPoints: 500,
      metadata: {},
      createdMs: longAgo.getTime(),
      updatedMs: longAgo.getTime(),
    })),
    productTranslations: products.flatMap(({ nameAr }, at) =>
      nameAr ? [{ productId: at + 1, languageCode: 'ar' as const, ...noTexts, name: nameAr }] : [],
    ),
    productListings: products.map(({ listing }, at) => ({
      productId: at + 1,
      channelId: 1,
      isPublished: true,
      publishedMs: longAgo.getTime(),
      isVisible: true,
      availableMs: longAgo.getTime(),
      ...listing,
    })),
    productValues: products.flatMap((product, at) => {
      const ids = Object.entries(product.values ?? {}).map(([attribute, value]) => idOf(attribute, value))
      return ids.length > 0 ? [{ productId: at + 1, valueIds: ids }] : []
    }),
    productStates: products.flatMap(({ states }, at) =>
      states ? [{ productId: at + 1, stateIds: states }] : [],
    ),
    serviceTypes: [],
    bundleParts: products.flatMap(({ bundle = [] }, at) =>
      bundle.map(({ sku, quantity }) => ({
        productId: at + 1,
        variantId: variantIds.get(sku) ?? 0,
        quantity,
      })),
    ),
    media: [],
    variants: variants.map(({ product, productId, place }, at) => ({
      id: at + 1,
      productId,
      sku: skuOf(product.slug, place),
      name: skuOf(product.slug, place),
      isTracked: product.isTracked ?? true,
      metadata: {},
    })),
    variantMedia: [],
    variantTranslations: [],
    variantPrices: variants.map(({ product, place, price }, at) => {
      const priceBaisa = baisa(price)
      const payableBaisa = baisa(product.payable?.[place] ?? price)
      const discountKind = payableBaisa < priceBaisa ? ('fixed' as const) : ('none' as const)
      return { variantId: at + 1, channelId: 1, priceBaisa, payableBaisa, discountKind, taxBasisPoints: 500 }
    }),
    variantValues: [],
    sliders: [],
    sliderItems: [],
    collections: [],
    collectionTranslations: [],
    collectionListings: [],
    collectionItems: [],
  }
}

const noTexts = { tag: null, freeGift: null, seoTitle: null, seoDescription: null }

function levelOf(categories: NonNullable<SampleShop['categories']>, slug: string): number {
  const parent = categories.find((category) => category.slug === slug)?.parent
  return parent ? levelOf(categories, parent) + 1 : 0
}

/** The attributes and values that the products mention. */
function describe(products: readonly SampleProduct[]) {
  const attributes: AttributeRow[] = []
  const values: ValueRow[] = []
  const known = new Map<string, number>()
  for (const [slug, value] of products.flatMap(({ values: own = {} }) => Object.entries(own))) {
    const isNumber = typeof value === 'number'
    let attribute = attributes.find((each) => each.slug === slug)
    if (!attribute) {
      const inputType = isNumber ? ('NUMERIC' as const) : ('DROPDOWN' as const)
      const flags = { unit: null, isFilterable: true, isVisible: true, metadata: {} }
      attribute = { id: attributes.length + 1, slug, name: slug, inputType, ...flags }
      attributes.push(attribute)
    }
    if (known.has(`${slug} ${value}`)) continue
    known.set(`${slug} ${value}`, values.length + 1)
    values.push({
      id: values.length + 1,
      attributeId: attribute.id,
      slug: String(value),
      name: String(value),
      number: isNumber ? value : null,
      plainText: null,
      richText: null,
      fileUrl: null,
      position: values.length,
    })
  }
  return {
    attributes,
    values,
    idOf: (slug: string, value: string | number) => known.get(`${slug} ${value}`) ?? 0,
  }
}
