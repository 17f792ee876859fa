import type { WorkKind } from '@warsha/contract/catalogue/work-kind.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { CategoryIcon } from './pictures/draw-category-icon.ts'
import type { PictureSpec } from './pictures/picture-spec.ts'

export type LocalText = { readonly en: string; readonly ar: string }

/** Editor.js output as Saleor stores it. Blocks other than paragraph and list exist so that clients learn to skip them. */
export type RichText = { readonly version: string; readonly blocks: readonly RichTextBlock[] }
export type RichTextBlock =
  | { readonly type: 'paragraph'; readonly data: { readonly text: string } }
  | {
      readonly type: 'list'
      readonly data: { readonly style: 'unordered' | 'ordered'; readonly items: readonly string[] }
    }
  | { readonly type: 'delimiter'; readonly data: Readonly<Record<string, never>> }
export type LocalRichText = { readonly en: RichText; readonly ar: RichText }

export type DemoCategory = {
  readonly slug: string
  readonly parent: string | null
  readonly name: LocalText
  readonly priority: number
  readonly icon: CategoryIcon
  readonly usageLimitType: 'per_order' | 'per_user' | null
  /** Work done with its products, where the usual words would be wrong. */
  readonly workKind?: WorkKind
}

export type DemoAttribute = {
  readonly slug: string
  readonly name: LocalText
  readonly inputType: 'DROPDOWN' | 'MULTISELECT' | 'NUMERIC' | 'RICH_TEXT'
  /** `filter`, `detail` and `lang` as the storefront reads them; absent keys mean shown everywhere. */
  readonly metadata: Readonly<Partial<Record<'filter' | 'detail' | 'lang', string>>>
  /** For the shop alone: its values are not shown to customers. */
  readonly isInternal?: true
  /** Empty for NUMERIC and RICH_TEXT, whose values belong to the product. */
  readonly values: readonly DemoAttributeValue[]
}
export type DemoAttributeValue = { readonly slug: string; readonly name: LocalText }

/**
 * Slugs of chosen values, a number, or a rich text. A rich text of an attribute with `lang` is in that language and has no
 * translation; any other is English with its Arabic beside it.
 */
export type DemoAttributeChoice =
  | { readonly attribute: string; readonly values: readonly string[] }
  | { readonly attribute: string; readonly number: number }
  | { readonly attribute: string; readonly richText: RichText; readonly arabic?: RichText }

export type DemoChannel = 'default-channel' | 'tasleem-channel'
/** Gross price before any discount, tax included; a channel that is absent does not sell it. */
export type DemoPrices = { readonly 'default-channel': Baisa; readonly 'tasleem-channel'?: Baisa }

export type DemoDiscount =
  | { readonly type: 'fixed'; readonly amountBaisa: Baisa }
  | { readonly type: 'percent'; readonly percent: number }

export type DemoVariant = {
  readonly sku: string
  readonly name: LocalText
  readonly attributes: readonly DemoAttributeChoice[]
  /** Positions in the product's pictures of those that show this variant; empty where all of them show every variant. */
  readonly pictures: readonly number[]
  readonly priceBaisa: DemoPrices
  readonly stock: DemoStock
}
export type DemoStock = 'plenty' | 'low' | 'out'

export type DemoServiceType = 'service-center' | 'service-home' | 'delivery-center' | 'delivery-home'

export type DemoState =
  | 'muscat'
  | 'sur'
  | 'sohar'
  | 'musandam'
  | 'dhofar'
  | 'sharqiyah'
  | 'batinah'
  | 'wusta'
  | 'dakhiliyah'
  | 'dhahirah'
  | 'seeb'
  | 'buraimi'
  | 'dubai'

export type DemoProduct = {
  readonly slug: string
  readonly kind: 'goods' | 'service' | 'bundle'
  readonly name: LocalText
  readonly description: LocalRichText
  readonly category: string
  /** Product attributes, `state` and `priority` included. */
  readonly attributes: readonly DemoAttributeChoice[]
  readonly pictures: readonly PictureSpec[]
  /** Never empty; the first one is the default variant. */
  readonly variants: readonly DemoVariant[]
  readonly discount: DemoDiscount | null
  readonly visibleDiscountType: 'fixed' | 'percentage' | null
  readonly tag: LocalText | null
  readonly freeGift: LocalText | null
  readonly bundle: readonly { readonly product: string; readonly quantity: number }[]
  readonly states: readonly DemoState[]
  readonly serviceTypes: readonly DemoServiceType[]
  /** 1 is the best seller; unique. */
  readonly salesRank: number
  /** Ascending order of the default listing; equals the `priority` attribute. */
  readonly priority: number
  readonly taxRatePercent: 5
}

/** Shown in every channel. */
export type DemoCollection = {
  readonly slug: string
  readonly name: LocalText
  readonly description: LocalText
  /** Category whose picture it borrows. */
  readonly category: string
  readonly products: readonly string[]
}

export type DemoSlider = {
  readonly slug: string
  readonly title: LocalText
  /** The slider belongs to this top category. */
  readonly category: string
  readonly priority: number
  readonly products: readonly string[]
}
