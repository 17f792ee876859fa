import { z } from 'zod'
import { bulkAnswer, bulkBody } from '../bulk-shapes.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'
import { richTextShape } from '../rich-text-shape.ts'

const tags = ['content']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const params = z.object({ id: numberText })
const key = z.int32().min(1)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100)
const line = z.string().trim().max(300)
const language = z.enum(['en', 'ar', 'hi'])
/** A file of the shop. */
const media = z
  .string()
  .max(300)
  .regex(/^\/media\/[\w-]+(?:[./][\w-]+)*$/)

/** The words of a page in one language. */
const pageTexts = z.object({
  title: line,
  content: richTextShape.nullable(),
  seo_title: line.nullable(),
  seo_description: z.string().trim().max(500).nullable(),
})

/** Blocks of a rich text, or the line of a plain one. */
const attributeWords = z.union([richTextShape, z.string().trim().max(1000)]).nullable()
const attributeTextShape = z.object({
  attribute_id: key,
  text: z.object({ en: attributeWords, ar: attributeWords, hi: attributeWords }),
})

/** What operators edit of a page. */
const pageFields = {
  page_type_id: key,
  slug,
  /** Of a banner, which has a page for each language; null for a text, which is one page with translations. */
  language: language.nullable(),
  /** In the page's language, or in English. */
  texts: pageTexts.extend({ title: line.min(1) }),
  translations: z.object({ ar: pageTexts.nullable(), hi: pageTexts.nullable() }),
  channels: z.array(z.string().max(100)).max(20),
  /** Ascending; a page without one comes last. */
  priority: z.int().min(0).max(999_999).nullable(),
  /** The places that see it; none for all of them. */
  state_ids: z.array(key).max(200),
  picture: media.nullable(),
  picture_mobile: media.nullable(),
  text: line.nullable(),
  button_label: z.string().trim().max(60).nullable(),
  /** A path of the shop without its language, or the address of another site. */
  link: z.string().trim().max(500).nullable(),
  /** Of attributes that its type has; left out: they stay. */
  attribute_texts: z.array(attributeTextShape).max(50).optional(),
  attribute_files: z
    .array(z.object({ attribute_id: key, url: media }))
    .max(50)
    .optional(),
  attribute_flags: z
    .array(z.object({ attribute_id: key, value: z.boolean() }))
    .max(50)
    .optional(),
}

export const pageStates = ['draft', 'scheduled', 'shown', 'ended'] as const

/** More pages or page types than the shop reads at once; what comes later is not shown. */
export const pageWarningShape = z.discriminatedUnion('kind', [
  /** Banners of the home screen and the header in a language are read together. */
  z.object({
    kind: z.literal('home-pages'),
    language: z.string().nullable(),
    count: z.int(),
    limit: z.int(),
  }),
  z.object({
    kind: z.literal('pages-of-type'),
    page_type: z.string(),
    language: z.string().nullable(),
    count: z.int(),
    limit: z.int(),
  }),
  z.object({ kind: z.literal('page-types'), count: z.int(), limit: z.int() }),
])

export type RestPageWarning = z.infer<typeof pageWarningShape>

const shownTexts = z.object({
  title: z.string(),
  content: richTextShape.nullable(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
})

/** A page as operators edit it. */
export const editedPageShape = z.object({
  id: z.int(),
  page_type_id: z.int(),
  slug: z.string(),
  language: language.nullable(),
  texts: shownTexts,
  translations: z.object({ ar: shownTexts.nullable(), hi: shownTexts.nullable() }),
  older: olderTextsShape,
  channels: z.array(z.string()),
  priority: z.int().nullable(),
  state_ids: z.array(z.int()),
  picture: z.string().nullable(),
  picture_mobile: z.string().nullable(),
  text: z.string().nullable(),
  button_label: z.string().nullable(),
  link: z.string().nullable(),
  attribute_texts: z.array(
    attributeTextShape.extend({
      /** Languages whose text is older than the English one. */
      older: z.array(z.enum(['ar', 'hi'])),
    }),
  ),
  attribute_files: z.array(z.object({ attribute_id: z.int(), url: z.string() })),
  attribute_flags: z.array(z.object({ attribute_id: z.int(), value: z.boolean() })),
  is_published: z.boolean(),
  published_at: z.string().nullable(),
  published_until: z.string().nullable(),
  state: z.enum(pageStates),
  /** Its place on the home screen; null for a page that is no banner. */
  slot: z.object({ group: z.string(), number: z.int() }).nullable(),
  updated_at: z.string(),
  revision: z.int(),
})

export type RestEditedPage = z.infer<typeof editedPageShape>

const warned = { warnings: z.array(pageWarningShape) }
const pageWithWarnings = editedPageShape.extend(warned)
const response = { 200: commandAnswer(pageWithWarnings), ...consoleRefusals }

const pageFilter = {
  /** A part of a title, in any language, or of the address name. */
  search: z.string().trim().max(100).optional(),
  page_type_id: numberText.optional(),
  language: z.enum(['en', 'ar', 'hi', 'none']).optional(),
  channel: z.string().max(100).optional(),
  state: z.enum(pageStates).optional(),
}

export const listEditedPagesSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), ...pageFilter }),
  response: { 200: keysetAnswer(editedPageShape).extend(warned), ...consoleRefusals },
}

