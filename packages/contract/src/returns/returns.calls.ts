import { defineCall } from '../client/rest-call.ts'
import type {
  listReturnableSchema,
  requestReturnSchema,
  returnSummarySchema,
  verifyReturnSchema,
} from './returns.rest.ts'

const own = ['customer', 'driver'] as const

/** Returnable lines, the newest order first; or one line by its id. */
export const listReturnableCall = defineCall<typeof listReturnableSchema>({
  method: 'GET',
  path: '/orders/returnable/',
  access: own,
  object: 'order-line',
})

/** Refund of a return. Nothing is stored. */
export const returnSummaryCall = defineCall<typeof returnSummarySchema>({
  method: 'POST',
  path: '/orders/returned-summary/',
  access: own,
  object: 'order-line',
})

/** Asks for a return and sends the code that completes it, in the place of a return that was asked for before. */
export const requestReturnCall = defineCall<typeof requestReturnSchema>({
  method: 'POST',
  path: '/orders/returned/',
  access: own,
  object: 'order-line',
})

/** Completes a return. A second time answers the same. */
export const verifyReturnCall = defineCall<typeof verifyReturnSchema>({
  method: 'POST',
  path: '/orders/returned-verify/',
  access: own,
  object: 'return',
})
