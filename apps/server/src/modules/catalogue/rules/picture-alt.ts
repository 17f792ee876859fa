import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Media } from './catalogue.ts'

/** What is seen on a picture, in the shopper's language where it is described in it. */
export function altOf({ alt, altAr }: Pick<Media, 'alt' | 'altAr'>, locale: Locale): string {
  return locale === 'ar' ? altAr || alt : alt
}
