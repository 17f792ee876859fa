// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../../schema-inputs.generated.ts'

export type ProductDetailQueryVariables = {
  id: string
  channel: string
  lang: Schema.LanguageCodeEnum
  place: Schema.AddressInput
}

export type ProductDetailQuery = {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly slug: string
    readonly description: string | null
    readonly metafields: Readonly<Record<string, string>> | null
    readonly translation: { readonly name: string | null; readonly description: string | null } | null
    readonly media: ReadonlyArray<{
      readonly id: string
      readonly url: string
      readonly alt: string
      readonly type: Schema.ProductMediaType
      readonly small: string
    }> | null
    readonly category: {
      readonly id: string
      readonly name: string
      readonly slug: string
      readonly ancestors: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string
            readonly name: string
            readonly slug: string
            readonly translation: { readonly name: string | null } | null
          }
        }>
      } | null
      readonly translation: { readonly name: string | null } | null
    } | null
    readonly attributes: ReadonlyArray<{
      readonly attribute: {
        readonly slug: string
        readonly name: string
        readonly inputType: Schema.AttributeInputTypeEnum | null
        readonly metafields: Readonly<Record<string, string>> | null
        readonly translation: { readonly name: string } | null
      }
      readonly values: ReadonlyArray<{
        readonly slug: string | null
        readonly name: string | null
        readonly plainText: string | null
        readonly richText: string | null
        readonly translation: {
          readonly name: string
          readonly plainText: string | null
          readonly richText: string | null
        } | null
      }>
    }>
    readonly variants: ReadonlyArray<{
      readonly id: string
      readonly name: string
      readonly quantityAvailable: number | null
      readonly quantityLimitPerCustomer: number | null
      readonly translation: { readonly name: string } | null
      readonly media: ReadonlyArray<{ readonly id: string }> | null
      readonly attributes: ReadonlyArray<{
        readonly attribute: {
          readonly slug: string
          readonly name: string
          readonly translation: { readonly name: string } | null
        }
      }>
      readonly pricing: {
        readonly price: {
          readonly gross: { readonly amount: number }
          readonly tax: { readonly amount: number }
        } | null
        readonly priceUndiscounted: { readonly gross: { readonly amount: number } } | null
      } | null
    }> | null
  } | null
}

export type CategoryStepFragment = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly translation: { readonly name: string | null } | null
}

export const productDetailDocument =
  'query ProductDetail($id:ID!$channel:String!$lang:LanguageCodeEnum!$place:AddressInput!){product(id:$id channel:$channel){id name slug description translation(languageCode:$lang){name description}metafields(keys:["kind" "tag" "tag_ar" "free_gift" "free_gift_ar" "visible_discount_type" "bundle" "tax_rate"])media{id url(size:1024)small:url(size:256)alt type}category{...CategoryStep ancestors(first:4){edges{node{...CategoryStep}}}}attributes{attribute{slug name inputType translation(languageCode:$lang){name}metafields(keys:["detail" "lang"])}values{slug name plainText richText translation(languageCode:$lang){name plainText richText}}}variants{id name translation(languageCode:$lang){name}media{id}attributes(variantSelection:VARIANT_SELECTION){attribute{slug name translation(languageCode:$lang){name}}}quantityAvailable(address:$place)quantityLimitPerCustomer pricing{price{gross{amount}tax{amount}}priceUndiscounted{gross{amount}}}}}}fragment CategoryStep on Category{id name slug translation(languageCode:$lang){name}}' as TypedDocument<
    ProductDetailQuery,
    ProductDetailQueryVariables
  >
