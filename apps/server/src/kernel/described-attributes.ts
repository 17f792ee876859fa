import type { LanguageCode, Metadata, RichText } from './texts.ts'

/** Texts by language; a language without an entry has no translation. */
export type Translations<Texts> = Readonly<Partial<Record<LanguageCode, Texts>>>

/** Attributes of pages and products: both modules bring these shapes, the API shows them as one type. */
export type DescribedAttribute = {
  id: number
  slug: string
  name: string
  type: 'PRODUCT_TYPE' | 'PAGE_TYPE'
  inputType: AttributeInputType
  unit?: string | null
  metadata: Metadata
  translations?: Translations<{ name: string }>
  /** Only of attributes that offer a choice. */
  choices: readonly DescribedValue[]
}

export type DescribedValue = {
  id: number
  name: string
  slug: string
  inputType: AttributeInputType
  /** The colour of a swatch. */
  value?: string | null
  fileUrl?: string | null
  contentType?: string | null
  plainText?: string | null
  richText?: RichText | null
  boolean?: boolean | null
  date?: string | null
  dateTime?: Date | null
  translations?: Translations<{ name: string; plainText?: string | null; richText?: RichText | null }>
}

export type Assignment = { attribute: DescribedAttribute; values: readonly DescribedValue[] }

export type AttributeInputType =
  | 'DROPDOWN'
  | 'MULTISELECT'
  | 'SWATCH'
  | 'NUMERIC'
  | 'FILE'
  | 'PLAIN_TEXT'
  | 'RICH_TEXT'
  | 'BOOLEAN'
  | 'DATE'
  | 'DATE_TIME'
