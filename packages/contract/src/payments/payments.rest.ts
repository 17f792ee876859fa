import { z } from 'zod'
import { failureAnswer, itemAnswer } from '../shop/rest-shapes.ts'

/** Each gateway sends a form of its own, and it is read as it is: its signature is over the very bytes. */
export const gatewayCallbackSchema = {
  tags: ['payments'],
  params: z.object({ gateway: z.string().max(40) }),
  response: { 200: itemAnswer(z.object({ received: z.literal(true) })), 401: failureAnswer },
}
