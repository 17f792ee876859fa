import { z } from 'zod'
import { listedVisitShape } from '../console/orders/order-lists.rest.ts'
import { failureAnswer } from '../shop/rest-shapes.ts'

export const listDriverVisitsSchema = {
  tags: ['orders'],
  /** No price, no phone, no name. */
  response: {
    200: z.object({ data: z.array(listedVisitShape) }),
    401: failureAnswer,
    403: failureAnswer,
  },
}
