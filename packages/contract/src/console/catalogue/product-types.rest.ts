import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'
import {
  deleteAnswer,
  deleteBody,
  idParams,
  slugShape,
  taxonomyRefusals,
  usesAnswer,
} from './taxonomy-shapes.ts'

const tags = ['catalogue']

const fields = {
  slug: slugShape,
  name: z.string().trim().min(1).max(120),
  /** False for work, which is not handed over. */
  is_shipping_required: z.boolean(),
}

export const productTypeShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  is_shipping_required: z.boolean(),
  products: z.int(),
  revision: z.int(),
})

export type RestProductType = z.infer<typeof productTypeShape>

const response = { 200: commandAnswer(productTypeShape), ...taxonomyRefusals }

/** All of them, by name. */
export const listProductTypesSchema = {
  tags,
  response: { 200: z.object({ data: z.array(productTypeShape) }), ...consoleRefusals },
}

export const readProductTypeSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: productTypeShape }), ...consoleRefusals },
}

export const productTypeUsesSchema = {
  tags,
  params: idParams,
  response: { 200: usesAnswer, ...consoleRefusals },
}

export const createProductTypeSchema = { tags, body: commandBody(fields), response }

export const updateProductTypeSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteProductTypeSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}
