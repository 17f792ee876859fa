import { findOlderTexts } from '#kernel/texts.ts'
import type { AttributeText, AttributeWords, InLanguages } from './edited-product.ts'

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
