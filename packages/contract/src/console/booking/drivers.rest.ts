import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { driverSorts } from './drivers.constants.ts'

const tags = ['drivers']
const params = z.object({ id: z.string().max(128) })
const centreId = z.int32().min(1)

/** A driver of a centre. */
export const driverShape = z.object({
  id: z.string(),
  name: z.string(),
  masked_phone: z.string(),
  centre_id: z.int(),
  is_blocked: z.boolean(),
  revision: z.int(),
})

export type RestDriver = z.infer<typeof driverShape>

const response = { 200: commandAnswer(driverShape), ...consoleRefusals }

export const listDriversSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(driverSorts).default('added'),
    centre: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number)
      .optional(),
  }),
  response: { 200: keysetAnswer(driverShape), ...consoleRefusals },
}

export const exportDriversSchema = {
  tags,
  querystring: listDriversSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const registerDriverSchema = {
  tags,
  /** With its country in front, or a local number. */
  body: commandBody({ phone: z.string().trim().min(4).max(40), centre_id: centreId }),
  response,
}

export const moveDriverSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, centre_id: centreId }),
  response,
}

export const driverCodeSchema = { tags, params, body: commandBody({}), response }

export const removeDriverSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: { 200: commandAnswer(z.object({ id: z.string() })), ...consoleRefusals },
}
