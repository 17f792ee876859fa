import { defineCall } from '../client/rest-call.ts'
import type {
  listOrdersSchema,
  listSurchargesSchema,
  orderSummarySchema,
  placeOrderSchema,
  requiredFieldsSchema,
} from './orders.rest.ts'
import type { removeDraftSchema } from './remove-draft.rest.ts'

const own = ['customer', 'driver'] as const

/** The newest first, or one by its id. */
export const listOrdersCall = defineCall<typeof listOrdersSchema>({
  method: 'GET',
  path: '/orders/user-orders/',
  access: own,
  object: 'order',
})

/** Price of an order of this cart. Nothing is held. */
export const orderSummaryCall = defineCall<typeof orderSummarySchema>({
  method: 'POST',
  path: '/orders/order-summary/',
  access: 'public',
  object: { 'cart_items.id': 'product' },
})

/** Surcharges of a cart beside its goods. A cart that cannot be bought as it is has none. */
export const listSurchargesCall = defineCall<typeof listSurchargesSchema>({
  method: 'POST',
  path: '/sellers/card/surcharges/',
  access: 'public',
  object: { 'cart_items.id': 'product' },
})

export const requiredFieldsCall = defineCall<typeof requiredFieldsSchema>({
  method: 'POST',
  path: '/orders/required-fields/',
  access: 'public',
  object: { 'cart_items.id': 'product' },
})

/** Buys a cart: at once where the wallet pays or nothing is to pay, otherwise at the gateway's page. */
export const placeOrderCall = defineCall<typeof placeOrderSchema>({
  method: 'POST',
  path: '/orders/order/',
  access: own,
  object: { 'cart_items.id': 'product' },
})

/** Cancels a draft of the customer's own that nothing was paid for; what it holds is free again. */
export const removeDraftCall = defineCall<typeof removeDraftSchema>({
  method: 'DELETE',
  path: '/orders/user-orders/:id/',
  access: ['customer'],
  object: 'order',
})
