import { z } from 'zod'
import { failureAnswer, itemAnswer } from '../shop/rest-shapes.ts'

/** What gateways send has a form of their own each, and is read as it is: its signature is over the very bytes. */
export const gatewayCallbackSchema = {
  tags: ['payments'],
  params: z.object({ gateway: z.string().max(40) }),
  response: { 200: itemAnswer(z.object({ received: z.literal(true) })), 401: failureAnswer },
}
