// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type MyOrdersQueryVariables = {
  first: number
  after?: string | null | undefined
}

export type MyOrdersQuery = {
  readonly me: {
    readonly orders: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string
          readonly number: string
          readonly created: string
          readonly status: Schema.OrderStatus
          readonly statusDisplay: string
          readonly paymentStatus: Schema.PaymentChargeStatusEnum
          readonly paymentStatusDisplay: string
          readonly total: {
            readonly gross: { readonly amount: number }
            readonly tax: { readonly amount: number }
          }
          readonly lines: ReadonlyArray<{
            readonly id: string
            readonly translatedProductName: string
            readonly translatedVariantName: string
            readonly quantity: number
            readonly thumbnail: { readonly url: string } | null
            readonly totalPrice: { readonly gross: { readonly amount: number } }
            readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
          }>
        }
      }>
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
    } | null
  } | null
}

export type MyOrderQueryVariables = {
  id: string
}

export type MyOrderQuery = {
  readonly order: {
    readonly isPaid: boolean
    readonly id: string
    readonly number: string
    readonly created: string
    readonly status: Schema.OrderStatus
    readonly statusDisplay: string
    readonly paymentStatus: Schema.PaymentChargeStatusEnum
    readonly paymentStatusDisplay: string
    readonly lines: ReadonlyArray<{
      readonly id: string
      readonly translatedProductName: string
      readonly translatedVariantName: string
      readonly quantity: number
      readonly variant: { readonly id: string; readonly product: { readonly id: string } } | null
      readonly thumbnail: { readonly url: string } | null
      readonly totalPrice: { readonly gross: { readonly amount: number } }
      readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
    }>
    readonly shippingPrice: { readonly gross: { readonly amount: number } }
    readonly summary: {
      readonly itemsAmount: { readonly amount: number }
      readonly giftCardAmount: { readonly amount: number }
      readonly deliveryAmount: { readonly amount: number }
      readonly serviceAmount: { readonly amount: number }
      readonly usedCredit: { readonly amount: number }
      readonly discountAmount: { readonly amount: number }
      readonly payableAmount: { readonly amount: number }
    }
    readonly surcharges: ReadonlyArray<{
      readonly kind: string
      readonly name: string
      readonly undiscountedTotal: { readonly amount: number }
    }>
    readonly shippingAddress: {
      readonly streetAddress1: string
      readonly cityName: string
      readonly country: { readonly country: string }
    } | null
    readonly billingAddress: {
      readonly firstName: string
      readonly lastName: string
      readonly streetAddress1: string
    } | null
    readonly refunds: ReadonlyArray<{
      readonly target: Schema.OrderRefundTarget
      readonly isDone: boolean
      readonly amount: { readonly amount: number }
    }>
    readonly creditNotes: ReadonlyArray<{
      readonly id: string
      readonly number: string
      readonly url: string
    }>
    readonly total: { readonly gross: { readonly amount: number }; readonly tax: { readonly amount: number } }
  } | null
}

export type OrderCardFragment = {
  readonly id: string
  readonly number: string
  readonly created: string
  readonly status: Schema.OrderStatus
  readonly statusDisplay: string
  readonly paymentStatus: Schema.PaymentChargeStatusEnum
  readonly paymentStatusDisplay: string
  readonly total: { readonly gross: { readonly amount: number }; readonly tax: { readonly amount: number } }
  readonly lines: ReadonlyArray<{
    readonly id: string
    readonly translatedProductName: string
    readonly translatedVariantName: string
    readonly quantity: number
    readonly thumbnail: { readonly url: string } | null
    readonly totalPrice: { readonly gross: { readonly amount: number } }
    readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
  }>
}

export const myOrdersDocument =
  'query MyOrders($first:Int!$after:String){me{orders(first:$first after:$after){edges{node{...OrderCard}}pageInfo{hasNextPage endCursor}}}}fragment OrderCard on Order{id number created status statusDisplay paymentStatus paymentStatusDisplay total{gross{amount}tax{amount}}lines{id translatedProductName translatedVariantName quantity thumbnail(size:128){url}totalPrice{gross{amount}}metadata{key value}}}' as TypedDocument<
    MyOrdersQuery,
    MyOrdersQueryVariables
  >

export const myOrderDocument =
  'query MyOrder($id:ID!){order(id:$id){...OrderCard lines{id variant{id product{id}}}isPaid shippingPrice{gross{amount}}summary{itemsAmount{amount}giftCardAmount{amount}deliveryAmount{amount}serviceAmount{amount}usedCredit{amount}discountAmount{amount}payableAmount{amount}}surcharges{kind name undiscountedTotal{amount}}shippingAddress{streetAddress1 cityName country{country}}billingAddress{firstName lastName streetAddress1}refunds{amount{amount}target isDone}creditNotes{id number url}}}fragment OrderCard on Order{id number created status statusDisplay paymentStatus paymentStatusDisplay total{gross{amount}tax{amount}}lines{id translatedProductName translatedVariantName quantity thumbnail(size:128){url}totalPrice{gross{amount}}metadata{key value}}}' as TypedDocument<
    MyOrderQuery,
    MyOrderQueryVariables
  >
