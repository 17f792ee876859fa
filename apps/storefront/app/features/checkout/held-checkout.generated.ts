// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
export type HeldCheckoutQueryVariables = {
  id: string
}

export type HeldCheckoutQuery = {
  readonly checkout: {
    readonly id: string
    readonly stockReservationExpires: string | null
    readonly totalPrice: { readonly gross: { readonly amount: number } }
  } | null
}

export const heldCheckoutDocument =
  'query HeldCheckout($id:ID!){checkout(id:$id){id stockReservationExpires totalPrice{gross{amount}}}}' as TypedDocument<
    HeldCheckoutQuery,
    HeldCheckoutQueryVariables
  >
