import type { VariantPricing } from '@warsha/contract/catalogue/read-pricing.ts'

/** A product as the shop's GraphQL answers `productFields`. */
export type ProductNode = {
  id: string
  name: string
  translation: { name: string | null } | null
  thumbnail: { url: string } | null
  metafields: Readonly<Record<string, string | undefined>> | null
  variants: VariantNode[] | null
}

export type VariantNode = {
  id: string
  name: string
  translation: { name: string } | null
  quantityAvailable: number | null
  pricing: VariantPricing | null
  /** Asked for only where filters may decide between the variants. */
  attributes?: { attribute: { slug: string }; values: { slug: string | null }[] }[]
}

/** Where and in which language products are read; every document with `productFields` declares these. */
export type ProductVariables = { lng: 'EN' | 'AR'; state: string; isFiltered: boolean }

export const productVariables = '$lng:LanguageCodeEnum!,$state:String!,$isFiltered:Boolean!'

export const productFields = `
  id
  name
  translation(languageCode:$lng){name}
  thumbnail(size:512){url}
  metafields(keys:["tag","tag_ar","free_gift","free_gift_ar","visible_discount_type","fixed_discount_amount","bundle"])
  variants{
    id
    name
    translation(languageCode:$lng){name}
    quantityAvailable(address:{countryArea:$state})
    pricing{price{gross{amount} tax{amount}} priceUndiscounted{gross{amount}}}
    attributes(variantSelection:ALL)@include(if:$isFiltered){attribute{slug} values{slug}}
  }`.replaceAll(/\s+/g, ' ')
