import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'
import {
  deleteAnswer,
  deleteBody,
  idParams,
  orderAnswer,
  orderBody,
  productChoiceShape,
  recordId,
  slugShape,
  taxonomyRefusals,
} from './taxonomy-shapes.ts'

const tags = ['catalogue']
const title = z.string().trim().min(1).max(120)

const fields = {
  slug: slugShape,
  title: z.object({ en: title, ar: title }),
  /** Above the listing of this category; null: of none. */
  category_id: recordId.nullable(),
  /** Null: in every channel. */
  channel_id: recordId.nullable(),
  is_on_home_page: z.boolean(),
  is_active: z.boolean(),
  /** In the order of the shop. */
  product_ids: z.array(recordId).max(100),
}

/** A row of products on the home page or above a listing. */
export const sliderShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.object({ en: z.string(), ar: z.string() }),
  older: olderTextsShape,
  category_id: z.int().nullable(),
  channel_id: z.int().nullable(),
  is_on_home_page: z.boolean(),
  is_active: z.boolean(),
  products: z.array(productChoiceShape),
  revision: z.int(),
})

export type RestSlider = z.infer<typeof sliderShape>

const response = { 200: commandAnswer(sliderShape), ...taxonomyRefusals }

/** All of them, in the order of the shop. */
export const listSlidersSchema = {
  tags,
  response: { 200: z.object({ data: z.array(sliderShape) }), ...consoleRefusals },
}

export const readSliderSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: sliderShape }), ...consoleRefusals },
}

export const createSliderSchema = { tags, body: commandBody(fields), response }

export const updateSliderSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteSliderSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}

export const orderSlidersSchema = {
  tags,
  body: orderBody,
  response: { 200: orderAnswer, ...consoleRefusals },
}
