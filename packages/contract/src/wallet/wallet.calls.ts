import { defineCall } from '../client/rest-call.ts'
import type { listCreditSchema } from './wallet.rest.ts'

export const listCreditCall = defineCall<typeof listCreditSchema>({
  method: 'GET',
  path: '/accounts/credit/',
  access: 'customer',
})
