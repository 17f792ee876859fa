import type { Locale } from '../locale/locale.ts'

/** A product's text from its metadata: the Arabic one has a key of its own, `tag_ar`, and may be missing. */
export function metadataText(
  metafields: Readonly<Record<string, string | undefined>> | null,
  key: string,
  lang: Locale,
): string | null {
  return (lang === 'ar' && metafields?.[`${key}_ar`]) || metafields?.[key] || null
}
