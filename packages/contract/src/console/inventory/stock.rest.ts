import { z } from 'zod'
import { idShape } from '../../shop/rest-shapes.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { stockSorts } from './stock.constants.ts'

const tags = ['stock']

/** More units than any warehouse has room for. */
const maxUnits = 1_000_000

/** How many units of a variant a warehouse has. */
export const stockShape = z.object({
  variant_id: z.int(),
  sku: z.string(),
  product_name: z.object({ en: z.string(), ar: z.string() }),
  warehouse_id: z.int(),
  warehouse_name: z.object({ en: z.string(), ar: z.string() }),
  /** Units in the warehouse, those reserved for purchases included. */
  on_hand: z.int(),
  reserved: z.int(),
  /** Counts what operators changed; 0 where the warehouse never had any. */
  revision: z.int(),
})

export type RestStock = z.infer<typeof stockShape>

export const listStockSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(stockSorts).default('added'),
    /** Words of the product's name, or the article number. */
    search: z.string().trim().max(100).optional(),
    warehouse_id: idShape.optional(),
    variant_id: idShape.optional(),
    product_id: idShape.optional(),
    /** Counted, shown in the shop, and five free units or fewer. */
    is_low: z.enum(['true', 'false']).optional(),
  }),
  response: { 200: keysetAnswer(stockShape), ...consoleRefusals },
}

export const exportStockSchema = {
  tags,
  querystring: listStockSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

/** Warehouses whose stock the operator sees. */
export const listWarehousesSchema = {
  tags,
  response: {
    200: z.object({
      data: z.array(z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }) })),
    }),
    ...consoleRefusals,
  },
}

const place = { variant_id: idShape, warehouse_id: idShape }

/** Result of a count: the whole number of units in the warehouse. */
export const setStockSchema = {
  tags,
  body: commandBody({ ...place, revision: z.int(), on_hand: z.int().min(0).max(maxUnits) }),
  response: { 200: commandAnswer(stockShape), ...consoleRefusals },
}

/** So many more, or fewer. */
export const adjustStockSchema = {
  tags,
  body: commandBody({
    ...place,
    by: z
      .int()
      .min(-maxUnits)
      .max(maxUnits)
      .refine((units) => units !== 0),
  }),
  response: { 200: commandAnswer(stockShape), ...consoleRefusals },
}
