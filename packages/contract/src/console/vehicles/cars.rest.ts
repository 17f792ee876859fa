import { z } from 'zod'
import { carTypes, firstCarYear } from '../../vehicles/vehicles.constants.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'

const tags = ['cars']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const params = z.object({ id: numberText })
const search = z.string().trim().max(100).optional()
const name = z.string().trim().min(1).max(80)
const texts = z.object({ en: z.string(), ar: z.string() })
const carType = z.enum(carTypes)

export const brandShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: texts,
  /** How many models it has. */
  models: z.int(),
  revision: z.int(),
})

export type RestConsoleBrand = z.infer<typeof brandShape>

/** Oil, tyres and battery in a range of years; `year_to` is null while it is still built like that. */
const fitmentShape = z.object({
  year_from: z.int(),
  year_to: z.int().nullable(),
  oil_grades: z.array(z.string()),
  /** Of a change with a new filter. */
  oil_millilitres: z.int(),
  tyre_sizes: z.array(z.string()),
  tyre_count: z.int(),
  battery_ah: z.array(z.int()),
})

export type RestFitment = z.infer<typeof fitmentShape>

export const modelShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: texts,
  type: carType,
  brand: z.object({ id: z.int(), name: texts }),
  fitments: z.array(fitmentShape),
  revision: z.int(),
})

export type RestConsoleModel = z.infer<typeof modelShape>

const year = z.int32().min(firstCarYear).max(2100)
/** As a tyre or a can is labelled. */
const label = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{0,19}$/)

const sentFitment = z
  .object({
    year_from: year,
    year_to: year.nullable(),
    oil_grades: z.array(label).min(1).max(20),
    oil_millilitres: z.int32().min(500).max(50_000),
    tyre_sizes: z.array(label).min(1).max(20),
    tyre_count: z.int32().min(2).max(12),
    battery_ah: z.array(z.int32().min(1).max(1000)).min(1).max(20),
  })
  .refine(({ year_from, year_to }) => year_to === null || year_to >= year_from, { path: ['year_to'] })

const brandFields = { name: z.object({ en: name, ar: name }) }
const modelFields = { ...brandFields, type: carType, fitments: z.array(sentFitment).max(40) }

const brandAnswer = { 200: commandAnswer(brandShape), ...consoleRefusals }
const modelAnswer = { 200: commandAnswer(modelShape), ...consoleRefusals }
const removedAnswer = { 200: commandAnswer(z.object({ id: z.int() })), ...consoleRefusals }

export const listConsoleBrandsSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), search }),
  response: { 200: keysetAnswer(brandShape), ...consoleRefusals },
}

export const readBrandSchema = {
  tags,
  params,
  response: { 200: z.object({ data: brandShape }), ...consoleRefusals },
}

export const createBrandSchema = { tags, body: commandBody(brandFields), response: brandAnswer }

export const updateBrandSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, ...brandFields }),
  response: brandAnswer,
}

export const removeBrandSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: removedAnswer,
}

export const listConsoleModelsSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    search,
    brand_id: numberText.optional(),
    type: carType.optional(),
  }),
  response: { 200: keysetAnswer(modelShape), ...consoleRefusals },
}

export const readModelSchema = {
  tags,
  params,
  response: { 200: z.object({ data: modelShape }), ...consoleRefusals },
}

export const createModelSchema = {
  tags,
  body: commandBody({ brand_id: z.int32().min(1), ...modelFields }),
  response: modelAnswer,
}

export const updateModelSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape, ...modelFields }),
  response: modelAnswer,
}

export const removeModelSchema = {
  tags,
  params,
  body: commandBody({ revision: revisionShape }),
  response: removedAnswer,
}
