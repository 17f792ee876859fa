import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals, keysetAnswer, keysetQuery } from '../console-shapes.ts'
import { maxKilometres, maxMonths, minKilometres } from './intervals.constants.ts'

const tags = ['logbook']
/** Of the category. */
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

const lasting = {
  months: z.int().min(1).max(maxMonths),
  /** Null: the time alone counts. */
  kilometres: z.int().min(minKilometres).max(maxKilometres).nullable(),
}

const intervalShape = z.object({
  category: z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }) }),
  ...lasting,
})

export type RestInterval = z.infer<typeof intervalShape>

export const listIntervalsSchema = {
  tags,
  querystring: z.object({ ...keysetQuery() }),
  response: { 200: keysetAnswer(intervalShape), ...consoleRefusals },
}

/** The interval that the operator saw; null where there was none. */
const seen = z.object(lasting).nullable()

export const setIntervalSchema = {
  tags,
  params,
  body: commandBody({ ...lasting, seen }),
  response: { 200: commandAnswer(intervalShape), ...consoleRefusals },
}

export const removeIntervalSchema = {
  tags,
  params,
  body: commandBody({ seen: z.object(lasting) }),
  response: { 200: commandAnswer(z.object({ id: z.int() })), ...consoleRefusals },
}
