import { z } from 'zod'
import { failureAnswer, idShape, itemAnswer, keyOf, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { carTypes } from './vehicles.constants.ts'

const carType = z.enum(carTypes)

/** Names are in the language of Accept-Language. */
export const brandShape = z.object({ id: z.int(), slug: z.string(), name: z.string() })

export const carModelShape = z.object({
  /** The `car_id` of saved cars. */
  id: z.int(),
  name: z.string(),
  type: carType,
  brand_id: z.int(),
  /** Years of which the shop knows what the car takes; other years can be saved as well. */
  year_from: z.int().nullable(),
  year_to: z.int().nullable(),
})

/** Oil change, set of tyres and battery for this car. */
const takesShape = z.object({
  oil_grades: z.array(z.string()),
  oil_litres: z.number(),
  tyre_sizes: z.array(z.string()),
  tyre_count: z.int(),
  battery_ah: z.array(z.int()),
})

export const carShape = z.object({
  car_id: z.int(),
  year: z.int(),
  name: z.string(),
  brand_id: z.int(),
  brand: z.string(),
  type: carType,
  /** Null when the shop does not know the year. */
  takes: takesShape.nullable(),
})

/** `id` names the customer's entry, `car_id` the model. */
export const savedCarShape = carShape.extend({ id: z.string() })

export type RestBrand = z.infer<typeof brandShape>
export type RestCarModel = z.infer<typeof carModelShape>
export type RestCar = z.infer<typeof carShape>
export type RestSavedCar = z.infer<typeof savedCarShape>

const refusals = { 400: failureAnswer, 404: failureAnswer }

/** A year as a query says it. */
const yearText = z
  .string()
  .regex(/^\d{4}$/)
  .transform(Number)

export const listBrandsSchema = {
  tags: ['cars'],
  querystring: z.object({ type: carType.optional(), ...pageQuery() }),
  response: { 200: listAnswer(brandShape), ...refusals },
}

export const listCarModelsSchema = {
  tags: ['cars'],
  querystring: z.object({ brand_id: keyOf('CarBrand'), type: carType.optional(), ...pageQuery() }),
  response: { 200: listAnswer(carModelShape), ...refusals },
}

export const readCarSchema = {
  tags: ['cars'],
  querystring: z.object({ car_id: keyOf('Car'), year: yearText }),
  response: { 200: itemAnswer(carShape), ...refusals },
}

const ownRefusals = { ...refusals, 401: failureAnswer, 403: failureAnswer, 409: failureAnswer }

/** A missing field is refused by the rule, not by the shape: another customer's car must not be found out by it. */
const carBody = z.object({ car_id: idShape.optional(), year: z.number().optional() }).nullish()

export const listSavedCarsSchema = {
  tags: ['cars'],
  querystring: z.object(pageQuery()),
  response: { 200: listAnswer(savedCarShape), ...ownRefusals },
}

export const addCarSchema = {
  tags: ['cars'],
  body: carBody,
  response: { 200: itemAnswer(savedCarShape), 201: itemAnswer(savedCarShape), ...ownRefusals },
}

const ownCar = z.object({ id: z.string().max(128) })

export const changeCarSchema = {
  tags: ['cars'],
  params: ownCar,
  body: carBody,
  response: { 200: itemAnswer(savedCarShape), ...ownRefusals },
}

export const removeCarSchema = {
  tags: ['cars'],
  params: ownCar,
  response: { 200: z.null(), 204: z.null(), ...ownRefusals },
}
