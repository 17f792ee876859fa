import { z } from 'zod'
import { serverPageCap } from '../constants.ts'
import { readKey } from '../ids/global-id.ts'

/** A list: `next` is the number of the page after this one and absent on the last. */
export function listAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), pagination: paginationShape })
}

export function itemAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({ data: item })
}

const paginationShape = z.object({
  next: z.int().optional(),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
})

/** Errors of the caller, in the caller's language. */
export const failureAnswer = z.object({
  errors: z.array(z.object({ field: z.string().nullable(), code: z.string(), message: z.string() })),
})

/** A thing in a body: its number, or its public id. */
export const idShape = z.union([z.number(), z.string().min(1).max(64)])

/** The lines of a cart; more than these fit into none. */
export function lineList<Line extends z.ZodType>(line: Line) {
  return z.array(line).max(100)
}

/** The query of every list. A limit above the cap is cut to it, not refused. */
export function pageQuery(defaultLimit: number = serverPageCap) {
  return {
    page: wholeNumber().default(1),
    limit: wholeNumber()
      .transform((limit) => Math.min(limit, serverPageCap))
      .default(defaultLimit),
  }
}

/** A thing named by its number or by its public id, base64 of `Type:number`. */
export function keyOf(type: string) {
  return z.string().transform((text, context) => {
    const key = readKey(type, text)
    if (key !== undefined) return key
    context.addIssue({ code: 'custom', message: `Not the id of a ${type}` })
    return z.NEVER
  })
}

export function coordinate(limit: 90 | 180) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,17})?$/)
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit))
}

/** Query strings carry text: a 1 is said as `1`. */
export const flag = z.enum(['0', '1']).transform((value) => value === '1')

function wholeNumber() {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
}
