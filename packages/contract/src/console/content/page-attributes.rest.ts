import { z } from 'zod'
import { usesAnswer } from '../catalogue/taxonomy-shapes.ts'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'

const tags = ['content']
const params = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
const line = z.string().trim().max(120)
const inputType = z.enum(['PLAIN_TEXT', 'RICH_TEXT', 'BOOLEAN', 'FILE'])

const fields = {
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(100),
  names: z.object({ en: line.min(1), ar: line, hi: line }),
}

/** An attribute of pages as operators edit it; its kind stays. */
export const pageAttributeShape = z.object({
  id: z.int(),
  slug: z.string(),
  names: z.object({ en: z.string(), ar: z.string(), hi: z.string() }),
  input_type: inputType,
  older: olderTextsShape,
  revision: z.int(),
})

export type RestPageAttribute = z.infer<typeof pageAttributeShape>

const response = { 200: commandAnswer(pageAttributeShape), ...consoleRefusals }

export const listPageAttributesSchema = {
  tags,
  response: {
    200: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          slug: z.string(),
          name: z.object({ en: z.string(), ar: z.string() }),
          input_type: inputType,
          /** How many pages have a value of it. */
          pages: z.int(),
        }),
      ),
    }),
    ...consoleRefusals,
  },
}

export const readPageAttributeSchema = {
  tags,
  params,
  response: { 200: z.object({ data: pageAttributeShape }), ...consoleRefusals },
}

export const pageAttributeUsesSchema = { tags, params, response: { 200: usesAnswer, ...consoleRefusals } }

export const createPageAttributeSchema = {
  tags,
  body: commandBody({ ...fields, input_type: inputType }),
  response,
}

export const updatePageAttributeSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deletePageAttributeSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: { 200: commandAnswer(z.object({ id: z.int() })), ...consoleRefusals },
}
