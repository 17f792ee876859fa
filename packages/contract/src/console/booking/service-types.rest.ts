import { z } from 'zod'
import {
  deleteAnswer,
  deleteBody,
  idParams,
  recordId,
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
  /** It is done for products of these categories and of all below them. */
  category_ids: z.array(recordId).max(200),
}

/** Done at the centre or at home, or goods that are handed over. A type stays what it was made as. */
const kind = z.enum(['service', 'delivery'])

/** The work of centres: an oil change, handing goods over. */
export const serviceTypeShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  service_type: kind,
  position: z.int(),
  category_ids: z.array(z.int()),
  /** The centres that offer it. */
  centres: z.int(),
  revision: z.int(),
})

export type RestServiceType = z.infer<typeof serviceTypeShape>

const response = { 200: commandAnswer(serviceTypeShape), ...taxonomyRefusals }

export const listServiceTypesSchema = {
  tags,
  response: { 200: z.object({ data: z.array(serviceTypeShape) }), ...consoleRefusals },
}

export const readServiceTypeSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: serviceTypeShape }), ...consoleRefusals },
}

export const serviceTypeUsesSchema = {
  tags,
  params: idParams,
  response: { 200: usesAnswer, ...consoleRefusals },
}

export const createServiceTypeSchema = {
  tags,
  body: commandBody({ ...fields, service_type: kind }),
  response,
}

export const updateServiceTypeSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteServiceTypeSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}
