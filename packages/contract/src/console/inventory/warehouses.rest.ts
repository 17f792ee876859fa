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
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'

const tags = ['stock']
const name = z.string().trim().min(1).max(120)

const fields = {
  slug: slugShape,
  name: z.object({ en: name, ar: name }),
  /** It serves every place. */
  is_central: z.boolean(),
  /** The place that it serves; a central one may have none. */
  state_id: recordId.nullable(),
  street_address: z.string().trim().min(1).max(300),
  city: name,
  /** ISO 3166-1 alpha-2. */
  country_code: z.string().regex(/^[A-Z]{2}$/),
  /** With its country in front; empty without one. */
  phone: z
    .string()
    .trim()
    .regex(/^(\+\d{8,15})?$/),
  /** A closed one serves nobody. */
  is_active: z.boolean(),
}

export const warehouseShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  is_central: z.boolean(),
  state_id: z.int().nullable(),
  street_address: z.string(),
  city: z.string(),
  country_code: z.string(),
  phone: z.string(),
  is_active: z.boolean(),
  /** The variants that it has or had units of. */
  variants: z.int(),
  revision: z.int(),
})

export type RestWarehouse = z.infer<typeof warehouseShape>

const response = { 200: commandAnswer(warehouseShape), ...taxonomyRefusals }

export const listEditedWarehousesSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    /** Part of a name, in either language. */
    search: z.string().trim().max(100).optional(),
  }),
  response: { 200: keysetAnswer(warehouseShape), ...consoleRefusals },
}

export const readWarehouseSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: warehouseShape }), ...consoleRefusals },
}

export const warehouseUsesSchema = {
  tags,
  params: idParams,
  response: { 200: usesAnswer, ...consoleRefusals },
}

export const createWarehouseSchema = { tags, body: commandBody(fields), response }

export const updateWarehouseSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteWarehouseSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}
