import { sanitiseRichText } from '#kernel/markup/sanitise-rich-text.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import type { EntryPicture, EntryTexts, NamesByLanguage, TextsByLanguage } from '../rules/edited-texts.ts'

export function sanitiseTexts({ en, ar, hi }: TextsByLanguage): TextsByLanguage {
  return { en: sanitiseEntry(en), ar: sanitiseEntry(ar), hi: sanitiseEntry(hi) }
}

function sanitiseEntry({ name, description, seoTitle, seoDescription }: EntryTexts): EntryTexts {
  return {
    name: sanitiseText(name),
    description: sanitiseRichText(description),
    seoTitle: sanitiseText(seoTitle),
    seoDescription: sanitiseText(seoDescription),
  }
}

export function sanitiseNames({ en, ar, hi }: NamesByLanguage): NamesByLanguage {
  return { en: sanitiseText(en), ar: sanitiseText(ar), hi: sanitiseText(hi) }
}

export function sanitisePicture(picture: EntryPicture | null): EntryPicture | null {
  return picture && { ...picture, altEn: sanitiseText(picture.altEn), altAr: sanitiseText(picture.altAr) }
}
