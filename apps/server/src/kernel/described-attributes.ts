import { findOlderTexts, type LanguageCode, type Metadata, type RichText } from './texts.ts'

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

type InLanguages<Text> = Readonly<Record<LanguageCode, Text>>

/** Blocks of a rich text, or the line of a plain one; null where a language has none. */
export type AttributeWords = RichText | string | null

/** The text of an attribute that one product or page has. */
export type AttributeText = {
  attributeId: number
  text: InLanguages<AttributeWords>
  /** Languages whose text is older than the English one; left out: the texts say so. */
  older?: readonly ('ar' | 'hi')[]
}

/** The picture of an attribute that one product or page has. */
export type AttributeFile = { attributeId: number; url: string }

/** A text as it is stored: with its older languages, and called by its first words, as in Saleor. */
export type WrittenText = Required<AttributeText> & { names: InLanguages<string> }

/** Texts that say something, as they are stored. */
export function writtenTexts(
  before: readonly AttributeText[],
  after: readonly AttributeText[],
): WrittenText[] {
  return after
    .filter(({ text }) => text.en || text.ar || text.hi)
    .map((each) => {
      const former = before.find(({ attributeId }) => attributeId === each.attributeId)
      const marks = (language: 'ar' | 'hi') => (former?.older?.includes(language) ? ['text'] : [])
      const older = findOlderTexts(['text'], {
        older: { ar: marks('ar'), hi: marks('hi') },
        was: (_name, language) => former?.text[language],
        is: (_name, language) => each.text[language],
      })
      const found = (['ar', 'hi'] as const).filter((language) => older[language].length > 0)
      const { en, ar, hi } = each.text
      const names = { en: firstWords(en ?? ar ?? hi), ar: firstWords(ar), hi: firstWords(hi) }
      return { ...each, older: each.older ?? found, names }
    })
}

function firstWords(text: AttributeWords): string {
  if (typeof text === 'string') return text.slice(0, 80)
  const words = (text?.blocks ?? []).flatMap(({ data }) => [data.text, ...itemsOf(data.items)])
  const line = words.find((word) => typeof word === 'string' && word.trim() !== '')
  return typeof line === 'string' ? line.replaceAll(/<[^>]*>/g, '').slice(0, 80) : ''
}

function itemsOf(items: unknown): unknown[] {
  return Array.isArray(items) ? items : []
}
