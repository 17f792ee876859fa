import { defineCall } from '../../client/rest-call.ts'
import type {
  closeDaySchema,
  creditDifferenceSchema,
  exportDaySchema,
  exportDaysSchema,
  linkDifferenceSchema,
  listReconciliationDaysSchema,
  readBookSchema,
  resolveDifferenceSchema,
  uploadStatementSchema,
} from './reconciliation.rest.ts'

/** Days of the gateways with their sums; by themselves the newest first. */
export const listReconciliationDaysCall = defineCall<typeof listReconciliationDaysSchema>({
  method: 'GET',
  path: '/console/reconciliation/',
  access: { permission: 'reconciliation.read' },
})

export const exportDaysCall = defineCall<typeof exportDaysSchema>({
  method: 'GET',
  path: '/console/reconciliation/days/export/',
  access: { permission: 'reconciliation.read' },
})

/** The movements of a day in the book of a gateway, as a file. */
export const exportDayCall = defineCall<typeof exportDaySchema>({
  method: 'GET',
  path: '/console/reconciliation/export/',
  access: { permission: 'reconciliation.read' },
})

/** Closes a day of a gateway; refused while a difference of it is open. */
export const closeDayCall = defineCall<typeof closeDaySchema>({
  method: 'POST',
  path: '/console/reconciliation/close/',
  access: { permission: 'reconciliation.write' },
})

/** Reads the book of a gateway now; it is read every minute anyway. */
export const readBookCall = defineCall<typeof readBookSchema>({
  method: 'POST',
  path: '/console/reconciliation/read/',
  access: { permission: 'reconciliation.write' },
})

/** Takes the statement of a gateway; movements that are known are left as they are. */
export const uploadStatementCall = defineCall<typeof uploadStatementSchema>({
  method: 'POST',
  path: '/console/reconciliation/statements/',
  access: { permission: 'reconciliation.write' },
})

/** Asks the gateway again, about the payment and for its book. */
export const askDifferenceCall = defineCall<typeof resolveDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/ask/',
  access: { permission: 'reconciliation.write' },
  object: 'difference',
})

/** Settles the attempt by the book: its order, or the wallet where it cannot be had any more. */
export const orderDifferenceCall = defineCall<typeof resolveDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/order/',
  access: { permission: 'reconciliation.write' },
  object: 'difference',
})

/** Leaves the money with the customer, in the wallet. */
export const creditDifferenceCall = defineCall<typeof creditDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/wallet/',
  access: { permission: 'reconciliation.write' },
  object: { id: 'difference', customer_id: 'wallet-owner' },
})

/** Has the gateway give the money back to the card. */
export const returnDifferenceCall = defineCall<typeof resolveDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/card/',
  access: { permission: 'reconciliation.write' },
  object: 'difference',
})

/** Takes back what was paid here and never there. */
export const reverseDifferenceCall = defineCall<typeof resolveDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/reverse/',
  access: { permission: 'reconciliation.write' },
  object: 'difference',
})

/** Asks for the refund once more, under its first key. */
export const sendDifferenceCall = defineCall<typeof resolveDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/send/',
  access: { permission: 'reconciliation.write' },
  object: 'difference',
})

/** Posts what the gateway has in its book. */
export const postDifferenceCall = defineCall<typeof resolveDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/post/',
  access: { permission: 'reconciliation.write' },
  object: 'difference',
})

/** Names the payment that a callback is about. */
export const linkDifferenceCall = defineCall<typeof linkDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/link/',
  access: { permission: 'reconciliation.write' },
  object: { id: 'difference', payment_id: 'payment-attempt' },
})

/** Closes a difference without any effect. */
export const discardDifferenceCall = defineCall<typeof resolveDifferenceSchema>({
  method: 'POST',
  path: '/console/differences/:id/discard/',
  access: { permission: 'reconciliation.write' },
  object: 'difference',
})
