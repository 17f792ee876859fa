import { z } from 'zod'
import { billStatuses } from '../../bills/bills.constants.ts'
import { commandAnswer, commandBody, consoleRefusals, keysetAnswer, keysetQuery } from '../console-shapes.ts'
import { maxBillLines, maxBillPriceBaisa, maxBillQuantity } from './bills.constants.ts'

const tags = ['bills']
const params = z.object({ id: z.string().max(128) })
const title = z.string().trim().min(1).max(200)

const lineShape = z.object({
  title: z.object({ en: title, ar: title }),
  quantity: z.int().min(1).max(maxBillQuantity),
  /** With tax. */
  unit_price_baisa: z.int().min(0).max(maxBillPriceBaisa),
})

/** A bill as operators see it. Names of centre and lines are those of the day it was issued. */
const billShape = z.object({
  code: z.string(),
  status: z.enum(billStatuses),
  issued_at: z.iso.datetime(),
  centre: z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }) }),
  /** With tax. */
  total_baisa: z.int(),
  lines: z.array(lineShape),
})
export type RestCentreBill = z.infer<typeof billShape>

export const listCustomerBillsSchema = {
  tags,
  params,
  querystring: z.object(keysetQuery()),
  response: { 200: keysetAnswer(billShape), ...consoleRefusals },
}

export const issueBillSchema = {
  tags,
  params,
  body: commandBody({
    centre_id: z.int32().min(1),
    is_paid: z.boolean(),
    lines: z.array(lineShape).min(1).max(maxBillLines),
  }),
  response: { 200: commandAnswer(billShape), ...consoleRefusals },
}

export const closeBillSchema = {
  tags,
  params,
  body: commandBody({ status: z.enum(['paid', 'cancelled']) }),
  response: { 200: commandAnswer(billShape), ...consoleRefusals },
}
