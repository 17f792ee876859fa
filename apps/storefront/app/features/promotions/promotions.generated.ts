// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type AddPromoCodeMutationVariables = {
  id: string
  promoCode: string
}

export type AddPromoCodeMutation = {
  readonly checkoutAddPromoCode: {
    readonly checkout: { readonly id: string } | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.CheckoutErrorCode
      readonly messages: ReadonlyArray<{
        readonly language: Schema.LanguageCodeEnum
        readonly text: string
      }> | null
    }>
  } | null
}

export type RemovePromoCodeMutationVariables = {
  id: string
  promoCode: string
}

export type RemovePromoCodeMutation = {
  readonly checkoutRemovePromoCode: {
    readonly checkout: { readonly id: string } | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.CheckoutErrorCode
      readonly messages: ReadonlyArray<{
        readonly language: Schema.LanguageCodeEnum
        readonly text: string
      }> | null
    }>
  } | null
}

export const addPromoCodeDocument =
  'mutation AddPromoCode($id:ID!$promoCode:String!){checkoutAddPromoCode(id:$id promoCode:$promoCode){checkout{id}errors{field code messages{language text}}}}' as TypedDocument<
    AddPromoCodeMutation,
    AddPromoCodeMutationVariables
  >

export const removePromoCodeDocument =
  'mutation RemovePromoCode($id:ID!$promoCode:String!){checkoutRemovePromoCode(id:$id promoCode:$promoCode){checkout{id}errors{field code messages{language text}}}}' as TypedDocument<
    RemovePromoCodeMutation,
    RemovePromoCodeMutationVariables
  >
