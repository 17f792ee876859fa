import { defineCall } from '../../client/rest-call.ts'
import type { boardSchema, placesSchema, walkInsSchema } from './board.rest.ts'

/** The bays and hours of a centre's day. Without `board.read` today alone. */
export const readBoardCall = defineCall<typeof boardSchema>({
  method: 'GET',
  path: '/console/board/',
  access: { permission: ['board.read', 'orders.visit'] },
})

/** Customers came without a booking: takes free places of an hour. */
export const addWalkInsCall = defineCall<typeof walkInsSchema>({
  method: 'POST',
  path: '/console/board/slots/:id/walk-ins/',
  access: { permission: 'board.write' },
  object: 'slot',
})

/** Walk-ins that left, or were entered by mistake. */
export const removeWalkInsCall = defineCall<typeof walkInsSchema>({
  method: 'POST',
  path: '/console/board/slots/:id/walk-ins/remove/',
  access: { permission: 'board.write' },
  object: 'slot',
})

/** Closes free places of an hour, never below what is taken. */
export const closePlacesCall = defineCall<typeof placesSchema>({
  method: 'POST',
  path: '/console/board/slots/:id/close/',
  access: { permission: 'board.write' },
  object: 'slot',
})

/** Opens places again that were closed. */
export const reopenPlacesCall = defineCall<typeof placesSchema>({
  method: 'POST',
  path: '/console/board/slots/:id/reopen/',
  access: { permission: 'board.write' },
  object: 'slot',
})
