import { z } from 'zod'
import { bulkAnswer, bulkBody } from '../bulk-shapes.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { commentSorts } from './comments.constants.ts'

const state = z.enum(['pending', 'approved', 'rejected'])

const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const params = z.object({ id: numberText })

/** A customer's comment about a centre. */
export const commentShape = z.object({
  id: z.int(),
  centre_id: z.int().nullable(),
  rate: z.int(),
  comment: z.string(),
  state,
  written_at: z.string(),
})

export type RestComment = z.infer<typeof commentShape>

const commentFilter = { state: state.default('pending'), centre: numberText.optional() }

export const listCommentsSchema = {
  tags: ['surveys'],
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(commentSorts).default('-written'),
    ...commentFilter,
  }),
  response: { 200: keysetAnswer(commentShape), ...consoleRefusals },
}

export const exportCommentsSchema = {
  tags: ['surveys'],
  querystring: listCommentsSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const bulkCommentsSchema = {
  tags: ['surveys'],
  body: bulkBody(z.object(commentFilter).strict(), {}),
  response: { 200: bulkAnswer, ...consoleRefusals },
}

export const moderateCommentSchema = {
  tags: ['surveys'],
  params,
  body: commandBody({ decision: z.enum(['approved', 'rejected']) }),
  response: { 200: commandAnswer(commentShape), ...consoleRefusals },
}

export const hideCommentSchema = {
  tags: ['surveys'],
  params,
  body: commandBody({}),
  response: { 200: commandAnswer(commentShape), ...consoleRefusals },
}
