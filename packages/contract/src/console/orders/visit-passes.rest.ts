import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals } from '../console-shapes.ts'

const tags = ['orders']

/** A visit whose pass was redeemed, as those see it who do the work: no price, no phone, no name. */
const redeemedVisitShape = z.object({
  order_id: z.string(),
  order_number: z.int(),
  revision: z.int(),
  /** Any line of the visit. */
  line_id: z.string(),
  centre_id: z.int(),
  appointment_at: z.string(),
  arrived_at: z.string(),
  work: z.array(z.object({ product: z.object({ en: z.string(), ar: z.string() }), quantity: z.int() })),
  car: z.string().nullable(),
})

export type RestRedeemedVisit = z.infer<typeof redeemedVisitShape>

export const redeemPassSchema = {
  tags,
  /** Content of the QR code, or the code beside it. */
  body: commandBody({ pass: z.string().trim().min(1).max(200) }),
  /** A pass that was redeemed before is a 409 that says when and by whom. */
  response: { 200: commandAnswer(redeemedVisitShape), ...consoleRefusals },
}

export const readPassKeySchema = {
  tags,
  /** Of the key that passes are signed with: 32 bytes (Ed25519) in base64url. */
  response: { 200: z.object({ data: z.object({ public_key: z.string() }) }), ...consoleRefusals },
}
