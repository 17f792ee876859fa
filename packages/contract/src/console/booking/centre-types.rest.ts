import { z } from 'zod'
import {
  deleteAnswer,
  deleteBody,
  idParams,
  slugShape,
  taxonomyRefusals,
  usesAnswer,
} from '../catalogue/taxonomy-shapes.ts'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'

const tags = ['centres']
const name = z.string().trim().min(1).max(120)

const fields = {
  slug: slugShape,
  name: z.object({ en: name, ar: name }),
  /** Types are shown from the lowest to the highest. */
  position: z.int32().min(0).max(9999),
}

/** The kind of a centre: a gas station, a tyre shop. */
export const centreTypeShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  position: z.int(),
  centres: z.int(),
  revision: z.int(),
})

export type RestCentreType = z.infer<typeof centreTypeShape>

const response = { 200: commandAnswer(centreTypeShape), ...taxonomyRefusals }

export const listCentreTypesSchema = {
  tags,
  response: { 200: z.object({ data: z.array(centreTypeShape) }), ...consoleRefusals },
}

export const readCentreTypeSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: centreTypeShape }), ...consoleRefusals },
}

export const centreTypeUsesSchema = {
  tags,
  params: idParams,
  response: { 200: usesAnswer, ...consoleRefusals },
}

export const createCentreTypeSchema = { tags, body: commandBody(fields), response }

export const updateCentreTypeSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteCentreTypeSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}
