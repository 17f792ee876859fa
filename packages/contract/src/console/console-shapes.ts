import { z } from 'zod'
import { failureAnswer } from '../shop/rest-shapes.ts'

/** How any call of the console may be refused. */
export const consoleRefusals = {
  400: failureAnswer,
  401: failureAnswer,
  403: failureAnswer,
  404: failureAnswer,
  /** With the state that is current, and by whom and when it was changed. */
  409: failureAnswer.extend({
    current: z.unknown().optional(),
    changed_by: z.string().nullable().optional(),
    changed_at: z.string().nullable().optional(),
  }),
  429: failureAnswer,
  503: failureAnswer,
}

/** Body of every command: the key makes a repeat harmless, the reason goes into the log. */
export function commandBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({
    key: z.string().regex(/^[\w-]{8,64}$/),
    reason: z.string().trim().max(500).optional(),
    ...shape,
  })
}

/** The state that a change was made from; one that was changed meanwhile is a conflict. */
export const revisionShape = z.int32().min(1)

/** Answer of a command; without data, it waits for a second person. */
export function commandAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({ data: item, change_id: z.int() })
}

export const approvalAnswer = z.object({ data: z.null(), approval: z.object({ id: z.string() }) })

/** A list by keyset: `after` leads to the next page and is null on the last; counting ends at ten thousand. */
export function keysetAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    page: z.object({ after: z.string().nullable(), total: z.int(), is_exact: z.boolean() }),
  })
}

/** Answers a CSV file of everything that matches, ten thousand rows at most. */
export const csvAnswers = { 200: z.unknown(), ...consoleRefusals }

export const maxKeysetLimit = 200

export function keysetQuery() {
  return {
    /** Has the sorted value in it, which may be a name. */
    after: z.string().max(2000).optional(),
    limit: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform((text) => Math.min(Number(text), maxKeysetLimit))
      .default(50),
  }
}

/** Where a picture of the shop lies. */
export const mediaAddressShape = z
  .string()
  .max(500)
  .regex(/^\/media\/[\w./-]+$/)
