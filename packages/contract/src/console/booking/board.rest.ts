import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals } from '../console-shapes.ts'

const tags = ['board']
const key = /^[1-9]\d{0,8}$/
const params = z.object({ id: z.string().regex(key) })
const name = z.object({ en: z.string(), ar: z.string() })
const places = z.int().min(1).max(500)

/**
 * State of a bay in an hour. `held`: a checkout or an offer of the waiting list, not paid yet. `late`: the hour has
 * begun without the customer. `missed`: an operator recorded that the customer did not come. `closed`: by the centre.
 */
export const bayStates = [
  'free',
  'held',
  'booked',
  'walk_in',
  'arrived',
  'done',
  'late',
  'missed',
  'closed',
] as const

export type BayState = (typeof bayStates)[number]

/** A visit as those see it who do the work: no price, no phone, no name. */
export const boardVisitShape = z.object({
  order_id: z.string(),
  order_number: z.int(),
  /** Commands about the visit send it. */
  revision: z.int(),
  status: z.string(),
  /** Any of them names the visit to a command. */
  line_ids: z.array(z.string()),
  work: z.array(z.object({ product: name, quantity: z.int() })),
  car: z.string().nullable(),
  place: z.string().nullable(),
  arrived_at: z.string().nullable(),
})

export type RestBoardVisit = z.infer<typeof boardVisitShape>

/** A bay is a running number within its hour. */
export const bayShape = z.object({
  bay: z.int(),
  state: z.enum(bayStates),
  visit: boardVisitShape.nullable(),
  /** Of a held bay: when it becomes free again. */
  held_until: z.string().nullable(),
})

export const boardSlotShape = z.object({
  slot_id: z.int(),
  shift: name,
  starts_at: z.string(),
  ends_at: z.string(),
  /** Open places; those that are closed come beside them. */
  capacity: z.int(),
  taken: z.int(),
  walk_ins: z.int(),
  closed: z.int(),
  bays: z.array(bayShape),
})

export type RestBoardSlot = z.infer<typeof boardSlotShape>

export const boardShape = z.object({
  centre: z.object({ id: z.int(), name }),
  day: z.string(),
  /** Whether the day is a holiday of the centre or of its country: it cannot be booked. */
  is_holiday: z.boolean(),
  /** The live audience that tells of changes, at `/api/v1/console/events?audience=…`. */
  audience: z.string(),
  /** How many bays are in each state, over the whole day. */
  counts: z.record(z.enum(bayStates), z.int()),
  /** By hour; two shifts of one hour are two slots. */
  slots: z.array(boardSlotShape),
})

export type RestBoard = z.infer<typeof boardShape>

/** Payload of a live event of type `board`: ids alone; the page asks for what it may see. */
export const boardEventShape = z.object({
  slot_ids: z.array(z.int()).optional(),
  order_ids: z.array(z.string()).optional(),
})

export type BoardEvent = z.infer<typeof boardEventShape>

export const boardSchema = {
  tags,
  querystring: z.object({
    centre: z.string().regex(key).transform(Number),
    /** In Muscat; today where it is left out. */
    day: z.iso.date().optional(),
  }),
  response: { 200: z.object({ data: boardShape }), ...consoleRefusals },
}

/** A slot after a command. */
export const changedSlotShape = boardSlotShape.pick({
  slot_id: true,
  capacity: true,
  taken: true,
  walk_ins: true,
  closed: true,
})

export type RestChangedSlot = z.infer<typeof changedSlotShape>

const response = { 200: commandAnswer(changedSlotShape), ...consoleRefusals }

export const walkInsSchema = { tags, params, body: commandBody({ units: places.default(1) }), response }

/** Without `places`: all that are free, or all that are closed. */
export const placesSchema = { tags, params, body: commandBody({ places: places.optional() }), response }
