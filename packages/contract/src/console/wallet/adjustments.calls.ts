import { defineCall } from '../../client/rest-call.ts'
import type { adjustWalletSchema } from './adjustments.rest.ts'

/** Adds to a customer's wallet or takes from it, with a reason; above the limit a second person approves (202). */
export const adjustWalletCall = defineCall<typeof adjustWalletSchema>({
  method: 'POST',
  path: '/console/customers/:id/wallet-adjustments/',
  access: { permission: 'wallets.adjust' },
  object: 'customer',
})
