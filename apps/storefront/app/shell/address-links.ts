import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { MetaDescriptor } from 'react-router'
import { localePath } from '~/session/locale-path.ts'

type Address = { origin: string; path: string; lang: Locale }

/** Search engines meet each page once per language; `x-default` is the address that asks the browser. */
export function addressLinks({ origin, path, lang }: Address): MetaDescriptor[] {
  const alternate = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const
  return [
    { tagName: 'link', rel: 'canonical', href: origin + localePath(lang, path) },
    alternate('en', origin + localePath('en', path)),
    alternate('ar', origin + localePath('ar', path)),
    alternate('x-default', origin + localePath('en', path).replace(/^\/en\/?/, '/')),
  ]
}
