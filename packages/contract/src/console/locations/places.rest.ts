import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'

const tags = ['places']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const key = z.int32().min(1)

/** From large to small; each lies in one of the kind before it. */
export const placeKinds = ['country', 'state', 'city', 'region'] as const
const placeKind = z.enum(placeKinds)
const areaKind = z.enum(['state', 'city', 'region'])

export type RestPlaceKind = z.infer<typeof placeKind>
export type RestAreaKind = z.infer<typeof areaKind>

const name = z.string().trim().min(1).max(120)
const texts = z.object({ en: z.string(), ar: z.string() })

/** A place as operators edit it; `active` is false while the shop does not show it. */
export const placeShape = z.object({
  kind: placeKind,
  id: z.int(),
  parent_id: z.int().nullable(),
  slug: z.string(),
  name: texts,
  /** Of a country: whether it has stores. Others only lend their phone numbers. */
  is_active: z.boolean(),
  /** The place of a visitor who has chosen none: it stays. */
  is_default: z.boolean(),
  /** Null for a country. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Of a state, ISO 3166-2. */
  governorate_code: z.string().nullable(),
  /** Of a country, ISO 3166-1. */
  iso: z.string().nullable(),
  phone_prefix: z.string().nullable(),
  phone_digits: z.int().nullable(),
  /** How many places lie directly in it. */
  children: z.int(),
  /** The places that it lies in, the country first. */
  path: z.array(z.object({ kind: placeKind, id: z.int(), name: texts })),
  revision: z.int(),
})

export type RestPlace = z.infer<typeof placeShape>

export const listPlacesSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    kind: placeKind.optional(),
    parent_id: numberText.optional(),
    search: z.string().trim().max(100).optional(),
  }),
  response: { 200: keysetAnswer(placeShape), ...consoleRefusals },
}

export const readPlaceSchema = {
  tags,
  params: z.object({ kind: placeKind, id: numberText }),
  response: {
    200: z.object({
      data: placeShape,
      /** Pictures of streets below the map; null where the shop has its own outline alone. */
      map_tiles: z.object({ url: z.string(), attribution: z.string(), max_zoom: z.int() }).nullable(),
    }),
    ...consoleRefusals,
  },
}

const countryFields = {
  name: z.object({ en: name, ar: name }),
  iso: z.string().regex(/^[A-Z]{2}$/),
  phone_prefix: z.string().regex(/^\+\d{1,4}$/),
  phone_digits: z.int32().min(6).max(14),
  is_active: z.boolean(),
}

const areaFields = {
  name: z.object({ en: name, ar: name }),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Of a state alone. */
  governorate_code: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .nullable(),
}

const response = { 200: commandAnswer(placeShape), ...consoleRefusals }
const countryParams = z.object({ id: numberText })
const areaParams = z.object({ kind: areaKind, id: numberText })

export const createCountrySchema = { tags, body: commandBody(countryFields), response }

export const updateCountrySchema = {
  tags,
  params: countryParams,
  body: commandBody({ revision: revisionShape, ...countryFields }),
  response,
}

/** All that lie side by side, in their new order. */
const orderedIds = z.array(key).min(1).max(500)
const orderedResponse = {
  200: commandAnswer(z.object({ ids: z.array(z.int()) })),
  ...consoleRefusals,
}

export const orderCountriesSchema = {
  tags,
  body: commandBody({ ids: orderedIds }),
  response: orderedResponse,
}

const removedResponse = { 200: commandAnswer(z.object({ id: z.int() })), ...consoleRefusals }

export const removeCountrySchema = {
  tags,
  params: countryParams,
  body: commandBody({ revision: revisionShape }),
  response: removedResponse,
}

export const createAreaSchema = {
  tags,
  params: z.object({ kind: areaKind }),
  body: commandBody({ parent_id: key, ...areaFields }),
  response,
}

export const updateAreaSchema = {
  tags,
  params: areaParams,
  body: commandBody({ revision: revisionShape, ...areaFields }),
  response,
}

export const activateAreaSchema = {
  tags,
  params: areaParams,
  body: commandBody({ revision: revisionShape, is_active: z.boolean() }),
  response,
}

export const orderAreasSchema = {
  tags,
  params: z.object({ kind: areaKind }),
  body: commandBody({ parent_id: key, ids: orderedIds }),
  response: orderedResponse,
}

export const removeAreaSchema = {
  tags,
  params: areaParams,
  body: commandBody({ revision: revisionShape }),
  response: removedResponse,
}
