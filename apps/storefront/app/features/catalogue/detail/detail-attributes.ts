import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { RichTextBlock } from '@warsha/ui/rich-text.tsx'
import { orderVariants } from './order-variants.ts'
import type { DetailAttribute, DetailValue } from './product-detail.ts'
import { readRichText } from './read-rich-text.ts'

/** One line of the specifications. */
export type Fact = { slug: string; name: string; values: string[] }

/** A text of its own with a heading. */
export type DetailSection = { slug: string; title: string; blocks: RichTextBlock[] }

/** An attribute may be hidden on the page, or be written for one language only. */
export function isShownOnPage({ attribute }: Pick<DetailAttribute, 'attribute'>, lang: Locale): boolean {
  const { detail, lang: attributeLang } = attribute.metafields ?? {}
  return detail !== 'false' && (!attributeLang || attributeLang === lang)
}

export function factsOf(attributes: readonly DetailAttribute[], lang: Locale): Fact[] {
  return attributes
    .filter((entry) => entry.attribute.inputType !== 'RICH_TEXT' && isShownOnPage(entry, lang))
    .map(({ attribute, values }) => ({
      slug: attribute.slug,
      name: nameOf(attribute),
      values: orderVariants(values.map((value) => ({ size: value.name ?? '', text: textOf(value) }))).flatMap(
        ({ text }) => text ?? [],
      ),
    }))
    .filter(({ values }) => values.length > 0)
}

/** Rich texts are sections: what to know, how to use it, what is included. */
export function sectionsOf(attributes: readonly DetailAttribute[], lang: Locale): DetailSection[] {
  return attributes
    .filter((entry) => entry.attribute.inputType === 'RICH_TEXT' && isShownOnPage(entry, lang))
    .map(({ attribute, values }) => ({
      slug: attribute.slug,
      title: nameOf(attribute),
      blocks: values.flatMap(({ richText, translation }) => translated(translation?.richText, richText)),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

/** The text in the page's language, or the base text where that one is empty. */
export function translated(translation: unknown, base: unknown): RichTextBlock[] {
  const blocks = readRichText(translation)
  return blocks.length > 0 ? blocks : readRichText(base)
}

function nameOf({ name, translation }: DetailAttribute['attribute']): string {
  return translation?.name || name
}

function textOf({ name, plainText, translation }: DetailValue): string | null {
  return translation?.plainText || translation?.name || plainText || name
}
