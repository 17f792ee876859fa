import { z } from 'zod'
import { failureAnswer, idShape, itemAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'

/** A variant that a customer waits for in a place. It ends with the message that the variant is back. */
export const stockAlertShape = z.object({ id: z.string(), product_id: idShape, variant_id: idShape })

export type RestStockAlert = z.infer<typeof stockAlertShape>

const refusals = {
  400: failureAnswer,
  401: failureAnswer,
  403: failureAnswer,
  404: failureAnswer,
  409: failureAnswer,
}

export const createStockAlertSchema = {
  tags: ['inventory'],
  body: z.object({ state_id: idShape.optional(), product_id: idShape, variant_id: idShape }),
  response: { 200: itemAnswer(stockAlertShape), 201: itemAnswer(stockAlertShape), ...refusals },
}

export const listStockAlertsSchema = {
  tags: ['inventory'],
  querystring: z.object(pageQuery()),
  response: { 200: listAnswer(stockAlertShape), ...refusals },
}

export const removeStockAlertSchema = {
  tags: ['inventory'],
  params: z.object({ id: z.string().max(128) }),
  response: { 200: z.null(), 204: z.null(), ...refusals },
}
