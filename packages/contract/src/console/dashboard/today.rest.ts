import { z } from 'zod'
import { consoleRefusals } from '../console-shapes.ts'

const tags = ['today']
const key = z.coerce.number().int().min(1).max(2_147_483_647)

/** The list behind a number: a path below `/api/v1` and its query. It has as many entries as the number says. */
const list = z.object({ path: z.string(), query: z.record(z.string(), z.string()) })

const counted = z.object({ count: z.int(), list })

export const todayShape = z.object({
  /** In Muscat. */
  day: z.string(),
  /** Placed today, drafts left out. */
  orders: counted,
  /** Their totals with tax. */
  sales_baisa: z.int(),
  /** Written today. */
  refunds: counted.extend({ amount_baisa: z.int() }),
  /** Sales less refunds. */
  net_baisa: z.int(),
  /** Of every centre that has an hour today. */
  centres: z.array(
    z.object({
      centre: z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }) }),
      capacity: z.int(),
      booked: z.int(),
      /** Places that shoppers hold without having paid, and those that are offered. */
      held: z.int(),
      /** Visits whose customer is there or was. */
      arrived: counted,
      /** Visits whose hour has begun without the customer. */
      late: counted,
      /** The centre's day on the board. */
      board: list,
    }),
  ),
  /** Counted, shown in the shop, and this many free units or fewer. */
  low_stock: counted.extend({ threshold: z.int() }),
  /** Ended today declined, expired or with another amount, and without an order since. */
  failed_payments: counted,
  /** Tasks that wait for an operator. Null where the operator may not see the list. */
  tasks: z.object({
    approvals: counted.nullable(),
    differences: counted.nullable(),
    comments: counted.nullable(),
    failed_jobs: counted.nullable(),
  }),
})

export type RestToday = z.infer<typeof todayShape>

export const todaySchema = {
  tags,
  querystring: z.object({
    centre: key.optional(),
    /** Narrows orders, refunds, visits and payments; hours and stock have no channel. */
    channel: key.optional(),
  }),
  response: { 200: z.object({ data: todayShape }), ...consoleRefusals },
}

export const failedJobShape = z.object({
  id: z.string(),
  queue: z.string(),
  /** Subject of the event; later events of it wait. */
  subject: z.string().nullable(),
  waiting_behind: z.int(),
  error: z.string(),
  tries: z.int(),
  failed_at: z.string(),
})

export type RestFailedJob = z.infer<typeof failedJobShape>

export const listFailedJobsSchema = {
  tags,
  response: { 200: z.object({ data: z.array(failedJobShape) }), ...consoleRefusals },
}
