import { z } from 'zod'
import { failureAnswer } from '../shop/rest-shapes.ts'

const nameShape = z.object({ en: z.string(), ar: z.string() })

/** The pass of one visit of an order, in both languages: the phone shows it without asking again. */
const visitPassShape = z.object({
  /** Any line of the visit. */
  line_id: z.string(),
  appointment_at: z.iso.datetime(),
  /** Too late for it from here on. */
  expires_at: z.iso.datetime(),
  centre: nameShape,
  work: z.array(z.object({ product: nameShape, quantity: z.int() })),
  car: z.string().nullable(),
  /** Eight letters, the last of which checks the others. */
  code: z.string(),
  /** Content of the QR code: version, id, hour and signature. */
  content: z.string(),
  /** The QR code as an SVG path in a square of so many modules. */
  qr: z.object({ size: z.int(), path: z.string() }),
  /** When the centre redeemed it. */
  redeemed_at: z.iso.datetime().nullable(),
})

export type RestVisitPass = z.infer<typeof visitPassShape>

export const listVisitPassesSchema = {
  tags: ['orders'],
  params: z.object({ id: z.string().max(128) }),
  /** Visits that are over have none. */
  response: {
    200: z.object({ data: z.array(visitPassShape) }),
    401: failureAnswer,
    403: failureAnswer,
    404: failureAnswer,
  },
}
