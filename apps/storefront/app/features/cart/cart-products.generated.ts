// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type CartProductsQueryVariables = {
  ids: ReadonlyArray<string> | string
  first: number
  channel: string
  lang: Schema.LanguageCodeEnum
  place: Schema.AddressInput
}

export type CartProductsQuery = {
  readonly products: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly name: string
        readonly metafields: Readonly<Record<string, string>> | null
        readonly translation: { readonly name: string | null } | null
        readonly thumbnail: { readonly url: string } | null
        readonly variants: ReadonlyArray<{
          readonly id: string
          readonly name: string
          readonly quantityAvailable: number | null
          readonly quantityLimitPerCustomer: number | null
          readonly translation: { readonly name: string } | null
          readonly media: ReadonlyArray<{
            readonly url: string
            readonly type: Schema.ProductMediaType
          }> | null
          readonly pricing: {
            readonly price: {
              readonly gross: { readonly amount: number }
              readonly tax: { readonly amount: number }
            } | null
            readonly priceUndiscounted: { readonly gross: { readonly amount: number } } | null
          } | null
        }> | null
      }
    }>
  } | null
}

export type FreshProductFragment = {
  readonly id: string
  readonly name: string
  readonly metafields: Readonly<Record<string, string>> | null
  readonly translation: { readonly name: string | null } | null
  readonly thumbnail: { readonly url: string } | null
  readonly variants: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly quantityAvailable: number | null
    readonly quantityLimitPerCustomer: number | null
    readonly translation: { readonly name: string } | null
    readonly media: ReadonlyArray<{ readonly url: string; readonly type: Schema.ProductMediaType }> | null
    readonly pricing: {
      readonly price: {
        readonly gross: { readonly amount: number }
        readonly tax: { readonly amount: number }
      } | null
      readonly priceUndiscounted: { readonly gross: { readonly amount: number } } | null
    } | null
  }> | null
}

export const cartProductsDocument =
  'query CartProducts($ids:[ID!]!$first:Int!$channel:String!$lang:LanguageCodeEnum!$place:AddressInput!){products(first:$first channel:$channel where:{ids:$ids}){edges{node{...FreshProduct}}}}fragment FreshProduct on Product{id name translation(languageCode:$lang){name}thumbnail(size:256){url}metafields(keys:["free_gift" "free_gift_ar" "bundle" "tax_rate"])variants{id name translation(languageCode:$lang){name}media{url(size:256)type}quantityAvailable(address:$place)quantityLimitPerCustomer pricing{price{gross{amount}tax{amount}}priceUndiscounted{gross{amount}}}}}' as TypedDocument<
    CartProductsQuery,
    CartProductsQueryVariables
  >
