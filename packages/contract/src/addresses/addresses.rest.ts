import { z } from 'zod'
import { failureAnswer, idShape, itemAnswer, keyOf, listAnswer, pageQuery } from '../shop/rest-shapes.ts'

/** Names are in the language of Accept-Language. Addresses made over GraphQL have no position. */
export const userAddressShape = z.object({
  id: z.string(),
  region_id: z.int().nullable(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  zip_code: z.string(),
  /** The service centre that serves the address. */
  center: z.int().nullable(),
  /** Where the region lies, for lists of places. */
  country_id: z.int().nullable(),
  state_id: z.int().nullable(),
  city_id: z.int().nullable(),
  /** The region, or the smallest place that is known, as text. */
  place: z.string(),
})

export type RestUserAddress = z.infer<typeof userAddressShape>

const refusals = { 400: failureAnswer, 401: failureAnswer, 403: failureAnswer, 404: failureAnswer }

/** Missing or wrong fields are refused by the rule, not by the shape: they have one answer, “Address is not valid”. */
const addressBody = z
  .object({
    region_id: idShape.nullish(),
    address: z.string().max(2000).nullish(),
    latitude: z.number().nullish(),
    longitude: z.number().nullish(),
    zip_code: z.string().max(100).nullish(),
    center: idShape.nullish(),
  })
  .nullish()

export type UserAddressBody = z.infer<typeof addressBody>

export const listAddressesSchema = {
  tags: ['accounts'],
  /** Only addresses of this place, which newer calls name `state_id`. */
  querystring: z.object({ city_id: keyOf('State').optional(), ...pageQuery() }),
  response: { 200: listAnswer(userAddressShape), ...refusals },
}

export const addAddressSchema = {
  tags: ['accounts'],
  body: addressBody,
  response: { 200: itemAnswer(userAddressShape), 201: itemAnswer(userAddressShape), ...refusals },
}

const ownAddress = z.object({ id: z.string().max(128) })

export const changeAddressSchema = {
  tags: ['accounts'],
  params: ownAddress,
  body: addressBody,
  response: { 200: itemAnswer(userAddressShape), ...refusals },
}

export const removeAddressSchema = {
  tags: ['accounts'],
  params: ownAddress,
  response: { 200: z.null(), 204: z.null(), ...refusals },
}
