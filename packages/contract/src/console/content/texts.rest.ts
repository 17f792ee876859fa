import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { richTextShape } from '../rich-text-shape.ts'

const tags = ['content']
const params = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
const line = z.string().trim().min(1).max(300)
const words = z.string().trim().min(1).max(4000)
const inBoth = <Text extends z.ZodType>(text: Text) => z.object({ en: text, ar: text })
const texts = inBoth(z.string())
const deleted = { 200: commandAnswer(z.object({ id: z.int() })), ...consoleRefusals }
const read = <Item extends z.ZodType>(item: Item) => ({
  200: z.object({ data: item }),
  ...consoleRefusals,
})

// Questions and answers

const faqFields = { question: inBoth(line), answer: inBoth(words), is_published: z.boolean() }

export const faqEntryShape = z.object({
  id: z.int(),
  question: texts,
  answer: texts,
  is_published: z.boolean(),
  revision: z.int(),
})

export type RestFaqEntry = z.infer<typeof faqEntryShape>

const faqAnswer = { 200: commandAnswer(faqEntryShape), ...consoleRefusals }

export const listFaqSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), is_published: z.enum(['true', 'false']).optional() }),
  response: { 200: keysetAnswer(faqEntryShape), ...consoleRefusals },
}

export const createFaqEntrySchema = { tags, body: commandBody(faqFields), response: faqAnswer }

export const updateFaqEntrySchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, ...faqFields }),
  response: faqAnswer,
}

export const deleteFaqEntrySchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: deleted,
}

/** Every entry, in the order in which the shop shows them. */
export const orderFaqSchema = {
  tags,
  body: commandBody({ ids: z.array(z.int32().min(1)).min(1).max(500) }),
  response: { 200: commandAnswer(z.array(faqEntryShape)), ...consoleRefusals },
}

// Texts by key

const contact = { title: line, company: line, address: line, hours: line, text: words }
const media = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w-]+(?:[./][\w-]+)*$/)
const step = z.object({ title: inBoth(line), text: inBoth(words) })

export const contactFields = { en: z.object(contact), ar: z.object(contact) }

export const deliveryRulesFields = { title: inBoth(line), rules: z.array(step).max(50) }

export const oilPromotionFields = {
  title: inBoth(line),
  text: inBoth(words),
  percent: z.number().min(0).max(100),
  hours: z.int().min(1).max(1000),
  /** Untranslated name of the category whose products are in the offer. */
  category: line,
  picture: inBoth(media),
  picture_mobile: inBoth(media),
  steps: z.array(step).max(20),
  terms: z.array(inBoth(words)).max(50),
}

/** The state of a text that was never saved is 0. */
const firstRevision = z.int32().min(0)
const edited = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ revision: z.int(), ...fields })

/** Null for a text that is not there yet. */
const siteTextsShape = z.object({
  contact: edited(contactFields).nullable(),
  delivery_rules: edited(deliveryRulesFields).nullable(),
  oil_promotion: edited(oilPromotionFields).nullable(),
})

export type RestSiteTexts = z.infer<typeof siteTextsShape>

export const readSiteTextsSchema = { tags, response: read(siteTextsShape) }

const siteTextSchema = <Fields extends z.ZodRawShape>(fields: Fields) => ({
  tags,
  body: commandBody({ revision: firstRevision, ...fields }),
  response: { 200: commandAnswer(siteTextsShape), ...consoleRefusals },
})

export const updateContactSchema = siteTextSchema(contactFields)
export const updateDeliveryRulesSchema = siteTextSchema(deliveryRulesFields)
export const updateOilPromotionSchema = siteTextSchema(oilPromotionFields)

// Legal texts

const kind = z.enum(['terms', 'privacy', 'returns'])
const legalFields = {
  version: z.string().regex(/^\d{1,4}(\.\d{1,4}){0,2}$/),
  effective_date: z.iso.date(),
  title: inBoth(line),
  content: inBoth(richTextShape),
}

export const legalVersionShape = z.object({
  id: z.int(),
  kind,
  version: z.string(),
  effective_date: z.string(),
  title: texts,
  content: inBoth(richTextShape),
  /** A version in force, or one that was, is never edited. */
  state: z.enum(['upcoming', 'in-force', 'past']),
  revision: z.int(),
})

export type RestLegalVersion = z.infer<typeof legalVersionShape>

const legalAnswer = { 200: commandAnswer(legalVersionShape), ...consoleRefusals }

export const listLegalVersionsSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), kind: kind.optional() }),
  response: { 200: keysetAnswer(legalVersionShape), ...consoleRefusals },
}

export const readLegalVersionSchema = { tags, params, response: read(legalVersionShape) }

export const createLegalVersionSchema = {
  tags,
  body: commandBody({ kind, ...legalFields }),
  response: legalAnswer,
}

export const updateLegalVersionSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, ...legalFields }),
  response: legalAnswer,
}

export const deleteLegalVersionSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: deleted,
}
