import { z } from 'zod'
import { defaultPlace, provincesDefaultCountryId } from '../constants.ts'
import { coordinate, failureAnswer, itemAnswer, keyOf, listAnswer, pageQuery } from '../shop/rest-shapes.ts'

/** Names are in the language of Accept-Language. */
const place = { id: z.int(), name: z.string(), slug: z.string() }

export const countryShape = z.object({
  ...place,
  phone_prefix: z.string(),
  phone_digits: z.int(),
  /** False for countries that only lend their phone numbers. */
  has_store: z.boolean(),
})

/** Provinces and states are the same places under two names. */
export const stateShape = z.object({ ...place, country_id: z.int() })
const position = { latitude: z.number(), longitude: z.number() }
export const cityShape = z.object({ ...place, ...position, province_id: z.int() })
export const regionShape = z.object({ ...place, ...position, city_id: z.int() })

/** A position in words, with the nearest place the shop knows; the text is a proposal the shopper may edit. */
export const addressShape = z.object({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country_id: z.int(),
  state_id: z.int(),
  city_id: z.int().nullable(),
  region_id: z.int().nullable(),
})

export type RestCountry = z.infer<typeof countryShape>
export type RestState = z.infer<typeof stateShape>
export type RestCity = z.infer<typeof cityShape>
export type RestRegion = z.infer<typeof regionShape>
export type RestAddress = z.infer<typeof addressShape>

const refusals = { 400: failureAnswer, 404: failureAnswer }

export const listCountriesSchema = {
  tags: ['locations'],
  querystring: z.object(pageQuery()),
  response: { 200: listAnswer(countryShape), ...refusals },
}

export const listProvincesSchema = {
  tags: ['locations'],
  querystring: z.object({ country_id: keyOf('Country').default(provincesDefaultCountryId), ...pageQuery() }),
  response: { 200: listAnswer(stateShape), ...refusals },
}

export const listStatesSchema = {
  tags: ['locations'],
  querystring: z.object({ country_id: keyOf('Country').default(defaultPlace.countryId), ...pageQuery() }),
  response: { 200: listAnswer(stateShape), ...refusals },
}

export const listCitiesSchema = {
  tags: ['locations'],
  querystring: z.object({ province_id: keyOf('State').default(defaultPlace.stateId), ...pageQuery() }),
  response: { 200: listAnswer(cityShape), ...refusals },
}

export const listRegionsSchema = {
  tags: ['locations'],
  /** Of a city, or of all cities of a state; one of them is needed. */
  querystring: z.object({
    city_id: keyOf('City').optional(),
    state_id: keyOf('State').optional(),
    ...pageQuery(),
  }),
  response: { 200: listAnswer(regionShape), ...refusals },
}

export const reverseGeocodeSchema = {
  tags: ['locations'],
  querystring: z.object({ lat: coordinate(90), lon: coordinate(180) }),
  response: { 200: itemAnswer(addressShape), ...refusals },
}
