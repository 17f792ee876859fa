import type { AttributeText, AttributeWords } from '../described-attributes.ts'
import { sanitiseRichText } from './sanitise-rich-text.ts'
import { sanitiseText } from './sanitise-text.ts'

export function sanitiseAttributeTexts(texts: readonly AttributeText[]): AttributeText[] {
  return texts.map((each) => {
    const { en, ar, hi } = each.text
    return { ...each, text: { en: sanitise(en), ar: sanitise(ar), hi: sanitise(hi) } }
  })
}

function sanitise(words: AttributeWords): AttributeWords {
  return typeof words === 'string' ? sanitiseText(words) || null : sanitiseRichText(words)
}
