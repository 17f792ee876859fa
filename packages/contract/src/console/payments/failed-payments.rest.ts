import { z } from 'zod'
import { consoleRefusals, keysetAnswer, keysetQuery } from '../console-shapes.ts'

const tags = ['payments']
const key = z.coerce.number().int().min(1).max(2_147_483_647)

export const failedPaymentShape = z.object({
  id: z.string(),
  customer: z.object({ id: z.string(), name: z.string() }),
  gateway: z.string(),
  amount_baisa: z.int(),
  state: z.enum(['declined', 'expired', 'mismatched']),
  ended_at: z.string(),
})

export type RestFailedPayment = z.infer<typeof failedPaymentShape>

export const listFailedPaymentsSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    /** In Muscat; today where it is left out. */
    day: z.iso.date().optional(),
    centre: key.optional(),
    channel: key.optional(),
  }),
  response: { 200: keysetAnswer(failedPaymentShape), ...consoleRefusals },
}

export const differenceShape = z.object({
  id: z.int(),
  kind: z.string(),
  gateway: z.string(),
  expected: z.string(),
  found: z.string(),
  noticed_at: z.string(),
})

export type RestDifference = z.infer<typeof differenceShape>

export const listDifferencesSchema = {
  tags,
  querystring: z.object(keysetQuery()),
  response: { 200: keysetAnswer(differenceShape), ...consoleRefusals },
}
