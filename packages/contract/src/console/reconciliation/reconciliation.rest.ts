import { z } from 'zod'
import {
  approvalAnswer,
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { differenceShape } from '../payments/failed-payments.rest.ts'
import { dayListSorts } from './reconciliation.constants.ts'
import { maxStatementLength, statementProblems } from './statement.constants.ts'

const tags = ['reconciliation']
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const gateway = z.string().regex(/^[a-z][a-z\d_-]{0,59}$/)

/** A day of a gateway in Muscat: charges less what was given back, in the three books. */
export const reconciliationDayShape = z.object({
  gateway: z.string(),
  day: z.string(),
  gateway_baisa: z.int(),
  ledger_baisa: z.int(),
  orders_baisa: z.int(),
  /** What the books do not agree on. */
  rest_baisa: z.int(),
  fees_baisa: z.int(),
  payouts_baisa: z.int(),
  open_differences: z.int(),
  /** `running`: the day is not over, or the gateway's book was not read to its end. */
  state: z.enum(['running', 'open', 'closed']),
  closed_at: z.string().nullable(),
})

export type RestReconciliationDay = z.infer<typeof reconciliationDayShape>

export const listReconciliationDaysSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(dayListSorts).default('-day'),
    gateway: gateway.optional(),
  }),
  response: {
    200: keysetAnswer(reconciliationDayShape).extend({ gateways: z.array(z.string()) }),
    ...consoleRefusals,
  },
}

export const exportDaysSchema = {
  tags,
  querystring: listReconciliationDaysSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const exportDaySchema = {
  tags,
  querystring: z.object({ gateway, day: z.iso.date() }),
  response: csvAnswers,
}

export const closeDaySchema = {
  tags,
  body: commandBody({ gateway, day: z.iso.date() }),
  response: { 200: commandAnswer(reconciliationDayShape), ...consoleRefusals },
}

export const readBookSchema = {
  tags,
  body: commandBody({ gateway }),
  response: { 200: commandAnswer(z.object({ gateway: z.string() })), ...consoleRefusals },
}

export const statementShape = z.object({
  added: z.int(),
  /** Known before, with the same amounts. */
  known: z.int(),
  refused: z.array(z.object({ line: z.int(), problem: z.enum(statementProblems) })),
})

export type RestStatement = z.infer<typeof statementShape>

export const uploadStatementSchema = {
  tags,
  body: commandBody({ gateway, csv: z.string().min(1).max(maxStatementLength) }),
  response: { 200: commandAnswer(statementShape), ...consoleRefusals },
}

const answers = { 200: commandAnswer(differenceShape), 202: approvalAnswer, ...consoleRefusals }

export const resolveDifferenceSchema = { tags, params, body: commandBody({}), response: answers }

/** The customer is named where the payment itself names nobody. */
export const creditDifferenceSchema = {
  tags,
  params,
  body: commandBody({ customer_id: z.string().max(128).optional() }),
  response: answers,
}

/** The payment that a callback is about. */
export const linkDifferenceSchema = {
  tags,
  params,
  body: commandBody({ payment_id: z.string().max(128) }),
  response: answers,
}
