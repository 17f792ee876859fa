import type { RestProductRecord } from '@warsha/contract/console/catalogue/products.rest.ts'
import { type RichTextBlock, readBlocks, writtenBlocks } from './blocks.ts'
import { type OlderTexts, textKey } from './translation-state.ts'

/** A product or a page. */
type Attributed = Pick<RestProductRecord, 'attribute_texts'>

type Suffix = 'En' | 'Ar' | 'Hi'

/** Texts of attributes in a draft: blocks of a rich one, a line of a plain one; left out where there is none. */
export type AttributeTextFields = {
  [Name in `attributeText${number}${Suffix}`]?: RichTextBlock[] | string | undefined
}

/** Whether an attribute is a text that a product or a page has by itself. */
export function isText(input: string): boolean {
  return input === 'rich-text' || input === 'plain-text'
}

const languages = ['en', 'ar', 'hi'] as const
const namePattern = /^attributeText(\d+)(En|Ar|Hi)$/

/** A text before its language: `attributeText12`. */
export function attributeTextName(attributeId: number) {
  return `attributeText${attributeId}` as const
}

/** The attribute of a draft's text. */
export function attributeIdOf(field: string): number | undefined {
  const found = namePattern.exec(field)
  return found ? Number(found[1]) : undefined
}

export function attributeTextFields({ attribute_texts }: Attributed): AttributeTextFields {
  return Object.fromEntries(
    attribute_texts.flatMap(({ attribute_id, text }) =>
      languages.flatMap((language) => {
        const words = text[language]
        const key = textKey(attributeTextName(attribute_id), language)
        return words === null ? [] : [[key, typeof words === 'string' ? words : readBlocks(words)]]
      }),
    ),
  )
}

/** Texts of attributes as the server takes them. */
export function attributeTextsBody(fields: AttributeTextFields) {
  const ids = new Set(Object.keys(fields).flatMap((name) => attributeIdOf(name) ?? []))
  return [...ids].map((id) => {
    const words = (language: (typeof languages)[number]) =>
      wordsOf(fields[textKey(attributeTextName(id), language)])
    return { attribute_id: id, text: { en: words('en'), ar: words('ar'), hi: words('hi') } }
  })
}

function wordsOf(value: RichTextBlock[] | string | undefined) {
  if (typeof value === 'string') return value.trim() || null
  const blocks = writtenBlocks(value ?? [])
  return blocks.length > 0 ? { blocks } : null
}

/** A text that is emptied where none was saved is no change. */
export function withoutEmpty(typed: AttributeTextFields, saved: AttributeTextFields): AttributeTextFields {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value?.length || name in saved ? value : undefined]),
  )
}

export function olderAttributeTexts({ attribute_texts }: Attributed): OlderTexts {
  const olderIn = (language: 'ar' | 'hi') =>
    attribute_texts.flatMap(({ attribute_id, older }) =>
      older.includes(language) ? [attributeTextName(attribute_id)] : [],
    )
  return { ar: olderIn('ar'), hi: olderIn('hi') }
}
