// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type CreateCheckoutMutationVariables = {
  input: Schema.CheckoutCreateInput
}

export type CreateCheckoutMutation = {
  readonly checkoutCreate: {
    readonly checkout: {
      readonly id: string
      readonly isShippingRequired: boolean
      readonly totalPrice: { readonly gross: { readonly amount: number } }
      readonly availableCollectionPoints: ReadonlyArray<{ readonly id: string }>
    } | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.CheckoutErrorCode
      readonly message: string | null
      readonly variants: ReadonlyArray<string> | null
    }>
  } | null
}

export type ChooseCollectionPointMutationVariables = {
  id: string
  deliveryMethodId: string
}

export type ChooseCollectionPointMutation = {
  readonly checkoutDeliveryMethodUpdate: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.CheckoutErrorCode
      readonly message: string | null
    }>
  } | null
}

export const createCheckoutDocument =
  'mutation CreateCheckout($input:CheckoutCreateInput!){checkoutCreate(input:$input){checkout{id totalPrice{gross{amount}}isShippingRequired availableCollectionPoints{id}}errors{field code message variants}}}' as TypedDocument<
    CreateCheckoutMutation,
    CreateCheckoutMutationVariables
  >

export const chooseCollectionPointDocument =
  'mutation ChooseCollectionPoint($id:ID!$deliveryMethodId:ID!){checkoutDeliveryMethodUpdate(id:$id deliveryMethodId:$deliveryMethodId){errors{field code message}}}' as TypedDocument<
    ChooseCollectionPointMutation,
    ChooseCollectionPointMutationVariables
  >