export const readEditedPageSchema = {
  tags,
  params,
  response: { 200: z.object({ data: pageWithWarnings }), ...consoleRefusals },
}

const inBoth = z.object({ en: z.string(), ar: z.string() })
const named = z.object({ id: z.int(), name: inBoth })

/** What can be chosen for a page. */
export const pageOptionsShape = z.object({
  page_types: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: inBoth,
      pages: z.int(),
      attribute_ids: z.array(z.int()),
      revision: z.int(),
    }),
  ),
  /** That types of pages can have. */
  attributes: z.array(
    z.object({
      id: z.int(),
      name: inBoth,
      input: z.enum(['plain-text', 'rich-text', 'truth', 'file']),
    }),
  ),
  channels: z.array(z.object({ slug: z.string(), name: z.string() })),
  states: z.array(named),
})

export type RestPageOptions = z.infer<typeof pageOptionsShape>

export const pageOptionsSchema = {
  tags,
  response: { 200: z.object({ data: pageOptionsShape.extend(warned) }), ...consoleRefusals },
}

export const createPageSchema = { tags, body: commandBody(pageFields), response }

export const updatePageSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, ...pageFields }),
  response,
}

const moment = z.iso.datetime({ offset: true })

export const publishPageSchema = {
  tags,
  params,
  body: commandBody({
    revision: revisionShape,
    /** At once without one. */
    from: moment.nullable(),
    /** Without an end. */
    until: moment.nullable(),
  }),
  response,
}

export const unpublishPageSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response,
}

export const deletePageSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: { 200: commandAnswer(z.object({ id: z.int() })), ...consoleRefusals },
}

const pageSelection = z.object(pageFilter).strict()

export type RestPageFilter = z.infer<typeof pageSelection>

const bulkResponse = { 200: bulkAnswer, ...consoleRefusals }

export const publishPagesSchema = {
  tags,
  body: bulkBody(pageSelection, { from: moment.nullable(), until: moment.nullable() }),
  response: bulkResponse,
}

export const unpublishPagesSchema = { tags, body: bulkBody(pageSelection, {}), response: bulkResponse }

/** Banners of one group, in the order in which they are to be shown. */
export const orderPagesSchema = {
  tags,
  body: commandBody({ ids: z.array(key).min(2).max(50) }),
  response: { 200: commandAnswer(z.array(editedPageShape)), ...consoleRefusals },
}

/** Arabic may be empty: then the English name is shown. */
const typeName = z.object({ en: line.min(1).max(120), ar: line.max(120) })

/** Left out: they stay. */
const attributeIds = z.array(key).max(50).optional()

const pageTypeAnswer = {
  200: commandAnswer(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: inBoth,
      attribute_ids: z.array(z.int()),
      revision: z.int(),
      warnings: z.array(pageWarningShape),
    }),
  ),
  ...consoleRefusals,
}

export const createPageTypeSchema = {
  tags,
  body: commandBody({ slug, name: typeName, attribute_ids: attributeIds }),
  response: pageTypeAnswer,
}

export const updatePageTypeSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, name: typeName, attribute_ids: attributeIds }),
  response: pageTypeAnswer,
}

export const deletePageTypeSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: { 200: commandAnswer(z.object({ id: z.int() })), ...consoleRefusals },
}
