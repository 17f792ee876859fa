import { defineCall } from '../../client/rest-call.ts'
import type { readPassKeySchema, redeemPassSchema } from './visit-passes.rest.ts'

/** Somebody came with a pass: it is redeemed once, and the arrival is recorded. */
export const redeemPassCall = defineCall<typeof redeemPassSchema>({
  method: 'POST',
  path: '/console/visits/redeem/',
  access: { permission: 'orders.visit' },
})

/** The key to check passes with while there is no connection. */
export const readPassKeyCall = defineCall<typeof readPassKeySchema>({
  method: 'GET',
  path: '/console/visits/pass-key/',
  access: { permission: 'orders.visit' },
})
