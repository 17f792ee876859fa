import { detectLocale, localeOfPath, parseAcceptLanguage } from '@warsha/i18n/detect-locale.ts'

/** Remembers the language chosen last; the browser writes it, an address without language reads it. */
export const languageCookie = 'warsha_lang'

/** The router's data request for the home page of a language. */
const routerData = /^\/(?:en|ar)\.data$/

type Asked = { url: string; cachedLanguage: string | undefined; acceptLanguage: string | undefined }

/** Where an address without a valid language goes: the shopper's language, the same path, the same query. */
export function languageRedirect({ url, cachedLanguage, acceptLanguage }: Asked): string | undefined {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const query = queryAt === -1 ? '' : url.slice(queryAt)
  if (localeOfPath(path) || routerData.test(path)) return undefined
  const locale = detectLocale({
    path: '/',
    cached: cachedLanguage,
    browserLanguages: parseAcceptLanguage(acceptLanguage),
  })
  return `/${locale}${path === '/' ? '' : path}${query}`
}
