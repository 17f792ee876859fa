import { z } from 'zod'

/** Costs of a line or of the whole purchase beside the goods; amounts in rial, after discounts, tax contained. */
export const surchargeShape = z.object({
  /** `slot_fee` is the fee of a booked slot; others may be added. */
  kind: z.string(),
  /** In the caller's language. */
  name: z.string(),
  scope: z.enum(['line', 'order']),
  quantity: z.int(),
  amount: z.number(),
  tax_amount: z.number(),
  /** In percent. */
  tax_rate: z.number(),
  is_refundable: z.boolean(),
})
export type RestSurcharge = z.infer<typeof surchargeShape>
