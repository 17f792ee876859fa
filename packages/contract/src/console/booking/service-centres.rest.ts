import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
  mediaAddressShape,
  revisionShape,
} from '../console-shapes.ts'
import { serviceCentreSorts } from './service-centres.constants.ts'

const tags = ['centres']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
export const centreParams = z.object({ id: numberText })
const key = z.int32().min(1)

const name = z.string().trim().min(1).max(120)
const line = z.string().trim().min(1).max(300)
const words = z.string().trim().max(1000)
const inBoth = <Text extends z.ZodType>(text: Text) => z.object({ en: text, ar: text })

/** What a centre does, and where. */
const offer = z.object({ service_type_id: key, venue: z.enum(['center', 'home']) })

/** What operators edit of a centre. */
const centreFields = {
  name: inBoth(name),
  address: inBoth(line),
  /** How to find it. */
  description: inBoth(words),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** With its country in front, or a local number. */
  phone: z.string().trim().min(4).max(40),
  picture: mediaAddressShape.nullable(),
  stock_type: z.enum(['center', 'warehouse']),
  /** Days until goods from the warehouse are there. */
  lead_days: z.int32().min(0).max(30),
  state_id: key,
  type_id: key,
  offers: z.array(offer).max(100),
}

const texts = z.object({ en: z.string(), ar: z.string() })

/** A centre as operators edit it. */
export const serviceCentreShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: texts,
  address: texts,
  description: texts,
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  picture: z.string().nullable(),
  stock_type: z.enum(['center', 'warehouse']),
  lead_days: z.int(),
  state_id: z.int(),
  type_id: z.int(),
  warehouse_id: z.int(),
  offers: z.array(z.object({ service_type_id: z.int(), venue: z.enum(['center', 'home']) })),
  is_active: z.boolean(),
  /** What its shifts ask for a slot; null without shifts. */
  service_fee: z.object({ min_baisa: z.int(), max_baisa: z.int() }).nullable(),
  revision: z.int(),
})

export type RestServiceCentre = z.infer<typeof serviceCentreShape>

/** Reserved or booked hours that a change would take away, the first fifty of them. */
export const bookedSlotsShape = z.object({
  count: z.int(),
  slots: z.array(
    z.object({
      slot_id: z.int(),
      centre_id: z.int(),
      date: z.string(),
      start_time: z.string(),
      end_time: z.string(),
      units: z.int(),
    }),
  ),
})

export type RestBookedSlots = z.infer<typeof bookedSlotsShape>

export const scheduleRefusals = {
  ...consoleRefusals,
  409: consoleRefusals[409].extend({ booked: bookedSlotsShape.optional() }),
}

const response = { 200: commandAnswer(serviceCentreShape), ...scheduleRefusals }

export const listServiceCentresSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(serviceCentreSorts).default('added'),
    /** Words of the name or the address in either language. */
    search: z.string().trim().max(100).optional(),
    state_id: numberText.optional(),
    type_id: numberText.optional(),
    is_active: z.enum(['true', 'false']).optional(),
  }),
  response: { 200: keysetAnswer(serviceCentreShape), ...consoleRefusals },
}

export const exportServiceCentresSchema = {
  tags,
  querystring: listServiceCentresSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

const named = z.object({ id: z.int(), name: texts })

export const centreOptionsShape = z.object({
  countries: z.array(named),
  states: z.array(named.extend({ country_id: z.int() })),
  types: z.array(named),
  service_types: z.array(named.extend({ service_type: z.enum(['service', 'delivery']) })),
  /** Pictures of streets below the map; null where the shop has its own outline alone. */
  map_tiles: z.object({ url: z.string(), attribution: z.string(), max_zoom: z.int() }).nullable(),
})

export type RestCentreOptions = z.infer<typeof centreOptionsShape>

export const centreOptionsSchema = {
  tags,
  response: { 200: z.object({ data: centreOptionsShape }), ...consoleRefusals },
}

export const readServiceCentreSchema = {
  tags,
  params: centreParams,
  response: { 200: z.object({ data: serviceCentreShape }), ...consoleRefusals },
}

/** A colleague as those see it who may look at the centre. */
export const centreStaffShape = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  is_active: z.boolean(),
})

export type RestCentreStaff = z.infer<typeof centreStaffShape>

export const listCentreStaffSchema = {
  tags,
  params: centreParams,
  response: { 200: z.object({ data: z.array(centreStaffShape) }), ...consoleRefusals },
}

export const createServiceCentreSchema = { tags, body: commandBody(centreFields), response }

export const updateServiceCentreSchema = {
  tags,
  params: centreParams,
  body: commandBody({ revision: revisionShape, ...centreFields }),
  response,
}

export const activateServiceCentreSchema = {
  tags,
  params: centreParams,
  body: commandBody({ revision: revisionShape, is_active: z.boolean() }),
  response,
}
