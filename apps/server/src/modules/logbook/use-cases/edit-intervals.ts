import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import {
  deleteInterval,
  type EditedInterval,
  findIntervalOf,
  findIntervals,
  isCategory,
  type Lasting,
  writeInterval,
} from '../storage/interval-queries.ts'

export type { EditedInterval }

export function listIntervals(
  { db }: { db: Database },
  page: { afterId: number | undefined; limit: number },
): ReturnType<typeof findIntervals> {
  return findIntervals(db, page)
}

/** Sets how long work of a category lasts, for work that is done from now on. */
export const setServiceInterval = defineCommand({
  action: 'logbook.set-interval',
  permission: 'catalogue.write',
  async run(
    tx,
    _actor,
    input: Lasting & { categoryId: number; seen: Lasting | null },
  ): Promise<Outcome<Changed<EditedInterval>, 'NOT_FOUND' | 'VERSION_CONFLICT'>> {
    const { categoryId } = input
    if (!(await isCategory(tx, categoryId))) return refuse('NOT_FOUND')
    const before = await findIntervalOf(tx, categoryId)
    if (!(await writeInterval(tx, input))) return stale(tx, categoryId)
    const after = await findIntervalOf(tx, categoryId)
    if (!after) return refuse('NOT_FOUND')
    return ok({
      result: after,
      subject: { kind: 'service-interval', id: categoryId },
      before: before ? loggedOf(before) : {},
      after: loggedOf(after),
    })
  },
})

/** Work of the category is no longer due at any time; what is written in logbooks stays. */
export const removeServiceInterval = defineCommand({
  action: 'logbook.remove-interval',
  permission: 'catalogue.write',
  reason: 'required',
  async run(
    tx,
    _actor,
    { categoryId, seen }: { categoryId: number; seen: Lasting },
  ): Promise<Outcome<Changed<{ id: number }>, 'NOT_FOUND' | 'VERSION_CONFLICT'>> {
    const before = await findIntervalOf(tx, categoryId)
    if (!before) return refuse('NOT_FOUND')
    if (!(await deleteInterval(tx, { categoryId, seen }))) return stale(tx, categoryId)
    return ok({
      result: { id: categoryId },
      subject: { kind: 'service-interval', id: categoryId },
      before: loggedOf(before),
      after: {},
    })
  },
})

async function stale(tx: Transaction, categoryId: number) {
  const current = await findIntervalOf(tx, categoryId)
  return refuseStale(tx, { kind: 'service-interval', id: String(categoryId) }, { ...current })
}

function loggedOf({ months, kilometres }: EditedInterval) {
  return { months, kilometres }
}
