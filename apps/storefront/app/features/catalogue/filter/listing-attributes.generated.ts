// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../../schema-inputs.generated.ts'

export type ListingAttributesQueryVariables = {
  first: number
  choices: number
  channel: string
  filter?: Schema.AttributeFilterInput | null | undefined
  lng: Schema.LanguageCodeEnum
  sceneOf: string
  hasScene: boolean
}

export type ListingAttributesQuery = {
  readonly category?: { readonly backgroundImage: { readonly url: string } | null } | null
  readonly attributes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly name: string
        readonly slug: string
        readonly metafield: string | null
        readonly translation: { readonly name: string } | null
        readonly choices: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly id: string
              readonly name: string | null
              readonly slug: string | null
              readonly translation: { readonly name: string } | null
            }
          }>
        } | null
      }
    }>
  } | null
}

export type ListingAttributeFragment = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly metafield: string | null
  readonly translation: { readonly name: string } | null
  readonly choices: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly name: string | null
        readonly slug: string | null
        readonly translation: { readonly name: string } | null
      }
    }>
  } | null
}

export const listingAttributesDocument =
  'query ListingAttributes($first:Int!$choices:Int!$channel:String!$filter:AttributeFilterInput$lng:LanguageCodeEnum!$sceneOf:ID!$hasScene:Boolean!){category(id:$sceneOf)@include(if:$hasScene){backgroundImage(size:256){url}}attributes(first:$first channel:$channel filter:$filter){edges{node{...ListingAttribute}}}}fragment ListingAttribute on Attribute{id name slug translation(languageCode:$lng){name}metafield(key:"filter")choices(first:$choices){edges{node{id name slug translation(languageCode:$lng){name}}}}}' as TypedDocument<
    ListingAttributesQuery,
    ListingAttributesQueryVariables
  >
