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
import { giftCardBatchSorts, giftCardSorts, maxBatchCards, maxCardBaisa } from './gift-cards.constants.ts'

const tags = ['gift-cards']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const params = z.object({ id: numberText })

export const giftCardStates = ['active', 'disabled', 'expired', 'empty'] as const
const state = z.enum(giftCardStates)

/** A card without its code, which is money. */
export const giftCardShape = z.object({
  id: z.int(),
  masked_code: z.string(),
  initial_baisa: z.int(),
  balance_baisa: z.int(),
  /** The last day on which it can be spent, in Muscat. */
  ends_on: z.string().nullable(),
  state,
  batch_id: z.int().nullable(),
  /** Who was sent the card or spent from it last; null for operators of single centres. */
  customer: z.object({ id: z.string(), name: z.string(), masked_phone: z.string() }).nullable(),
  /** A purchase has it set aside. */
  is_held: z.boolean(),
  uses: z.int(),
  last_used_at: z.string().nullable(),
  issued_at: z.string(),
})

export type RestGiftCard = z.infer<typeof giftCardShape>

export const giftCardEntryShape = z.object({
  id: z.string(),
  kind: z.string(),
  amount_baisa: z.int(),
  balance_after_baisa: z.int(),
  /** The number of the order; empty for the money it began with. */
  reference: z.string(),
  at: z.string(),
})

export const listGiftCardsSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(giftCardSorts).default('-issued'),
    state: state.optional(),
    batch_id: numberText.optional(),
    /** A whole code, or its last four characters. */
    search: z.string().trim().max(32).optional(),
  }),
  response: { 200: keysetAnswer(giftCardShape), ...consoleRefusals },
}

export const exportGiftCardsSchema = {
  tags,
  querystring: listGiftCardsSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const readGiftCardSchema = {
  tags,
  params,
  response: {
    200: z.object({ data: giftCardShape.extend({ entries: z.array(giftCardEntryShape) }) }),
    ...consoleRefusals,
  },
}

export const giftCardBatchShape = z.object({
  id: z.int(),
  count: z.int(),
  amount_baisa: z.int(),
  ends_on: z.string().nullable(),
  issued_at: z.string(),
  issued_by: z.string().nullable(),
  /** Null as long as the codes can be shown. */
  codes_shown_at: z.string().nullable(),
})

export type RestGiftCardBatch = z.infer<typeof giftCardBatchShape>

export const listGiftCardBatchesSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), sort: z.enum(giftCardBatchSorts).default('-issued') }),
  response: { 200: keysetAnswer(giftCardBatchShape), ...consoleRefusals },
}

export const exportGiftCardBatchesSchema = {
  tags,
  querystring: listGiftCardBatchesSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const issueGiftCardsSchema = {
  tags,
  body: commandBody({
    count: z.int().min(1).max(maxBatchCards),
    amount_baisa: z.int().min(1).max(maxCardBaisa),
    ends_on: z.iso.date().nullable(),
  }),
  response: { 200: commandAnswer(giftCardBatchShape), 202: approvalAnswer, ...consoleRefusals },
}

export const showGiftCardCodesSchema = {
  tags,
  params,
  body: commandBody({}),
  response: {
    200: commandAnswer(
      z.object({
        batch_id: z.int(),
        cards: z.array(z.object({ code: z.string(), amount_baisa: z.int(), ends_on: z.string().nullable() })),
      }),
    ),
    ...consoleRefusals,
  },
}

export const turnGiftCardSchema = {
  tags,
  params,
  body: commandBody({}),
  response: { 200: commandAnswer(giftCardShape), ...consoleRefusals },
}

export const sendGiftCardSchema = {
  tags,
  params,
  body: commandBody({ customer_id: z.string().min(1).max(128) }),
  response: { 200: commandAnswer(giftCardShape), ...consoleRefusals },
}
