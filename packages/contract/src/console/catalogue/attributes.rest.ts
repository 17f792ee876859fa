import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'
import {
  deleteAnswer,
  deleteBody,
  idParams,
  namesAnswer,
  namesShape,
  orderAnswer,
  orderBody,
  recordId,
  slugShape,
  taxonomyRefusals,
  usesAnswer,
} from './taxonomy-shapes.ts'

const tags = ['catalogue']

const inputType = z.enum([
  'DROPDOWN',
  'MULTISELECT',
  'SWATCH',
  'NUMERIC',
  'BOOLEAN',
  'PLAIN_TEXT',
  'RICH_TEXT',
  'FILE',
])

const fields = {
  slug: slugShape,
  names: namesShape,
  unit: z.string().trim().max(20).nullable(),
  is_filterable: z.boolean(),
  is_visible: z.boolean(),
  is_required: z.boolean(),
  /** Choices in their order; one without an id is new. Kinds that have no choices leave them empty. */
  values: z.array(z.object({ id: recordId.nullable(), slug: slugShape, names: namesShape })).max(1000),
}

export const listedAttributeShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  input_type: inputType,
  unit: z.string().nullable(),
  is_filterable: z.boolean(),
  is_visible: z.boolean(),
  is_required: z.boolean(),
  values: z.int(),
})

export type RestListedAttribute = z.infer<typeof listedAttributeShape>

export const attributeShape = z.object({
  id: z.int(),
  slug: z.string(),
  names: namesAnswer,
  older: olderTextsShape,
  input_type: inputType,
  unit: z.string().nullable(),
  is_filterable: z.boolean(),
  is_visible: z.boolean(),
  is_required: z.boolean(),
  /** Whether its values are choices that products share. */
  has_choices: z.boolean(),
  values: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      names: namesAnswer,
      older: olderTextsShape,
      /** Products and variants that have it. */
      uses: z.int(),
    }),
  ),
  revision: z.int(),
})

export type RestAttribute = z.infer<typeof attributeShape>

const response = { 200: commandAnswer(attributeShape), ...taxonomyRefusals }

/** All of them, in their order. */
export const listAttributesSchema = {
  tags,
  response: { 200: z.object({ data: z.array(listedAttributeShape) }), ...consoleRefusals },
}

export const readAttributeSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: attributeShape }), ...consoleRefusals },
}

export const attributeUsesSchema = {
  tags,
  params: idParams,
  response: { 200: usesAnswer, ...consoleRefusals },
}

/** The kind of its values is chosen once. */
export const createAttributeSchema = {
  tags,
  body: commandBody({ input_type: inputType, ...fields }),
  response,
}

export const updateAttributeSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteAttributeSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}

export const orderAttributesSchema = {
  tags,
  body: orderBody,
  response: { 200: orderAnswer, ...consoleRefusals },
}
