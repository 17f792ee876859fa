import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  mediaAddressShape,
  revisionShape,
} from '../console-shapes.ts'
import { richTextShape } from '../rich-text-shape.ts'

export const idText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
export const idParams = z.object({ id: idText })
export const recordId = z.int32().min(1)

/** Part of an address: small letters and digits, with hyphens between. */
export const slugShape = z
  .string()
  .trim()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const line = z.string().trim().max(300)
const name = z.string().trim().max(120)

/** A name in each language; one that is not there is empty, and English never is. */
export const namesShape = z.object({ en: name.min(1), ar: name, hi: name })
export const namesAnswer = z.object({ en: z.string(), ar: z.string(), hi: z.string() })

const entryTexts = z.object({
  name,
  description: richTextShape.nullable(),
  seo_title: line,
  seo_description: z.string().trim().max(1000),
})

export const entryTextsShape = z.object({
  en: entryTexts.extend({ name: name.min(1) }),
  ar: entryTexts,
  hi: entryTexts,
})

const entryTextsAnswer = z.object({
  name: z.string(),
  description: richTextShape.nullable(),
  seo_title: z.string(),
  seo_description: z.string(),
})

export const textsAnswer = z.object({ en: entryTextsAnswer, ar: entryTextsAnswer, hi: entryTextsAnswer })

export type RestEntryTexts = z.infer<typeof textsAnswer>

/** A picture by its address, described in both languages. */
export const entryPictureShape = z
  .object({
    url: mediaAddressShape,
    alt: z.object({ en: line, ar: line }),
  })
  .nullable()

export const entryPictureAnswer = z
  .object({ url: z.string(), alt: z.object({ en: z.string(), ar: z.string() }) })
  .nullable()

/** How many records of a kind refer to one; the kind is called as its table is. */
export const usesShape = z.array(z.object({ kind: z.string(), count: z.int() }))

export type RestUses = z.infer<typeof usesShape>

export const usesAnswer = z.object({ data: usesShape })

/** With what a record is used by, where that keeps it from being deleted. */
export const taxonomyRefusals = {
  ...consoleRefusals,
  409: consoleRefusals[409].extend({ uses: usesShape.optional() }),
}

export const deleteBody = commandBody({ revision: revisionShape })
export const deleteAnswer = commandAnswer(z.object({ id: z.int() }))

/** A product in a list that an operator puts together. */
export const productChoiceShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
})

export type RestProductChoice = z.infer<typeof productChoiceShape>

/** All records of a kind in their new order. */
export const orderBody = commandBody({ ids: z.array(recordId).max(2000) })
export const orderAnswer = commandAnswer(z.object({ ids: z.array(z.int()) }))
