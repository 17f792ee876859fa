import { z } from 'zod'
import { consoleRefusals } from '../console-shapes.ts'

/** An address of the shop that shows the product as it is now, published or not, until the moment. */
export const previewProductSchema = {
  tags: ['products'],
  params: z.object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  }),
  response: {
    200: z.object({ data: z.object({ url: z.string(), expires_at: z.string() }) }),
    ...consoleRefusals,
  },
}
