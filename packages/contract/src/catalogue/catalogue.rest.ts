import { z } from 'zod'
import { failureAnswer, flag, keyOf, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { workKinds } from './work-kind.ts'

/** The place of a call: `city_id` is the older name of what newer calls name `state_id`. */
export const placeQuery = { city_id: keyOf('State').optional(), state_id: keyOf('State').optional() }

/** Name in the caller's language; null where the base text has no translation. */
export const translationShape = z.object({ name: z.string() }).nullable()

/** Editor.js; storefronts show paragraphs and lists. */
const richTextShape = z.record(z.string(), z.unknown())

const amountShape = z.object({ amount: z.number(), currency: z.string() })
const taxedShape = z.object({ gross: amountShape, net: amountShape, tax: amountShape })
const rangeShape = z.object({ start: taxedShape, stop: taxedShape })

const valueShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  translation: translationShape,
  inputType: z.string(),
  richText: richTextShape.nullable(),
})

/** A product as the place and channel of the call sell it. Amounts are in rial, tax contained, of the cheapest variant. */
export const productShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  translation: translationShape,
  tag: z.string().nullable(),
  category_id: z.int().nullable(),
  image: z.string().nullable(),
  media: z.array(z.object({ url: z.string(), alt: z.string(), type: z.string() })),
  price: z.number(),
  payable_amount: z.number(),
  discount_amount: z.number(),
  discount_percentage: z.int(),
  visible_discount_type: z.enum(['fixed', 'percentage']).nullable(),
  fixed_discount_amount: z.number().nullable(),
  quantityAvailable: z.int(),
  usage_limit_type: z.enum(['per_user', 'per_order']).nullable(),
  bundle: z.array(z.object({ product_id: z.int(), quantity: z.int() })),
  serviceMetadata: z.object({ free_gift: z.string() }).nullable(),
  pricing: z.object({
    displayGrossPrices: z.boolean(),
    currency: z.string(),
    priceRange: rangeShape,
    priceRangeUndiscounted: rangeShape,
    discount: taxedShape.nullable(),
  }),
  attributes: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      translation: translationShape,
      metadata: z.record(z.string(), z.string()),
      values: z.array(valueShape),
    }),
  ),
  variants: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      name: z.string(),
      translation: translationShape,
      price: z.number(),
      payable_amount: z.number(),
      quantityAvailable: z.int(),
    }),
  ),
  metadata: z.record(z.string(), z.string()),
  details: z.array(
    z.object({
      title: z.string(),
      translation: translationShape,
      items: z.array(
        z.object({
          name: z.string(),
          inputType: z.literal('RICH_TEXT'),
          richText: richTextShape,
        }),
      ),
    }),
  ),
})
export type RestProduct = z.infer<typeof productShape>

const categoryFields = {
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  translation: translationShape,
  parent_id: z.int().nullable(),
  image: z.string().nullable(),
  /** Its own and those of every category below, in the place of the call. */
  products_count: z.int(),
  metadata: z.record(z.string(), z.string()),
  usage_limit_type: z.enum(['per_user', 'per_order']).nullable(),
}

export type RestCategory = z.infer<z.ZodObject<typeof categoryFields>> & { sub_categories: RestCategory[] }

/** As deep as the tree may be, written out: a shape that contains itself has no place in the API's description. */
export const categoryShape = z.object({
  ...categoryFields,
  sub_categories: z.array(
    z.object({
      ...categoryFields,
      sub_categories: z.array(
        z.object({
          ...categoryFields,
          sub_categories: z.array(z.object({ ...categoryFields, sub_categories: z.array(z.never()).max(0) })),
        }),
      ),
    }),
  ),
})

const choiceShape = z.object({
  id: z.int(),
  label: z.string(),
  translation: translationShape,
  slug: z.string(),
  active: z.boolean(),
})

/** `products_count`: how many products the choice would show beside what is chosen of other attributes. */
const countedChoiceShape = z.object({ ...choiceShape.shape, products_count: z.int() })

export const filterShape = z.object({ ...choiceShape.shape, choices: z.array(countedChoiceShape) })
export type RestFilter = z.infer<typeof filterShape>

export const deliveryShape = z.object({
  service_type: z.enum(['service', 'delivery']),
  place: z.enum(['center', 'home']),
  kind: z.enum(workKinds),
  name: z.string(),
})
export type RestDelivery = z.infer<typeof deliveryShape>

export const sliderShape = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  category_id: z.int().nullable(),
  products: z.array(z.union([productShape, z.object({ id: z.int() })])),
})

const refusals = { 400: failureAnswer, 404: failureAnswer }

export const listCategoriesSchema = {
  tags: ['catalogue'],
  querystring: z.object({ ...placeQuery, category_id: keyOf('Category').optional(), ...pageQuery() }),
  response: { 200: listAnswer(categoryShape), ...refusals },
}

/** Beside these, every filter attribute has a parameter under its slug with comma-separated slugs of values. */
export const listProductsSchema = {
  tags: ['catalogue'],
  querystring: z
    .object({
      ...placeQuery,
      category_id: keyOf('Category').optional(),
      /** `FIELD-DIRECTION` as in the storefront's address; any other value is no sort. */
      sort: z.string().max(40).optional(),
      ...pageQuery(),
    })
    .catchall(z.string().max(1000).optional()),
  response: { 200: listAnswer(productShape), ...refusals },
}

export const searchProductsSchema = {
  tags: ['catalogue'],
  querystring: z.object({ ...placeQuery, search: z.string().max(1000).default(''), ...pageQuery() }),
  response: { 200: listAnswer(productShape), ...refusals },
}

export const listSlidersSchema = {
  tags: ['catalogue'],
  querystring: z.object({
    ...placeQuery,
    category_id: keyOf('Category').optional(),
    home_page: flag.optional(),
    /** For callers that read the products elsewhere: a whole slider is a hundred times as large. */
    only_ids: flag.optional(),
    ...pageQuery(),
  }),
  response: { 200: listAnswer(sliderShape), ...refusals },
}

/** Chosen filters are given as in `listProductsSchema`; `products_count` is the count of the list with them. */
export const listFiltersSchema = {
  tags: ['catalogue'],
  querystring: z
    .object({ ...placeQuery, category_id: keyOf('Category').optional(), ...pageQuery() })
    .catchall(z.string().max(1000).optional()),
  response: { 200: listAnswer(filterShape).extend({ products_count: z.int() }), ...refusals },
}

export const listDeliveriesSchema = {
  tags: ['catalogue'],
  querystring: z.object({
    ...placeQuery,
    seller_product_id: keyOf('Product'),
    type: z.enum(['service', 'delivery']).optional(),
    ...pageQuery(),
  }),
  response: { 200: listAnswer(deliveryShape), ...refusals },
}
