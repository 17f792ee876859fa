import { z } from 'zod'
import {
  deleteAnswer,
  deleteBody,
  idParams,
  namesAnswer,
  namesShape,
  recordId,
  slugShape,
  taxonomyRefusals,
} from '../catalogue/taxonomy-shapes.ts'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'

const tags = ['menus']

/** An entry leads to at most one of these. An address is of this shop (`/…`) or a whole one. */
const target = {
  category_id: recordId.nullable(),
  collection_id: recordId.nullable(),
  page_id: recordId.nullable(),
  url: z
    .string()
    .trim()
    .max(500)
    .regex(/^(https?:\/\/[^\s/]|\/(?![/\\]))\S*$/)
    .nullable(),
}

const fields = {
  slug: slugShape,
  name: z.string().trim().min(1).max(120),
  /** In the order of the shop, each followed by those below it, one level deeper; one without an id is new. */
  items: z
    .array(z.object({ id: recordId.nullable(), level: z.int().min(0).max(2), names: namesShape, ...target }))
    .max(300),
}

export const listedMenuShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  items: z.int(),
})

export type RestListedMenu = z.infer<typeof listedMenuShape>

const item = z.object({
  id: z.int(),
  level: z.int(),
  names: namesAnswer,
  older: olderTextsShape,
  category_id: z.int().nullable(),
  collection_id: z.int().nullable(),
  page_id: z.int().nullable(),
  url: z.string().nullable(),
})

export type RestMenuItem = z.infer<typeof item>

export const menuShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  items: z.array(item),
  revision: z.int(),
})

export type RestMenu = z.infer<typeof menuShape>

const response = { 200: commandAnswer(menuShape), ...taxonomyRefusals }

/** All of them, by name. */
export const listMenusSchema = {
  tags,
  response: { 200: z.object({ data: z.array(listedMenuShape) }), ...consoleRefusals },
}

export const readMenuSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: menuShape }), ...consoleRefusals },
}

export const createMenuSchema = { tags, body: commandBody(fields), response }

export const updateMenuSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteMenuSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}
