import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'
import { richTextShape } from '../rich-text-shape.ts'
import { productSorts } from './product-lists.constants.ts'

const tags = ['catalogue']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
export const productParams = z.object({ id: numberText })
const key = z.int32().min(1)
export const channelSlug = z.string().regex(/^[a-z0-9-]{1,60}$/)
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(120)

/** English is the original; a translation may be empty. */
const inLanguages = <Text extends z.ZodType>(text: Text, english: Text = text) =>
  z.object({ en: english, ar: text, hi: text })
const line = z.string().trim().max(300)
const name = z.string().trim().max(200)
const names = inLanguages(name, name.min(1))
const way = z.object({ service_type: z.enum(['service', 'delivery']), venue: z.enum(['center', 'home']) })

const variantFields = {
  sku: z
    .string()
    .trim()
    .regex(/^[\w./-]{1,60}$/),
  name: inLanguages(name),
  /** False for what cannot run out. */
  track_inventory: z.boolean(),
  value_ids: z.array(key).max(50),
}

/** Blocks of a rich text, or the line of a plain one. */
const attributeWords = z.union([richTextShape, z.string().trim().max(1000)]).nullable()

/** What operators edit of a product. A product has no more variants than one page of a spreadsheet shows. */
const productFields = {
  name: names,
  description: inLanguages(richTextShape.nullable()),
  /** A short label such as "New". */
  tag: inLanguages(z.string().trim().max(40)),
  free_gift: inLanguages(line),
  seo_title: inLanguages(line),
  seo_description: inLanguages(z.string().trim().max(500)),
  category_id: key,
  /** 1 is the best seller. */
  sales_rank: key,
  tax_basis_points: z.int().min(0).max(10_000),
  /** Places it is sold in; none: everywhere. */
  state_ids: z.array(key).max(200),
  /** Ways to have it. */
  ways: z.array(way).max(4),
  /** Chosen values of attributes. */
  value_ids: z.array(key).max(100),
  /** Values of numeric attributes. */
  numbers: z.array(z.object({ attribute_id: key, number: z.number().min(-1e9).max(1e9) })).max(50),
  /** Texts of attributes that a product has by itself. */
  attribute_texts: z.array(z.object({ attribute_id: key, text: inLanguages(attributeWords) })).max(50),
  /** Pictures of attributes that a product has by itself, by their addresses in the library. */
  attribute_files: z
    .array(
      z.object({
        attribute_id: key,
        url: z
          .string()
          .max(300)
          .regex(/^\/media\/[\w-]+(?:[./][\w-]+)*$/),
      }),
    )
    .max(50),
  /** In their order; the first is the default. One without an id is new, one that is left out is removed. */
  variants: z.array(z.object({ id: key.nullable(), ...variantFields })).max(100),
  /** What a bundle is made of. */
  parts: z.array(z.object({ variant_id: key, quantity: z.int().min(1).max(1000) })).max(50),
}

const texts = z.object({ en: z.string(), ar: z.string(), hi: z.string() })
const twoNames = z.object({ en: z.string(), ar: z.string() })
const richTexts = z.object({
  en: richTextShape.nullable(),
  ar: richTextShape.nullable(),
  hi: richTextShape.nullable(),
})

const kind = z.enum(['goods', 'service', 'bundle'])
const publicationState = z.enum(['published', 'scheduled', 'withdrawn', 'draft'])

/** Where a product is shown, and since when. */
const listingShape = z.object({
  channel: z.string(),
  state: publicationState,
  published_at: z.string().nullable(),
  /** From when it may be bought; null: shown alone. */
  available_at: z.string().nullable(),
})

export const productShape = z.object({
  id: z.int(),
  slug: z.string(),
  kind,
  type_id: z.int(),
  name: texts,
  description: richTexts,
  tag: texts,
  free_gift: texts,
  seo_title: texts,
  seo_description: texts,
  /** Texts whose English was changed after them. */
  older: olderTextsShape,
  category_id: z.int(),
  sales_rank: z.int(),
  tax_basis_points: z.int(),
  state_ids: z.array(z.int()),
  ways: z.array(way),
  value_ids: z.array(z.int()),
  numbers: z.array(z.object({ attribute_id: z.int(), number: z.number() })),
  attribute_texts: z.array(
    z.object({
      attribute_id: z.int(),
      text: inLanguages(attributeWords),
      /** Languages whose text is older than the English one. */
      older: z.array(z.enum(['ar', 'hi'])),
    }),
  ),
  attribute_files: z.array(z.object({ attribute_id: z.int(), url: z.string() })),
  variants: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      name: texts,
      track_inventory: z.boolean(),
      value_ids: z.array(z.int()),
    }),
  ),
  parts: z.array(
    z.object({ variant_id: z.int(), quantity: z.int(), sku: z.string(), product_name: twoNames }),
  ),
  listings: z.array(listingShape),
  /** Rates of channels that have one of their own. */
  taxes: z.array(z.object({ channel: z.string(), basis_points: z.int() })),
  picture: z.string().nullable(),
  revision: z.int(),
})

