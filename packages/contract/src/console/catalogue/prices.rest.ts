import { z } from 'zod'
import { keyOf } from '../../shop/rest-shapes.ts'
import { commandAnswer, commandBody, consoleRefusals, keysetAnswer, keysetQuery } from '../console-shapes.ts'

const tags = ['catalogue']

/** No price of the shop is above a million rial. */
export const maxPriceBaisa = 1_000_000_000

const channel = z.string().regex(/^[a-z0-9-]{1,60}$/)
const key = z.int32().min(1)
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const discountKind = z.enum(['none', 'fixed', 'percent'])

const amounts = {
  price_baisa: z.int().min(0).max(maxPriceBaisa),
  /** Purchase price of the shop itself; null where it is not known. */
  cost_baisa: z.int().min(0).max(maxPriceBaisa).nullable(),
  /** Baisa for fixed, whole percent for percent, 0 for none. */
  discount: z.object({ kind: discountKind, value: z.int().min(0).max(maxPriceBaisa) }),
}

const place = { variant_id: key, channel }

const named = {
  variant_id: z.int(),
  sku: z.string(),
  product_name: z.object({ en: z.string(), ar: z.string() }),
  channel: z.string(),
  price_baisa: z.int(),
  cost_baisa: z.int().nullable(),
  discount: z.object({ kind: discountKind, value: z.int() }),
}

/** Price of a variant in a channel, tax included. */
export const priceShape = z.object({
  ...named,
  /** After the discount. */
  payable_baisa: z.int(),
  /** Of the product, or its own rate in the channel. */
  tax_basis_points: z.int(),
  /** Counts changes; 0 where the variant never had a price in the channel. */
  revision: z.int(),
})

export type RestPrice = z.infer<typeof priceShape>

export const scheduledPriceShape = z.object({
  id: z.int(),
  ...named,
  effective_at: z.string(),
  state: z.enum(['waiting', 'applied', 'cancelled']),
})

export type RestScheduledPrice = z.infer<typeof scheduledPriceShape>

const filters = {
  ...keysetQuery(),
  /** Words of the product's name, or the article number. */
  search: z.string().trim().max(100).optional(),
  variant_id: keyOf('ProductVariant').optional(),
  product_id: keyOf('Product').optional(),
  channel: channel.optional(),
}

export const listPricesSchema = {
  tags,
  querystring: z.object(filters),
  response: { 200: keysetAnswer(priceShape), ...consoleRefusals },
}

export const setPriceSchema = {
  tags,
  body: commandBody({ ...place, ...amounts, revision: z.int32().min(0) }),
  response: { 200: commandAnswer(priceShape), ...consoleRefusals },
}

/** Costs and discounts stay as they are. */
export const setPricesSchema = {
  tags,
  params: z.object({ id: numberText }),
  body: commandBody({
    prices: z
      .array(z.object({ ...place, price_baisa: amounts.price_baisa, revision: z.int32().min(0) }))
      .min(1)
      .max(500),
    /** A day, from its midnight in Muscat on, or a moment; left out: now. */
    from: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  }),
  response: {
    200: commandAnswer(z.object({ product_id: z.int(), count: z.int() })),
    ...consoleRefusals,
  },
}

export const schedulePriceSchema = {
  tags,
  body: commandBody({
    ...place,
    ...amounts,
    /** A day, from its midnight in Muscat on, or a moment. */
    from: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
  }),
  response: { 200: commandAnswer(scheduledPriceShape), ...consoleRefusals },
}

export const listScheduledPricesSchema = {
  tags,
  querystring: z.object({
    ...filters,
    state: z.enum(['waiting', 'applied', 'cancelled']).default('waiting'),
  }),
  response: { 200: keysetAnswer(scheduledPriceShape), ...consoleRefusals },
}

export const cancelScheduledPriceSchema = {
  tags,
  params: z.object({ id: numberText }),
  body: commandBody({}),
  response: { 200: commandAnswer(scheduledPriceShape), ...consoleRefusals },
}

const basisPoints = z.int().min(0).max(10_000).nullable()

export const setTaxSchema = {
  tags,
  body: commandBody({
    product_id: key,
    /** Left out: the rate of the product, which counts in every channel without one of its own. */
    channel: channel.optional(),
    /** The rate that the operator has seen; another one is a conflict. */
    previous_basis_points: basisPoints,
    /** Hundredths of a percent. Null, in a channel alone: the rate of the product again. */
    basis_points: basisPoints,
  }),
  response: {
    200: commandAnswer(
      z.object({ product_id: z.int(), channel: z.string().nullable(), basis_points: z.int().nullable() }),
    ),
    ...consoleRefusals,
  },
}
