import { z } from 'zod'
import { pageSizes } from '../constants.ts'
import { failureAnswer, itemAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { billStatuses } from './bills.constants.ts'

/** A bill of a service centre. Names are in the language of Accept-Language, money in rials. */
export const billShape = z.object({
  code: z.string(),
  status: z.enum(billStatuses),
  issued_at: z.iso.datetime(),
  /** As it was called when the bill was issued. */
  service_center: z.object({ id: z.int(), name: z.string() }),
  /** With tax. */
  total_price: z.number(),
})

const billLineShape = z.object({
  position: z.int(),
  title: z.string(),
  quantity: z.int(),
  unit_price: z.number(),
  total_price: z.number(),
})

/** Prices contain the tax. */
export const wholeBillShape = billShape.extend({
  customer_name: z.string(),
  items: z.array(billLineShape),
  /** Where and how an unpaid one is paid; empty for the others. */
  how_to_pay: z.string(),
  /** Of the centre; empty when it has none or is no longer there. */
  center_phone_number: z.string(),
  tax_rate: z.number(),
  tax: z.number(),
})

export type RestBill = z.infer<typeof billShape>
export type RestWholeBill = z.infer<typeof wholeBillShape>

const refusals = { 400: failureAnswer, 401: failureAnswer, 403: failureAnswer, 404: failureAnswer }

export const listBillsSchema = {
  tags: ['bills'],
  querystring: z.object(pageQuery(pageSizes.bills)),
  response: { 200: listAnswer(billShape), ...refusals },
}

export const readBillSchema = {
  tags: ['bills'],
  querystring: z.object({ code: z.string().min(1).max(64) }),
  response: { 200: itemAnswer(wholeBillShape), ...refusals },
}
