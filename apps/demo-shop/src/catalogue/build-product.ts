import { baisa } from '@warsha/contract/money/baisa.ts'
import { brands } from './brands.ts'
import type {
  DemoAttributeChoice,
  DemoDiscount,
  DemoPrices,
  DemoProduct,
  DemoServiceType,
  DemoState,
  DemoStock,
  LocalText,
  RichTextBlock,
} from './demo-types.ts'
import type { BatterySpec, BottleSpec, FilterSpec, PictureSpec } from './pictures/picture-spec.ts'
import { describe, type TextRow } from './rich-text.ts'

/** A product as it is written down: only what differs from the usual. */
export type ProductRow = {
  readonly slug: string
  /** Of the only variant; products with several name theirs in `variants`. */
  readonly sku: string
  readonly kind?: DemoProduct['kind']
  readonly name: LocalText
  readonly category: string
  readonly text: { readonly en: TextRow; readonly ar: TextRow }
  /** Blocks after the usual text, the same in both languages. */
  readonly moreBlocks?: readonly RichTextBlock[]
  readonly attributes: AttributeRow
  readonly details?: readonly DemoAttributeChoice[]
  /** Beside those of its variants. */
  readonly pictures: readonly PictureSpec[]
  /** In baisa, tax included; the second one is the tasleem channel's. */
  readonly price: readonly [number] | readonly [number, number]
  readonly variants?: readonly VariantRow[]
  readonly percentOff?: number
  readonly baisaOff?: number
  readonly tag?: LocalText
  readonly freeGift?: LocalText
  readonly bundle?: DemoProduct['bundle']
  readonly soldIn?: keyof typeof places
  readonly stock?: DemoStock
  readonly offered?: readonly DemoServiceType[]
}

/** Attribute slug to the slug of its value, or of several. */
export type AttributeRow = Readonly<Record<string, string | readonly string[]>>

export type VariantRow = {
  readonly sku: string
  readonly name: LocalText
  readonly attributes: AttributeRow
  /** Pictures of this variant and no other. */
  readonly pictures?: readonly PictureSpec[]
  readonly price: readonly [number] | readonly [number, number]
  readonly stock?: DemoStock
}

/** A price as rows write it: the usual one and, where sold there, the tasleem channel's. */
export function pricePair(usual: number, tasleem?: number): ProductRow['price'] {
  return tasleem === undefined ? [usual] : [usual, tasleem]
}

const oman = [
  'muscat',
  'sur',
  'sohar',
  'musandam',
  'dhofar',
  'sharqiyah',
  'batinah',
  'wusta',
  'dakhiliyah',
  'dhahirah',
  'seeb',
  'buraimi',
] as const satisfies readonly DemoState[]

const places = {
  oman,
  'oman-and-dubai': [...oman, 'dubai'],
  'dubai-only': ['dubai'],
  'muscat-area': ['muscat', 'seeb'],
  north: ['muscat', 'seeb', 'batinah', 'sohar', 'buraimi', 'dhahirah', 'dakhiliyah'],
} as const satisfies Record<string, readonly DemoState[]>

/** Fills in the usual values. The position decides the listing's order, the rank comes from the sales list. */
export function buildProduct(row: ProductRow, position: number, salesRank: number): DemoProduct {
  const states = places[row.soldIn ?? 'oman']
  const priority = (position + 1) * 10
  const discount = toDiscount(row)
  const pictures = allPictures(row)
  return {
    slug: row.slug,
    kind: row.kind ?? 'goods',
    name: row.name,
    description: describe(row.text, row.moreBlocks),
    category: row.category,
    attributes: [
      ...toChoices(row.attributes),
      ...(row.details ?? []),
      { attribute: 'state', values: states },
      { attribute: 'priority', number: priority },
    ],
    pictures: pictures.map((picture) => withBrand(picture, row)),
    variants: toVariants(row, pictures),
    discount,
    visibleDiscountType: discount && (discount.type === 'fixed' ? 'fixed' : 'percentage'),
    tag: row.tag ?? null,
    freeGift: row.freeGift ?? null,
    bundle: row.bundle ?? [],
    states,
    serviceTypes: row.offered ?? ['delivery-center', 'delivery-home'],
    salesRank,
    priority,
    taxRatePercent: 5,
  }
}

/** The first picture of every variant, then what all of them share, then more views of each variant. */
function allPictures({ pictures, variants = [] }: ProductRow): PictureSpec[] {
  const own = variants.map((variant) => variant.pictures ?? [])
  return [...own.flatMap((each) => each.slice(0, 1)), ...pictures, ...own.flatMap((each) => each.slice(1))]
}

/** Labels carry the wordmark of the product that they are stuck to. */
function withBrand(picture: PictureSpec, { attributes }: ProductRow): PictureSpec {
  const brand = Object.entries(brands).find(([slug]) => slug === attributes.brand)?.[1].en
  return brand && hasWordmark(picture) ? { brand, ...picture } : picture
}

const brandedDrawings: readonly string[] = [
  'tyre',
  'battery',
  'oil-filter',
  'air-filter',
  'cabin-filter',
  'bottle',
]

function hasWordmark(picture: PictureSpec): picture is BatterySpec | FilterSpec | BottleSpec {
  return brandedDrawings.includes(picture.drawing)
}

function toVariants(row: ProductRow, pictures: readonly PictureSpec[]): DemoProduct['variants'] {
  const stock = row.stock ?? 'plenty'
  if (!row.variants) {
    const { sku, name, price } = row
    return [{ sku, name, attributes: [], pictures: [], priceBaisa: toPrices(price), stock }]
  }
  return row.variants.map((variant) => ({
    sku: variant.sku,
    name: variant.name,
    attributes: toChoices(variant.attributes),
    pictures: (variant.pictures ?? []).map((picture) => pictures.indexOf(picture)),
    priceBaisa: toPrices(variant.price),
    stock: variant.stock ?? stock,
  }))
}

function toChoices(attributes: AttributeRow): DemoAttributeChoice[] {
  return Object.entries(attributes).map(([attribute, value]) => ({
    attribute,
    values: typeof value === 'string' ? [value] : value,
  }))
}

function toPrices([usual, tasleem]: readonly [number] | readonly [number, number]): DemoPrices {
  return tasleem === undefined
    ? { 'default-channel': baisa(usual) }
    : { 'default-channel': baisa(usual), 'tasleem-channel': baisa(tasleem) }
}

function toDiscount(row: ProductRow): DemoDiscount | null {
  if (row.percentOff) return { type: 'percent', percent: row.percentOff }
  if (row.baisaOff) return { type: 'fixed', amountBaisa: baisa(row.baisaOff) }
  return null
}
