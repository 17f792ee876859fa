import type { Locale } from '@warsha/contract/locale/locale.ts'
import { localePath } from './locale-path.ts'

/** Names the variant that a product's page begins with. */
export const variantParameter = 'variant'

/** Without a variant the page begins with the one that it would offer by itself. */
export function productPath(lang: Locale, id: string, variantId: string | null = null): string {
  const query = variantId ? `?${new URLSearchParams({ [variantParameter]: variantId })}` : ''
  return localePath(lang, `/product/${encodeURIComponent(id)}${query}`)
}
