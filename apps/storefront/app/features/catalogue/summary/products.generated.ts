// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../../schema-inputs.generated.ts'

export type ProductsQueryVariables = {
  channel: string
  first: number
  after?: string | null | undefined
  filter?: Schema.ProductFilterInput | null | undefined
  sortBy?: Schema.ProductOrder | null | undefined
  lng: Schema.LanguageCodeEnum
  state: string
  isFiltered: boolean
}

export type ProductsQuery = {
  readonly products: {
    readonly totalCount: number | null
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly name: string
        readonly metafields: Readonly<Record<string, string>> | null
        readonly translation: { readonly name: string | null } | null
        readonly thumbnail: { readonly url: string } | null
        readonly warranty: {
          readonly values: ReadonlyArray<{
            readonly name: string | null
            readonly translation: { readonly name: string } | null
          }>
        } | null
        readonly variants: ReadonlyArray<{
          readonly id: string
          readonly name: string
          readonly quantityAvailable: number | null
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
          readonly attributes?: ReadonlyArray<{
            readonly attribute: { readonly slug: string }
            readonly values: ReadonlyArray<{ readonly slug: string | null }>
          }>
        }> | null
      }
    }>
  } | null
}

export type ProductCardFragment = {
  readonly id: string
  readonly name: string
  readonly metafields: Readonly<Record<string, string>> | null
  readonly translation: { readonly name: string | null } | null
  readonly thumbnail: { readonly url: string } | null
  readonly warranty: {
    readonly values: ReadonlyArray<{
      readonly name: string | null
      readonly translation: { readonly name: string } | null
    }>
  } | null
  readonly variants: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly quantityAvailable: number | null
    readonly translation: { readonly name: string } | null
    readonly media: ReadonlyArray<{ readonly url: string; readonly type: Schema.ProductMediaType }> | null
    readonly pricing: {
      readonly price: {
        readonly gross: { readonly amount: number }
        readonly tax: { readonly amount: number }
      } | null
      readonly priceUndiscounted: { readonly gross: { readonly amount: number } } | null
    } | null
    readonly attributes?: ReadonlyArray<{
      readonly attribute: { readonly slug: string }
      readonly values: ReadonlyArray<{ readonly slug: string | null }>
    }>
  }> | null
}

export type ProductCardVariantFragment = {
  readonly id: string
  readonly name: string
  readonly quantityAvailable: number | null
  readonly translation: { readonly name: string } | null
  readonly media: ReadonlyArray<{ readonly url: string; readonly type: Schema.ProductMediaType }> | null
  readonly pricing: {
    readonly price: {
      readonly gross: { readonly amount: number }
      readonly tax: { readonly amount: number }
    } | null
    readonly priceUndiscounted: { readonly gross: { readonly amount: number } } | null
  } | null
  readonly attributes?: ReadonlyArray<{
    readonly attribute: { readonly slug: string }
    readonly values: ReadonlyArray<{ readonly slug: string | null }>
  }>
}

export const productsDocument =
  'query Products($channel:String!$first:Int!$after:String$filter:ProductFilterInput$sortBy:ProductOrder$lng:LanguageCodeEnum!$state:String!$isFiltered:Boolean!){products(channel:$channel first:$first after:$after filter:$filter sortBy:$sortBy){totalCount pageInfo{hasNextPage endCursor}edges{node{...ProductCard}}}}fragment ProductCard on Product{id name translation(languageCode:$lng){name}thumbnail(size:512){url}metafields(keys:["kind" "tag" "tag_ar" "free_gift" "free_gift_ar" "visible_discount_type" "fixed_discount_amount" "bundle" "tax_rate"])warranty:attribute(slug:"warranty"){values{name translation(languageCode:$lng){name}}}variants{...ProductCardVariant}}fragment ProductCardVariant on ProductVariant{id name translation(languageCode:$lng){name}media{url(size:512)type}quantityAvailable(address:{countryArea:$state})pricing{price{gross{amount}tax{amount}}priceUndiscounted{gross{amount}}}attributes(variantSelection:ALL)@include(if:$isFiltered){attribute{slug}values{slug}}}' as TypedDocument<
    ProductsQuery,
    ProductsQueryVariables
  >
