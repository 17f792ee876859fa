import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals, keysetAnswer, keysetQuery } from '../console-shapes.ts'

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

export const listCommentsSchema = {
  tags: ['surveys'],
  querystring: z.object({ ...keysetQuery(), state: state.default('pending'), centre: numberText.optional() }),
  response: { 200: keysetAnswer(commentShape), ...consoleRefusals },
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
