import type { Locale } from '@warsha/contract/locale/locale.ts'
import { localePath } from '~/session/locale-path.ts'

export function productPath(lang: Locale, id: string): string {
  return localePath(lang, `/product/${encodeURIComponent(id)}`)
}

/** What a shopper passes on; in the browser only. */
export function productShareLink(lang: Locale, id: string): string {
  return `${location.origin}/${lang}/product/${encodeURIComponent(id)}`
}
