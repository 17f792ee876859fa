import { z } from 'zod'
import { failureAnswer } from '../shop/rest-shapes.ts'

export const removeDraftSchema = {
  tags: ['orders'],
  params: z.object({ id: z.string().max(128) }),
  response: {
    200: z.null(),
    204: z.null(),
    401: failureAnswer,
    403: failureAnswer,
    404: failureAnswer,
    409: failureAnswer,
  },
}
