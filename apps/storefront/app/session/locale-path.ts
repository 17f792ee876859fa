import { isLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import { localeOfPath } from '@warsha/i18n/detect-locale.ts'

/** The routes whose canonical form has no slash at the end; all others have one. Sub-paths follow their first word. */
const bareRoutes = new Set([
  '',
  'search',
  'my-orders',
  'my-order',
  'notifications',
  'login',
  'verify-otp',
  'insurance',
  'bima',
  'high-traffic',
  'offline',
  'referred-login',
  'referral',
  'register',
  'survey',
  'closed-visit',
  'promotion',
  'payment/result',
])

/** The address of a page in a language, in the form used for links and `rel=canonical`; keeps query and hash. */
export function localePath(lang: Locale, path: string): string {
  const [pathname, rest] = cut(path)
  const segments = segmentsOf(pathname)
  const route = segments.join('/')
  const isBare = bareRoutes.has(segments[0] ?? '') || bareRoutes.has(route)
  return `/${lang}${route && `/${route}`}${isBare ? '' : '/'}${rest}`
}

/** The same page in the other language: only the language segment changes. */
export function swapLanguage(path: string, lang: Locale): string {
  const [pathname, rest] = cut(path)
  const [, first, ...others] = pathname.split('/')
  if (!isLocale(first)) return localePath(lang, path)
  return `/${[lang, ...others].join('/')}${rest}`
}

export function languageOf(path: string): Locale | null {
  return localeOfPath(path) ?? null
}

/** The path of a page without its language. */
export function withoutLanguage(path: string): string {
  const [pathname, rest] = cut(path)
  const [, first, ...others] = pathname.split('/')
  return isLocale(first) ? `/${others.join('/')}${rest}` : path
}

function segmentsOf(pathname: string): string[] {
  return withoutLanguage(pathname).split('/').filter(Boolean)
}

function cut(path: string): [pathname: string, rest: string] {
  const at = path.search(/[?#]/)
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at)]
}
