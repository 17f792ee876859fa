// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../../schema-inputs.generated.ts'

export type CategoriesQueryVariables = {
  first: number
  channel: string
  state: string
  lng: Schema.LanguageCodeEnum
}

export type CategoriesQuery = {
  readonly categories: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly name: string
        readonly slug: string
        readonly metafield: string | null
        readonly children: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly id: string
              readonly name: string
              readonly slug: string
              readonly metafield: string | null
              readonly children: {
                readonly edges: ReadonlyArray<{
                  readonly node: {
                    readonly id: string
                    readonly name: string
                    readonly slug: string
                    readonly metafield: string | null
                    readonly children: {
                      readonly edges: ReadonlyArray<{
                        readonly node: {
                          readonly id: string
                          readonly name: string
                          readonly slug: string
                          readonly metafield: string | null
                          readonly translation: { readonly name: string | null } | null
                          readonly backgroundImage: { readonly url: string } | null
                          readonly products: { readonly totalCount: number | null } | null
                        }
                      }>
                    } | null
                    readonly translation: { readonly name: string | null } | null
                    readonly backgroundImage: { readonly url: string } | null
                    readonly products: { readonly totalCount: number | null } | null
                  }
                }>
              } | null
              readonly translation: { readonly name: string | null } | null
              readonly backgroundImage: { readonly url: string } | null
              readonly products: { readonly totalCount: number | null } | null
            }
          }>
        } | null
        readonly translation: { readonly name: string | null } | null
        readonly backgroundImage: { readonly url: string } | null
        readonly products: { readonly totalCount: number | null } | null
      }
    }>
  } | null
}

export type CategoryEntryFragment = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly metafield: string | null
  readonly translation: { readonly name: string | null } | null
  readonly backgroundImage: { readonly url: string } | null
  readonly products: { readonly totalCount: number | null } | null
}

export const categoriesDocument =
  'query Categories($first:Int!$channel:String!$state:String!$lng:LanguageCodeEnum!){categories(first:$first level:0){edges{node{...CategoryEntry children(first:$first){edges{node{...CategoryEntry children(first:$first){edges{node{...CategoryEntry children(first:$first){edges{node{...CategoryEntry}}}}}}}}}}}}}fragment CategoryEntry on Category{id name slug translation(languageCode:$lng){name}backgroundImage(size:128){url}products(channel:$channel filter:{attributes:[{slug:"state" values:[$state]}]}){totalCount}metafield(key:"priority")}' as TypedDocument<
    CategoriesQuery,
    CategoriesQueryVariables
  >
