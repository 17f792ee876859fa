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
import { refundSorts } from './payment-lists.constants.ts'

const tags = ['refunds']
const params = z.object({ id: z.string().max(128) })
const key = z.coerce.number().int().min(1).max(2_147_483_647)
const amount = z.int().min(1).max(1_000_000_000)

/** Where the card's part goes; the parts of wallet and gift card go back where they came from. */
const target = z.enum(['card', 'wallet'])

/** The order as the operator has read it. */
const version = z.int().min(1)

/** `failed`: the gateway has not given it back, and an operator may try it again. */
export const refundStates = ['requested', 'done', 'failed'] as const

export const refundShape = z.object({
  id: z.string(),
  order: z.object({ id: z.string(), number: z.int() }),
  occasion: z.enum(['return', 'cancel', 'refund']),
  /** `GIFT_CARD`, `WALLET` or the name of a gateway. */
  target: z.string(),
  amount_baisa: z.int(),
  state: z.enum(refundStates),
  /** The gateway's last answer. */
  problem: z.string().nullable(),
  created_at: z.string(),
})

export type RestRefund = z.infer<typeof refundShape>

export const refundedOrderShape = z.object({
  id: z.string(),
  number: z.int(),
  version: z.int(),
  status: z.string(),
  payment_status: z.string(),
  paid_baisa: z.int(),
  refunded_baisa: z.int(),
  refundable_baisa: z.int(),
  refunds: z.array(refundShape),
})

export type RestRefundedOrder = z.infer<typeof refundedOrderShape>

export const cancelOrderSchema = {
  tags,
  params,
  body: commandBody({ version, to: target }),
  response: { 200: commandAnswer(refundedOrderShape), ...consoleRefusals },
}

export const refundOrderSchema = {
  tags,
  params,
  body: commandBody({
    version,
    amount_baisa: amount,
    to: target,
    /** Refunded lines, which the credit note names; their amounts add up to the refund. */
    lines: z
      .array(z.object({ id: z.string().max(128), amount_baisa: amount }))
      .min(1)
      .max(100)
      .optional(),
  }),
  response: { 200: commandAnswer(refundedOrderShape), 202: approvalAnswer, ...consoleRefusals },
}

export const retryRefundSchema = {
  tags,
  params,
  body: commandBody({}),
  response: { 200: commandAnswer(refundShape), ...consoleRefusals },
}

export const listRefundsSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(refundSorts).default('-created'),
    state: z.enum(refundStates).optional(),
    /** Written on this day in Muscat. */
    day: z.iso.date().optional(),
    centre: key.optional(),
    channel: key.optional(),
  }),
  response: { 200: keysetAnswer(refundShape), ...consoleRefusals },
}

export const exportRefundsSchema = {
  tags,
  querystring: listRefundsSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const readRefundsOfOrderSchema = {
  tags,
  params,
  response: { 200: z.object({ data: refundedOrderShape }), ...consoleRefusals },
}
