import { fallbackLocale, isLocale, type Locale } from '@warsha/contract/locale/locale.ts'

export type LocaleHints = {
  path: string
  /** The choice stored in an earlier visit, as it was stored: it may be anything. */
  cached?: string | null
  /** In order of preference. */
  browserLanguages?: readonly string[]
}

/** The path decides, then what the shopper chose before, then the browser, then Arabic. */
export function detectLocale({ path, cached, browserLanguages = [] }: LocaleHints): Locale {
  return localeOfPath(path) ?? (isLocale(cached) ? cached : chooseLocale(browserLanguages))
}

export function localeOfPath(path: string): Locale | undefined {
  const segment = /^\/([^/?#]*)/.exec(path)?.[1]
  return isLocale(segment) ? segment : undefined
}

/** The first language that the shop speaks, whatever its region and case; Arabic when there is none. */
export function chooseLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const primary = language.split(/[-_]/, 1)[0]?.toLowerCase()
    if (isLocale(primary)) return primary
  }
  return fallbackLocale
}

const headerMaxLength = 500

/** The languages of an Accept-Language header, the most wanted first. Nonsense is skipped, never an error. */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  return (header ?? '')
    .slice(0, headerMaxLength)
    .split(',')
    .flatMap((part) => readPreference(part.trim()))
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}

function readPreference(part: string): { language: string; quality: number }[] {
  const match = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*) *(?:; *q=([01](?:\.\d{0,3})?))?$/i.exec(part)
  if (!match?.[1]) return []
  const quality = Number(match[2] ?? 1)
  return quality > 0 && quality <= 1 ? [{ language: match[1], quality }] : []
}
