import { currency } from '@warsha/contract/constants.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, decimalTextFromBaisa, maxBaisa, minBaisa } from '@warsha/contract/money/baisa.ts'
import { localePath } from '~/session/locale-path.ts'
import { pictureForSharing } from './picture-for-sharing.ts'

/** A schema.org object for search engines, in the head of the page. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, Json>

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

type Page = { origin: string; lang: Locale }

const context = { '@context': 'https://schema.org' } as const

export type SoldProduct = {
  name: string
  description: string
  /** Without the language. */
  path: string
  pictures: readonly string[]
  brand: string | null
  offers: readonly SoldVariant[]
}

export type SoldVariant = {
  name: string
  /** Without the language. */
  path: string
  picture: string | null
  payable: Baisa
  available: number
}

/** Several variants are one offer with a lowest and a highest price, and an offer with its own picture for each. */
export function productData(product: SoldProduct, page: Page): StructuredData {
  const { origin, lang } = page
  const url = origin + localePath(lang, product.path)
  return {
    ...context,
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url,
    inLanguage: lang,
    image: product.pictures.map((picture) => origin + pictureForSharing(picture)),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: { ...offerOf(product.offers, page), url },
  }
}

function offerOf(offers: SoldProduct['offers'], page: Page): { [key: string]: Json } {
  const prices = offers.map(({ payable }) => payable)
  const [low, high] = [minBaisa(...prices), maxBaisa(...prices)]
  const shared = soldAs(offers.some(({ available }) => available > 0))
  if (offers.length === 1) return { '@type': 'Offer', price: decimalTextFromBaisa(low), ...shared }
  return {
    '@type': 'AggregateOffer',
    price: decimalTextFromBaisa(low),
    lowPrice: decimalTextFromBaisa(low),
    highPrice: decimalTextFromBaisa(high),
    offerCount: offers.length,
    offers: offers.map((offer) => variantOffer(offer, page)),
    ...shared,
  }
}

function variantOffer(
  { name, path, picture, payable, available }: SoldVariant,
  { origin, lang }: Page,
): Json {
  return {
    '@type': 'Offer',
    name,
    url: origin + localePath(lang, path),
    ...(picture && { image: origin + pictureForSharing(picture) }),
    price: decimalTextFromBaisa(payable),
    ...soldAs(available > 0),
  }
}

function soldAs(isThere: boolean) {
  return {
    priceCurrency: currency,
    availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}

/** The way from home to the page; the last step is the page itself. */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
  { origin, lang }: Page,
): StructuredData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + localePath(lang, path),
    })),
  }
}

/** Lets search engines offer the shop's own search. */
export function shopData(brand: string, { origin, lang }: Page): StructuredData {
  const search = origin + localePath(lang, '/search')
  return {
    ...context,
    '@type': 'WebSite',
    name: brand,
    url: origin + localePath(lang, '/'),
    inLanguage: lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
