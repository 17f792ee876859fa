import { z } from 'zod'
import { listedVisitShape, type RestListedVisit } from '../console/orders/order-lists.rest.ts'
import { failureAnswer } from '../shop/rest-shapes.ts'

export type RestDriverVisit = RestListedVisit

const refusals = { 401: failureAnswer, 403: failureAnswer }

/** No price, no phone, no name. */
const visitsAnswer = z.object({ data: z.array(listedVisitShape) })

export const listDriverVisitsSchema = {
  tags: ['orders'],
  response: { 200: visitsAnswer, ...refusals },
}

export const deliverVisitSchema = {
  tags: ['orders'],
  /** Any line of the visit. */
  body: z.object({ line_id: z.string().max(128) }),
  /** The lines of its order as they are now. */
  response: {
    200: visitsAnswer,
    ...refusals,
    400: failureAnswer,
    404: failureAnswer,
    409: failureAnswer,
  },
}
