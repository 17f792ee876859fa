// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type OilBrandsQueryVariables = {
  channel: string
  lang: Schema.LanguageCodeEnum
  first: number
}

export type OilBrandsQuery = {
  readonly category: {
    readonly products: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly attribute: {
            readonly values: ReadonlyArray<{
              readonly name: string | null
              readonly translation: { readonly name: string } | null
            }>
          } | null
        }
      }>
    } | null
  } | null
}

export const oilBrandsDocument =
  'query OilBrands($channel:String!$lang:LanguageCodeEnum!$first:Int!){category(slug:"engine-oil"){products(channel:$channel first:$first){edges{node{attribute(slug:"brand"){values{name translation(languageCode:$lang){name}}}}}}}}' as TypedDocument<
    OilBrandsQuery,
    OilBrandsQueryVariables
  >
