// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
export type MyInvoiceQueryVariables = {
  id: string
}

export type MyInvoiceQuery = {
  readonly order: {
    readonly id: string
    readonly isPaid: boolean
    readonly invoices: ReadonlyArray<{
      readonly id: string
      readonly number: string | null
      readonly createdAt: string
      readonly url: string | null
      readonly orderNumber: string
      readonly seller: { readonly name: string; readonly address: string; readonly taxNumber: string }
      readonly buyer: { readonly name: string; readonly phone: string; readonly address: string } | null
      readonly lines: ReadonlyArray<{
        readonly position: number
        readonly name: string
        readonly sku: string
        readonly quantity: number
        readonly taxPercent: number
        readonly unitPrice: { readonly amount: number }
        readonly discount: { readonly amount: number }
        readonly totalPrice: {
          readonly gross: { readonly amount: number }
          readonly tax: { readonly amount: number }
        }
        readonly booking: { readonly date: string; readonly time: string; readonly centre: string } | null
      }>
      readonly discounts: ReadonlyArray<{
        readonly kind: string
        readonly label: string
        readonly amount: { readonly amount: number }
      }>
      readonly payments: ReadonlyArray<{
        readonly kind: string
        readonly label: string
        readonly amount: { readonly amount: number }
      }>
      readonly fee: { readonly amount: number }
      readonly total: {
        readonly gross: { readonly amount: number }
        readonly net: { readonly amount: number }
        readonly tax: { readonly amount: number }
      }
      readonly qrCode: { readonly size: number; readonly path: string }
    }>
  } | null
}

export const myInvoiceDocument =
  'query MyInvoice($id:ID!){order(id:$id){id isPaid invoices{id number createdAt url orderNumber seller{name address taxNumber}buyer{name phone address}lines{position name sku quantity unitPrice{amount}discount{amount}taxPercent totalPrice{gross{amount}tax{amount}}booking{date time centre}}discounts{kind label amount{amount}}payments{kind label amount{amount}}fee{amount}total{gross{amount}net{amount}tax{amount}}qrCode{size path}}}}' as TypedDocument<
    MyInvoiceQuery,
    MyInvoiceQueryVariables
  >
