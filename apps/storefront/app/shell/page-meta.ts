import { fallbackLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import { otherLocale } from '@warsha/i18n/locales.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import type { MetaDescriptor } from 'react-router'
import type { PageHead } from '~/seo/page-head.ts'
import { brandPicture, pictureForSharing } from '~/seo/picture-for-sharing.ts'
import { languageOf, localePath, withoutLanguage } from '~/session/locale-path.ts'
import { translationOf } from '~/session/messages.ts'
import { addressLinks } from './address-links.ts'
import { languageRouteId, type ShopData } from './use-shop.ts'

type MetaInput = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

type Words = { t: Translate; brand: string; lang: Locale; origin: string }

/** The head of a page in its language: title, description, canonical address, the other language, sharing. */
export function pageMeta(
  { location, matches }: MetaInput,
  describe: (words: Words) => PageHead,
): MetaDescriptor[] {
  const lang = languageOf(location.pathname) ?? fallbackLocale
  const { t } = translationOf(lang)
  const shopData = matches.find((match) => match?.id === languageRouteId)?.loaderData as ShopData | undefined
  const brand = shopData?.shop.brandName[lang] ?? t('shell.brand')
  const origin = shopData?.origin ?? ''
  const head = describe({ t, brand, lang, origin })
  const title = head.isWholeTitle ? head.title : t('shell.titleWithBrand', { title: head.title, brand })

  const texts: MetaDescriptor[] = [{ title }, { name: 'description', content: head.description }]
  if (head.isPrivate) return [...texts, { name: 'robots', content: 'noindex' }]

  const path = (head.path ?? withoutLanguage(location.pathname)) + (head.query ?? '')
  return [
    ...texts,
    ...addressLinks({ origin, path, lang }),
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: origin + localePath(lang, path) },
    { property: 'og:locale', content: ogLocales[lang] },
    { property: 'og:locale:alternate', content: ogLocales[otherLocale(lang)] },
    { property: 'og:image', content: absolute(pictureForSharing(head.image ?? brandPicture), origin) },
    { name: 'twitter:card', content: head.image ? 'summary_large_image' : 'summary' },
    ...(head.data ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
}

const ogLocales: Record<Locale, string> = { en: 'en_OM', ar: 'ar_OM' }

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address
}
