import type { RestEntryTexts } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import type { RestRichText } from '@warsha/contract/console/rich-text-shape.ts'
import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import { type RichTextBlock, readBlocks, textOf } from '~/components/edit/blocks.ts'

const languages = ['en', 'ar', 'hi'] as const
const suffixes = { en: 'En', ar: 'Ar', hi: 'Hi' } as const

type Suffix = 'En' | 'Ar' | 'Hi'

/** The texts of a category or a collection as a form has them, each under its name and language: `nameAr`. */
export type EntryTextFields = { [Key in `${'name' | 'seoTitle' | 'seoDescription'}${Suffix}`]: string } & {
  [Key in `description${Suffix}`]: readonly RichTextBlock[]
}

export function textFieldsOf(texts: RestEntryTexts): EntryTextFields {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { name, description, seo_title, seo_description } = texts[language]
      const suffix = suffixes[language]
      return [
        [`name${suffix}`, name],
        [`description${suffix}`, readBlocks(description)],
        [`seoTitle${suffix}`, seo_title],
        [`seoDescription${suffix}`, seo_description],
      ]
    }),
  ) as EntryTextFields
}

const noTexts = { name: '', description: null, seo_title: '', seo_description: '' }

export const emptyTextFields = textFieldsOf({ en: noTexts, ar: noTexts, hi: noTexts })

export function toTexts(fields: EntryTextFields): RestEntryTexts {
  const of = (suffix: Suffix) => {
    const blocks = fields[`description${suffix}`]
    return {
      name: fields[`name${suffix}`].trim(),
      description: blocks.length > 0 ? ({ blocks } as unknown as RestRichText) : null,
      seo_title: fields[`seoTitle${suffix}`].trim(),
      seo_description: fields[`seoDescription${suffix}`].trim(),
    }
  }
  return { en: of('En'), ar: of('Ar'), hi: of('Hi') }
}

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The English name in small letters and hyphens. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}

/** The address of a new record follows its English name until it is typed. */
export function slugFollowing<Fields extends { slug: string }, Name extends keyof Fields>(
  fields: Fields,
  values: Partial<Fields>,
  name: Name,
): Partial<Fields> {
  const typed = values[name]
  const follows = typeof typed === 'string' && fields.slug === slugFrom(String(fields[name]))
  return follows ? { ...values, slug: slugFrom(typed) } : values
}

/** A whole number as it is typed, with Arabic digits as well. */
export function readWhole(text: string): number | undefined {
  const plain = normaliseDigits(text).trim()
  return /^\d{1,7}$/.test(plain) ? Number(plain) : undefined
}

/** A value in words, for the list of changes. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return value === null || value === undefined ? '' : String(value)
  return readBlocks(value).map(textOf).join(' ')
}
