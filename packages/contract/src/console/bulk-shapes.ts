import { z } from 'zod'
import { commandBody } from './console-shapes.ts'

/** The objects that one request may change. */
export const maxBulk = 200

const ids = z.array(z.string().max(128)).min(1).max(maxBulk)

/**
 * Body of a bulk command: the objects by id, or `where` they are found as in their list. A dry run changes nothing and
 * answers the count of objects; any other run sends the count that was seen.
 */
export function bulkBody<Where extends z.ZodType, Shape extends z.ZodRawShape>(where: Where, shape: Shape) {
  return commandBody({
    where: where.optional(),
    ids: ids.optional(),
    dry_run: z.boolean().default(false),
    expected_count: z.int().min(0).max(maxBulk).optional(),
    ...shape,
  })
    .refine((body) => namesOneSelection(body as Selection), { path: ['where'] })
    .refine((body) => saysCount(body as Selection), { path: ['expected_count'] })
}

type Selection = { where?: unknown; ids?: unknown; dry_run: boolean; expected_count?: number | undefined }

function namesOneSelection({ where, ids: named }: Selection): boolean {
  return (where === undefined) !== (named === undefined)
}

function saysCount({ dry_run, expected_count }: Selection): boolean {
  return dry_run || expected_count !== undefined
}

const outcomes = {
  dry_run: z.boolean(),
  count: z.int(),
  done: z.int(),
  refused: z.int(),
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['done', 'approval', 'refused']),
      code: z.string().nullable(),
      message: z.string().nullable(),
      change_id: z.int().nullable(),
      approval_id: z.string().nullable(),
    }),
  ),
}

/** One entry for each object: done, waiting for a second person, or refused and why. */
export const bulkAnswer = z.object({ data: z.object(outcomes) })

/** The same, and what a dry run shows of the change. */
export function bulkAnswerWith<Shape extends z.ZodRawShape>(preview: Shape) {
  return z.object({ data: z.object({ ...outcomes, ...preview }) })
}
