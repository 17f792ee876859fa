import type { Locale } from '@warsha/contract/locale/locale.ts'

/** Link for a shopper to pass on; in the browser only. */
export function productShareLink(lang: Locale, id: string): string {
  return `${location.origin}/${lang}/product/${encodeURIComponent(id)}`
}
