// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type PaymentCheckoutQueryVariables = {
  id: string
  lang: Schema.LanguageCodeEnum
}

export type PaymentCheckoutQuery = {
  readonly me: {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    readonly email: string | null
  } | null
  readonly checkout: {
    readonly id: string
    readonly stockReservationExpires: string | null
    readonly displayGrossPrices: boolean
    readonly subtotalPrice: { readonly tax: { readonly amount: number } }
    readonly totalPrice: { readonly gross: { readonly amount: number } }
    readonly discounts: ReadonlyArray<{
      readonly id: string
      readonly kind: Schema.CheckoutDiscountKind
      readonly code: string | null
      readonly name: string
      readonly amount: { readonly amount: number }
    }>
    readonly billingAddress: { readonly streetAddress1: string; readonly city: string } | null
    readonly surcharges: ReadonlyArray<{
      readonly id: string
      readonly name: string
      readonly lineId: string | null
      readonly listedAs: string | null
      readonly quantity: number
      readonly undiscountedTotal: { readonly amount: number }
    }>
    readonly lines: ReadonlyArray<{
      readonly id: string
      readonly quantity: number
      readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
      readonly unitPrice: { readonly gross: { readonly amount: number } }
      readonly variant: {
        readonly id: string
        readonly name: string
        readonly translation: { readonly name: string } | null
        readonly product: {
          readonly id: string
          readonly name: string
          readonly translation: { readonly name: string | null } | null
        }
      }
    }>
  } | null
}

export type PaymentOptionsMutationVariables = {
  id: string
  paymentGateways?:
    | ReadonlyArray<Schema.PaymentGatewayToInitialize>
    | Schema.PaymentGatewayToInitialize
    | null
    | undefined
}

export type PaymentOptionsMutation = {
  readonly paymentGatewayInitialize: {
    readonly gatewayConfigs: ReadonlyArray<{ readonly id: string; readonly data: unknown }> | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.PaymentGatewayInitializeErrorCode
      readonly message: string | null
    }>
  } | null
}

export type StorePayerMutationVariables = {
  id: string
  billingAddress: Schema.AddressInput
  email: string
  hasEmail: boolean
}

export type StorePayerMutation = {
  readonly checkoutBillingAddressUpdate: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.CheckoutErrorCode
      readonly message: string | null
    }>
  } | null
  readonly checkoutEmailUpdate?: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.CheckoutErrorCode
      readonly message: string | null
    }>
  } | null
}

export type StartPaymentMutationVariables = {
  id: string
  paymentGateway: Schema.PaymentGatewayToInitialize
  amount?: number | null | undefined
}

export type StartPaymentMutation = {
  readonly transactionInitialize: {
    readonly data: unknown
    readonly transaction: { readonly id: string; readonly pspReference: string } | null
    readonly transactionEvent: {
      readonly type: Schema.TransactionEventTypeEnum | null
      readonly message: string
    } | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.TransactionInitializeErrorCode
      readonly message: string | null
    }>
  } | null
}

export type ProcessPaymentMutationVariables = {
  id: string
  data?: unknown
}

export type ProcessPaymentMutation = { readonly transactionProcess: { readonly data: unknown } | null }

export type CompleteCheckoutMutationVariables = {
  id: string
}

export type CompleteCheckoutMutation = {
  readonly checkoutComplete: {
    readonly order: { readonly id: string; readonly number: string } | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly code: Schema.CheckoutErrorCode
      readonly message: string | null
    }>
  } | null
}

export const paymentCheckoutDocument =
  'query PaymentCheckout($id:ID!$lang:LanguageCodeEnum!){me{id firstName lastName email:metafield(key:"email")}checkout(id:$id){id stockReservationExpires displayGrossPrices subtotalPrice{tax{amount}}totalPrice{gross{amount}}discounts{id kind code name amount{amount}}billingAddress{streetAddress1 city}surcharges{id name lineId listedAs quantity undiscountedTotal{amount}}lines{id quantity metadata{key value}unitPrice{gross{amount}}variant{id name translation(languageCode:$lang){name}product{id name translation(languageCode:$lang){name}}}}}}' as TypedDocument<
    PaymentCheckoutQuery,
    PaymentCheckoutQueryVariables
  >

export const paymentOptionsDocument =
  'mutation PaymentOptions($id:ID!$paymentGateways:[PaymentGatewayToInitialize!]){paymentGatewayInitialize(id:$id paymentGateways:$paymentGateways){gatewayConfigs{id data}errors{field code message}}}' as TypedDocument<
    PaymentOptionsMutation,
    PaymentOptionsMutationVariables
  >

export const storePayerDocument =
  'mutation StorePayer($id:ID!$billingAddress:AddressInput!$email:String!$hasEmail:Boolean!){checkoutBillingAddressUpdate(id:$id billingAddress:$billingAddress){errors{field code message}}checkoutEmailUpdate(id:$id email:$email)@include(if:$hasEmail){errors{field code message}}}' as TypedDocument<
    StorePayerMutation,
    StorePayerMutationVariables
  >

export const startPaymentDocument =
  'mutation StartPayment($id:ID!$paymentGateway:PaymentGatewayToInitialize!$amount:PositiveDecimal){transactionInitialize(id:$id paymentGateway:$paymentGateway amount:$amount){transaction{id pspReference}transactionEvent{type message}data errors{field code message}}}' as TypedDocument<
    StartPaymentMutation,
    StartPaymentMutationVariables
  >

export const processPaymentDocument =
  'mutation ProcessPayment($id:ID!$data:JSON){transactionProcess(id:$id data:$data){data}}' as TypedDocument<
    ProcessPaymentMutation,
    ProcessPaymentMutationVariables
  >

export const completeCheckoutDocument =
  'mutation CompleteCheckout($id:ID!){checkoutComplete(id:$id){order{id number}errors{field code message}}}' as TypedDocument<
    CompleteCheckoutMutation,
    CompleteCheckoutMutationVariables
  >
