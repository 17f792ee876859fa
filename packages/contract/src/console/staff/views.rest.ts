import { z } from 'zod'
import { consoleRefusals } from '../console-shapes.ts'

/** A view of a list: filters, order and columns, as the query of the list's address has them. */
export const savedViewShape = z.object({
  id: z.int(),
  name: z.string(),
  search: z.string(),
  is_shared: z.boolean(),
  /** Whose view it is. */
  by: z.string(),
  is_own: z.boolean(),
  can_remove: z.boolean(),
})

export type RestSavedView = z.infer<typeof savedViewShape>

const tags = ['staff']
const list = z.string().regex(/^[a-z][a-z-]{0,39}$/)

export const listViewsSchema = {
  tags,
  querystring: z.object({ list }),
  response: { 200: z.object({ data: z.array(savedViewShape) }), ...consoleRefusals },
}

export const saveViewSchema = {
  tags,
  body: z.object({
    list,
    name: z.string().trim().min(1).max(40),
    search: z.string().max(2000),
    is_shared: z.boolean().default(false),
  }),
  response: { 200: z.object({ data: savedViewShape }), ...consoleRefusals },
}

export const removeViewSchema = {
  tags,
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  response: { 200: z.object({ data: z.object({}) }), ...consoleRefusals },
}
