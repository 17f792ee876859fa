import type { RestEntryTexts } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import type { RestRichText } from '@warsha/contract/console/rich-text-shape.ts'
import { sanitiseRichText } from '#kernel/markup/sanitise-rich-text.ts'
import type { EntryPicture, EntryTexts, TextsByLanguage } from '../../rules/edited-texts.ts'

type RestPicture = { url: string; alt: { en: string; ar: string } }

export function toTexts({ en, ar, hi }: TextsByLanguage): RestEntryTexts {
  return { en: toEntry(en), ar: toEntry(ar), hi: toEntry(hi) }
}

export function fromTexts({ en, ar, hi }: RestEntryTexts): TextsByLanguage {
  return { en: fromEntry(en), ar: fromEntry(ar), hi: fromEntry(hi) }
}

export function toPicture(picture: EntryPicture | null): RestPicture | null {
  return picture && { url: picture.url, alt: { en: picture.altEn, ar: picture.altAr } }
}

export function fromPicture(picture: RestPicture | null): EntryPicture | null {
  return picture && { url: picture.url, altEn: picture.alt.en, altAr: picture.alt.ar }
}

function toEntry({ name, description, seoTitle, seoDescription }: EntryTexts): RestEntryTexts['en'] {
  return {
    name,
    // An older text may have blocks that operators cannot edit.
    description: sanitiseRichText(description) as RestRichText | null,
    seo_title: seoTitle,
    seo_description: seoDescription,
  }
}

function fromEntry(texts: RestEntryTexts['en']): EntryTexts {
  const { name, description, seo_title: seoTitle, seo_description: seoDescription } = texts
  return { name, description, seoTitle, seoDescription }
}
