import type { LocalRichText, RichText, RichTextBlock } from './demo-types.ts'

/** A short introduction followed by a list, the shape of most descriptions. */
export type TextRow = { readonly intro: string; readonly points: readonly string[] }

export function richText(...blocks: readonly RichTextBlock[]): RichText {
  return { version: '2.30.7', blocks }
}

export function describe(
  text: { readonly en: TextRow; readonly ar: TextRow },
  more: readonly RichTextBlock[] = [],
): LocalRichText {
  return { en: toRichText(text.en, more), ar: toRichText(text.ar, more) }
}

export function paragraph(text: string): RichTextBlock {
  return { type: 'paragraph', data: { text } }
}

export function list(items: readonly string[], style: 'unordered' | 'ordered' = 'unordered'): RichTextBlock {
  return { type: 'list', data: { style, items } }
}

function toRichText(row: TextRow, more: readonly RichTextBlock[]): RichText {
  return richText(paragraph(row.intro), list(row.points), ...more)
}
