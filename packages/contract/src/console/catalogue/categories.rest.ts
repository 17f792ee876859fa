import { z } from 'zod'
import { workKinds } from '../../catalogue/work-kind.ts'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'
import {
  deleteAnswer,
  deleteBody,
  entryPictureAnswer,
  entryPictureShape,
  entryTextsShape,
  idParams,
  recordId,
  slugShape,
  taxonomyRefusals,
  textsAnswer,
  usesAnswer,
} from './taxonomy-shapes.ts'

const tags = ['catalogue']
const usageLimit = z.enum(['per_user', 'per_order']).nullable()
/** Work that the shop does with its products and with those below; null: as the category above says. */
const workKind = z.enum(workKinds).nullable()

/** A row of the tree. */
export const categoryNodeShape = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  level: z.int(),
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  /** Of itself, without those below it. */
  products: z.int(),
  /** The shop does not read it: more than ten siblings come before it. */
  is_beyond_limit: z.boolean(),
  revision: z.int(),
})

export type RestCategoryNode = z.infer<typeof categoryNodeShape>

export const categoryShape = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  level: z.int(),
  slug: z.string(),
  texts: textsAnswer,
  older: olderTextsShape,
  picture: entryPictureAnswer,
  usage_limit_type: usageLimit,
  work_kind: workKind,
  /** Siblings stand in the order of this number, those without one last. */
  priority: z.number().nullable(),
  revision: z.int(),
  /** On its level below the same parent, itself included. */
  siblings: z.int(),
  /** `LEVEL_SHOWS_TEN`: it has more siblings than the shop reads. */
  warnings: z.array(z.enum(['LEVEL_SHOWS_TEN'])),
})

export type RestCategory = z.infer<typeof categoryShape>

const fields = {
  slug: slugShape,
  texts: entryTextsShape,
  picture: entryPictureShape,
  usage_limit_type: usageLimit,
  work_kind: workKind,
  priority: z.int32().min(0).max(1_000_000).nullable(),
}

const response = { 200: commandAnswer(categoryShape), ...taxonomyRefusals }

/** In the order of the shop, each followed by those below it. */
export const listCategoriesSchema = {
  tags,
  response: { 200: z.object({ data: z.array(categoryNodeShape) }), ...consoleRefusals },
}

export const readCategorySchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: categoryShape }), ...consoleRefusals },
}

export const categoryUsesSchema = {
  tags,
  params: idParams,
  response: { 200: usesAnswer, ...consoleRefusals },
}

export const createCategorySchema = {
  tags,
  body: commandBody({ parent_id: recordId.nullable(), ...fields }),
  response,
}

export const updateCategorySchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const moveCategorySchema = {
  tags,
  params: idParams,
  body: commandBody({
    revision: revisionShape,
    /** Null: to the top. */
    parent_id: recordId.nullable(),
    /** How many siblings come before it there. */
    index: z.int32().min(0).max(100_000),
  }),
  response,
}

export const deleteCategorySchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}
