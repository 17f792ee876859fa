import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals } from '../console-shapes.ts'

const tags = ['orders']
const id = z.string().max(128)
const params = z.object({ id })
/** Of the order that the operator looks at; another one is refused with the current state. */
const revision = z.int().min(1)

/** An order after a command: what became of its units and visits. It names no price and no person. */
export const changedOrderShape = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  payment_status: z.string(),
  revision: z.int(),
  /** Of the operator's centres. */
  lines: z.array(
    z.object({
      id: z.string(),
      quantity: z.int(),
      used: z.int(),
      returned: z.int(),
      expired: z.int(),
      centre_id: z.int().nullable(),
      slot_id: z.int().nullable(),
      appointment_at: z.string().nullable(),
    }),
  ),
})

export type RestChangedOrder = z.infer<typeof changedOrderShape>

const response = { 200: commandAnswer(changedOrderShape), ...consoleRefusals }

export const confirmOrderSchema = { tags, params, body: commandBody({ revision }), response }

export const fulfilOrderSchema = {
  tags,
  params,
  body: commandBody({
    revision,
    lines: z
      .array(z.object({ id, units: z.int().min(1).max(10_000) }))
      .min(1)
      .max(100),
  }),
  response,
}

/**
 * A visit is what is done at one centre in one slot: any of its lines names it. A phone that was offline says the hour it
 * has shown instead of the revision: a visit that was moved meanwhile is refused.
 */
const visit = { revision: revision.optional(), appointment_at: z.iso.datetime().optional(), line_id: id }

export const visitSchema = { tags, params, body: commandBody(visit), response }

/** Kilometres and car go into the logbook; the car is asked for where the booking names none. */
export const completeVisitSchema = {
  tags,
  params,
  body: commandBody({
    ...visit,
    kilometres: z.int().min(0).max(3_000_000).optional(),
    car: z.object({ car_id: z.int32().min(1), year: z.int().min(1950).max(2100) }).optional(),
  }),
  response,
}

export const moveVisitSchema = {
  tags,
  params,
  body: commandBody({ revision, line_id: id, slot_id: z.int().min(1).max(2_147_483_647) }),
  response: {
    200: commandAnswer(
      z.object({
        order: changedOrderShape,
        /** Refunded part of the fee, because the new slot costs less. */
        credit_baisa: z.int(),
      }),
    ),
    ...consoleRefusals,
  },
}

export const noteText = z.string().trim().min(1).max(2000)

/** Notes are added, never changed: they need no revision. */
export const noteOrderSchema = { tags, params, body: commandBody({ text: noteText }), response }
