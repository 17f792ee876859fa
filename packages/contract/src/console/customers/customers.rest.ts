import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { customerSorts } from './customers.constants.ts'

const tags = ['customers']
const params = z.object({ id: z.string().max(128) })

/** A customer in a list: enough to recognise somebody, too little to call. */
export const listedCustomerShape = z.object({
  id: z.string(),
  name: z.string(),
  masked_phone: z.string(),
  is_blocked: z.boolean(),
  registered_at: z.string(),
  /** At the operator's own centres, for a role of a centre. */
  orders: z.int(),
  last_visit_at: z.string().nullable(),
  /** Null where the operator may not see it. */
  wallet_baisa: z.int().nullable(),
})

export type RestListedCustomer = z.infer<typeof listedCustomerShape>

export const customerOrderShape = z.object({
  id: z.string(),
  number: z.string(),
  placed_at: z.string(),
  status: z.string(),
  payment_status: z.string(),
  total_baisa: z.int(),
})

export const customerShape = listedCustomerShape.omit({ masked_phone: true }).extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  language: z.enum(['en', 'ar']),
  last_login_at: z.string().nullable(),
  cars: z.array(
    z.object({
      brand_en: z.string(),
      brand_ar: z.string(),
      model_en: z.string(),
      model_ar: z.string(),
      year: z.int(),
    }),
  ),
  /** The newest ones. */
  recent_orders: z.array(customerOrderShape),
})

export type RestCustomer = z.infer<typeof customerShape>

/** From and to, both included and either left out: `2..5`, `10..`, `..0`. */
const range = z.string().regex(/^(\d{1,9}\.\.(\d{1,9})?|\.\.\d{1,9})$/)

export const customerFilterShape = {
  /** Parts of the name, of the address or of the phone number, in any order. */
  search: z.string().trim().max(100).optional(),
  is_blocked: z.enum(['true', 'false']).optional(),
  /** How many orders were placed; at the operator's own centres, for a role of a centre. */
  orders: range.optional(),
  /** Balance in baisa; only for those who may read wallets. */
  wallet: range.optional(),
  /** Days in Muscat of the newest visit that took place, both included. */
  visited_from: z.iso.date().optional(),
  visited_to: z.iso.date().optional(),
}

const sort = z.enum(customerSorts).default('-registered')

const customerFilter = z.object(customerFilterShape)

export type RestCustomerFilter = z.output<typeof customerFilter>

export const listCustomersSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), ...customerFilterShape, sort }),
  response: { 200: keysetAnswer(listedCustomerShape), ...consoleRefusals },
}

export const exportCustomersSchema = {
  tags,
  querystring: listCustomersSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

/** Opening a customer is an entry in the log, `change_id`. */
export const openCustomerSchema = {
  tags,
  params,
  response: { 200: commandAnswer(customerShape), ...consoleRefusals },
}

const blocking = z.object({ id: z.string(), is_blocked: z.boolean() })

export const blockCustomerSchema = {
  tags,
  params,
  body: commandBody({}),
  response: { 200: commandAnswer(blocking), ...consoleRefusals },
}
