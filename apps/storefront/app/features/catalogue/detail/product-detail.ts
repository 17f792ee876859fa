import type { VariantPricing } from '@warsha/contract/catalogue/read-pricing.ts'
import { document } from '@warsha/contract/client/api-client.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'

/** A product as the API tells it; `product-view.ts` makes of it what the page shows. */
export type ProductDetail = {
  id: string
  name: string
  slug: string
  description: RichTextJson
  translation: { name: string | null; description: RichTextJson } | null
  metafields: { [Key in ProductMetakey]?: string } | null
  media: { url: string; small: string; type: 'IMAGE' | 'VIDEO' }[] | null
  category: (CategoryStep & { ancestors: { edges: { node: CategoryStep }[] } | null }) | null
  attributes: DetailAttribute[]
  variants: DetailVariant[] | null
}

/** Editor.js, as text or already read. */
export type RichTextJson = unknown

export type ProductMetakey =
  | 'tag'
  | 'tag_ar'
  | 'free_gift'
  | 'free_gift_ar'
  | 'visible_discount_type'
  | 'bundle'

export type CategoryStep = {
  id: string
  name: string
  slug: string
  translation: { name: string | null } | null
}

export type DetailAttribute = {
  attribute: {
    slug: string
    name: string
    inputType: string | null
    translation: { name: string } | null
    metafields: { detail?: string; lang?: string } | null
  }
  values: DetailValue[]
}

export type DetailValue = {
  slug: string | null
  name: string | null
  plainText: string | null
  richText: RichTextJson
  translation: { name: string; plainText: string | null; richText: RichTextJson } | null
}

export type DetailVariant = {
  id: string
  name: string
  translation: { name: string } | null
  quantityAvailable: number | null
  pricing: VariantPricing | null
}

type Answer = { product: ProductDetail | null }

type Variables = { id: string; channel: string; lang: 'EN' | 'AR'; place: { countryArea: string } }

const productDocument = document<Answer, Variables>(`
  query ProductDetail($id: ID!, $channel: String!, $lang: LanguageCodeEnum!, $place: AddressInput!) {
    product(id: $id, channel: $channel) {
      id
      name
      slug
      description
      translation(languageCode: $lang) { name description }
      metafields(keys: ["tag", "tag_ar", "free_gift", "free_gift_ar", "visible_discount_type", "bundle"])
      media { url(size: 1024) small: url(size: 256) type }
      category { ...Step ancestors(first: 4) { edges { node { ...Step } } } }
      attributes {
        attribute {
          slug
          name
          inputType
          translation(languageCode: $lang) { name }
          metafields(keys: ["detail", "lang"])
        }
        values {
          slug
          name
          plainText
          richText
          translation(languageCode: $lang) { name plainText richText }
        }
      }
      variants {
        id
        name
        translation(languageCode: $lang) { name }
        quantityAvailable(address: $place)
        pricing {
          price { gross { amount } tax { amount } }
          priceUndiscounted { gross { amount } }
        }
      }
    }
  }
  fragment Step on Category { id name slug translation(languageCode: $lang) { name } }
`)

/** Null when the shop has no such product, or does not show it in this channel. */
export async function loadProductDetail(
  { api, lang, place, shop, signal }: PageSource,
  id: string,
): Promise<ProductDetail | null> {
  const globalId = readProductId(id)
  if (!globalId) return null
  const { product } = await api.graphql(
    productDocument,
    {
      id: globalId,
      channel: shop.channel,
      lang: languageCodeOf(lang),
      place: { countryArea: place.stateSlug },
    },
    { signal },
  )
  return product
}

/** Links carry the public id; the plain number is understood as well. Anything else names no product. */
export function readProductId(id: string): string | null {
  if (/^[1-9]\d{0,9}$/.test(id)) return btoa(`Product:${id}`)
  try {
    return /^Product:[1-9]\d{0,9}$/.test(atob(id)) ? id : null
  } catch {
    return null
  }
}
