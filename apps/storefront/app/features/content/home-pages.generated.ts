// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
export type PageTypesQueryVariables = {
  first: number
}

export type PageTypesQuery = {
  readonly pageTypes: {
    readonly edges: ReadonlyArray<{ readonly node: { readonly id: string; readonly slug: string } }>
  } | null
}

export type HomePagesQueryVariables = {
  first: number
  types?: ReadonlyArray<string> | string | null | undefined
  lang: string
  channel?: string | null | undefined
}

export type HomePagesQuery = {
  readonly pages: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string
        readonly slug: string
        readonly title: string
        readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
        readonly attributes: ReadonlyArray<{
          readonly attribute: { readonly slug: string }
          readonly values: ReadonlyArray<{
            readonly name: string | null
            readonly plainText: string | null
            readonly file: { readonly url: string } | null
          }>
        }>
      }
    }>
  } | null
}

export type ContentPageFragment = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
  readonly attributes: ReadonlyArray<{
    readonly attribute: { readonly slug: string }
    readonly values: ReadonlyArray<{
      readonly name: string | null
      readonly plainText: string | null
      readonly file: { readonly url: string } | null
    }>
  }>
}

export const pageTypesDocument =
  'query PageTypes($first:Int!){pageTypes(first:$first){edges{node{id slug}}}}' as TypedDocument<
    PageTypesQuery,
    PageTypesQueryVariables
  >

export const homePagesDocument =
  'query HomePages($first:Int!$types:[ID!]$lang:String!$channel:String){pages(first:$first filter:{pageTypes:$types metadata:[{key:"lang" value:$lang}]}channel:$channel){edges{node{...ContentPage}}}}fragment ContentPage on Page{id slug title metadata{key value}attributes{attribute{slug}values{name plainText file{url}}}}' as TypedDocument<
    HomePagesQuery,
    HomePagesQueryVariables
  >