export type RestProductRecord = z.infer<typeof productShape>

export const productFilterShape = {
  /** Words of the name, or an article number. */
  search: z.string().trim().max(100).optional(),
  /** With everything below it. */
  category_id: numberText.optional(),
  channel: channelSlug.optional(),
  state: publicationState.optional(),
  translation: z.enum(['missing', 'older']).optional(),
  low_stock: z.enum(['true']).optional(),
  /** Sold there. */
  state_id: numberText.optional(),
  /** A value of an attribute that it has, or one of its variants. */
  value_id: numberText.optional(),
}

export type RestProductFilter = z.output<z.ZodObject<typeof productFilterShape>>

export const listedProductShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: twoNames,
  kind,
  category: twoNames,
  picture: z.string().nullable(),
  listings: z.array(listingShape.pick({ channel: true, state: true })),
  /** What its variants cost in the asked channel, or anywhere; null without a price. */
  price: z.object({ min_baisa: z.int(), max_baisa: z.int() }).nullable(),
  variants: z.int(),
  skus: z.array(z.string()),
  /** Free units everywhere; null for what is not counted. */
  stock: z.int().nullable(),
  is_low: z.boolean(),
  /** Of its Arabic texts. */
  translation: z.enum(['done', 'missing', 'older']),
  tag: z.string(),
  revision: z.int(),
})

export type RestListedProduct = z.infer<typeof listedProductShape>

const sort = z.enum(productSorts).default('-added')

export const listProductsSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), sort, ...productFilterShape }),
  response: { 200: keysetAnswer(listedProductShape), ...consoleRefusals },
}

export const exportProductsSchema = {
  tags,
  querystring: z.object({ sort, ...productFilterShape }),
  response: csvAnswers,
}

export const productOptionsShape = z.object({
  types: z.array(z.object({ id: z.int(), name: z.string() })),
  /** In the order of the tree. */
  categories: z.array(z.object({ id: z.int(), name: twoNames, level: z.int() })),
  attributes: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: twoNames,
      input: z.enum(['one', 'several', 'number', 'rich-text', 'plain-text', 'file']),
      /** Of a text that is written in this language alone; null: it has translations. */
      language: z.enum(['en', 'ar', 'hi']).nullable(),
      values: z.array(z.object({ id: z.int(), name: twoNames })),
    }),
  ),
  states: z.array(z.object({ id: z.int(), name: twoNames })),
  channels: z.array(z.object({ slug: z.string(), name: z.string() })),
})

export type RestProductOptions = z.infer<typeof productOptionsShape>

export const productOptionsSchema = {
  tags,
  response: { 200: z.object({ data: productOptionsShape }), ...consoleRefusals },
}

export const readProductSchema = {
  tags,
  params: productParams,
  response: { 200: z.object({ data: productShape }), ...consoleRefusals },
}

/** Problems of single cells: `variants.2.sku`. */
const response = { 200: commandAnswer(productShape), ...consoleRefusals }

export const createProductSchema = {
  tags,
  body: commandBody({
    kind,
    type_id: key,
    category_id: key,
    name: names,
    /** Left out: made of the English name. */
    slug: slug.optional(),
  }),
  response,
}

export const updateProductSchema = {
  tags,
  params: productParams,
  body: commandBody({ revision: revisionShape, ...z.object(productFields).partial().shape }),
  response,
}

/** Channels to show a product in, and from when. */
export const publicationFields = {
  channels: z.array(channelSlug).min(1).max(50),
  /** A moment; left out: now. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** False: shown, but not for sale. */
  is_for_sale: z.boolean().default(true),
}

export const publishProductSchema = {
  tags,
  params: productParams,
  body: commandBody({ revision: revisionShape, ...publicationFields }),
  response,
}

export const withdrawProductSchema = {
  tags,
  params: productParams,
  body: commandBody({ revision: revisionShape, channels: publicationFields.channels }),
  response,
}
