import { defineCall } from '../client/rest-call.ts'
import type { gatewayCallbackSchema } from './payments.rest.ts'

/** A gateway says that something happened to a payment. */
export const gatewayCallbackCall = defineCall<typeof gatewayCallbackSchema>({
  method: 'POST',
  path: '/payments/:gateway/callback/',
  access: 'gateway',
})
