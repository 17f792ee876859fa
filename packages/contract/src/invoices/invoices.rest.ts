import { z } from 'zod'
import { failureAnswer } from '../shop/rest-shapes.ts'

/** Answers a PDF, in the language of Accept-Language. */
export const readInvoicePdfSchema = {
  tags: ['invoices'],
  params: z.object({ id: z.string().min(1).max(100) }),
  response: {
    200: z.unknown(),
    401: failureAnswer,
    403: failureAnswer,
    404: failureAnswer,
    503: failureAnswer,
  },
}
