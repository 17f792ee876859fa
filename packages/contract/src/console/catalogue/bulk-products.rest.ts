import { z } from 'zod'
import { bulkAnswer, bulkAnswerWith, bulkBody } from '../bulk-shapes.ts'
import { consoleRefusals } from '../console-shapes.ts'
import { channelSlug, productFilterShape, publicationFields } from './products.rest.ts'

const tags = ['catalogue']
const response = { 200: bulkAnswer, ...consoleRefusals }
const where = z.object(productFilterShape).strict()
const bulk = <Shape extends z.ZodRawShape>(shape: Shape) => ({ tags, body: bulkBody(where, shape), response })

export const bulkPublishSchema = bulk(publicationFields)

export const bulkWithdrawSchema = bulk({ channels: publicationFields.channels })

export const bulkCategorySchema = bulk({ category_id: z.int32().min(1) })

const label = z.string().trim().max(40)

/** Empty: no label. */
export const bulkTagSchema = bulk({ tag: z.object({ en: label, ar: label, hi: label }) })

const percentage = {
  /** Hundredths of a percent: 500 makes it five percent dearer. */
  basis_points: z
    .int()
    .min(-9_000)
    .max(100_000)
    .refine((points) => points !== 0),
  /** Left out: in every channel. */
  channel: channelSlug.optional(),
}

/** The rows of a preview are the first ones; `total` counts all of them. */
export const maxPreviewedPrices = 50

/** Prices before and after a change that is not made yet. */
export const pricePreviewShape = z.object({
  total: z.int(),
  rows: z
    .array(
      z.object({
        variant_id: z.int(),
        sku: z.string(),
        product_name: z.object({ en: z.string(), ar: z.string() }),
        channel_id: z.int(),
        former_baisa: z.int(),
        price_baisa: z.int(),
      }),
    )
    .max(maxPreviewedPrices),
})

export type RestPricePreview = z.infer<typeof pricePreviewShape>

const priceResponse = {
  200: bulkAnswerWith({ prices: pricePreviewShape.optional() }),
  ...consoleRefusals,
}

export const bulkPriceSchema = { ...bulk(percentage), response: priceResponse }

export const bulkScheduledPriceSchema = {
  ...bulk({
    ...percentage,
    /** A day, from its midnight in Muscat on, or a moment. */
    from: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
  }),
  response: priceResponse,
}
