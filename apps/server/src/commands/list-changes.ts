import type { logSorts } from '@warsha/contract/console/staff/log.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { inCentreScope } from './centre-scope.ts'
import type { Actor } from './define-command.ts'
import { maxCount } from './keyset.ts'
import { defineListOrder, orderedBy, type SortedPage, type SortedRow } from './list-order.ts'
import type { LoggedChange } from './logged-change.ts'

export type { LoggedChange }

export type ChangeFilter = {
  operatorId?: number | undefined
  action?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  subjects?: readonly { kind: string; id: string }[] | undefined
  centreId?: number | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Keys are given in the order of the changes. */
export const changeOrder = defineListOrder(sql`page.id`, {
  changed: [{ by: sql`page.id`, type: 'integer' }],
})

export type ChangeSort = (typeof logSorts)[number]

export type SortedChange = LoggedChange & SortedRow

/** Of what the operator may read; one more than asked for tells that there is another page. */
export async function listChanges(
  executor: Executor,
  reader: Pick<Actor, 'operatorId' | 'permissions' | 'centres'>,
  filter: ChangeFilter,
  page: SortedPage<ChangeSort>,
): Promise<{ changes: SortedChange[]; total: number; isExact: boolean }> {
  const condition = sql.join([readableBy(reader), ...conditionsOf(filter)], sql` AND `)
  const { rows: counted } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM operator_changes WHERE ${condition} LIMIT ${maxCount + 1}) AS counted`)
  const total = counted[0]?.total ?? 0
  return {
    changes: await selectChanges(executor, condition, { ...page, limit: page.limit + 1 }),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

/** The newest entries about one subject, of what the operator may read. */
export function listChangesOf(
  executor: Executor,
  reader: Parameters<typeof listChanges>[1],
  { subject, limit }: { subject: { kind: string; id: string }; limit: number },
): Promise<LoggedChange[]> {
  const filter = { subjectKind: subject.kind, subjectId: subject.id }
  return selectChanges(
    executor,
    sql.join([readableBy(reader), ...conditionsOf(filter)], sql` AND `),
    newest(limit),
  )
}

/** One entry, if the operator may read it. */
export async function findChange(
  executor: Executor,
  reader: Parameters<typeof listChanges>[1],
  id: number,
): Promise<LoggedChange | undefined> {
  const [found] = await selectChanges(executor, sql`${readableBy(reader)} AND id = ${id}`, newest(1))
  return found
}

function newest(limit: number): SortedPage<ChangeSort> {
  return { sort: '-changed', after: undefined, limit }
}

/** With the first later change of the same subject; entries of mere reads do not count as changes. */
async function selectChanges(
  executor: Executor,
  condition: SQL,
  page: SortedPage<ChangeSort>,
): Promise<SortedChange[]> {
  const { sorted, isBehind, orderBy } = orderedBy(changeOrder, page)
  const { rows } = await executor.execute<SortedChange>(sql`
    SELECT page.*, next."nextOperatorId", next."nextChangedAt" FROM (
      SELECT id, changed_at AS "changedAt", operator_id AS "operatorId", action, subject_kind AS "subjectKind",
        subject_id AS "subjectId", centre_id AS "centreId", before, after, reason, approval_id AS "approvalId",
        ${sorted} AS sorted
      FROM operator_changes AS page WHERE ${condition} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit}) AS page
    LEFT JOIN LATERAL (
      SELECT operator_id AS "nextOperatorId", changed_at AS "nextChangedAt" FROM operator_changes AS later
      WHERE later.subject_kind = page."subjectKind" AND later.subject_id = page."subjectId" AND later.id > page.id
        AND (later.before <> '{}' OR later.after <> '{}')
      ORDER BY later.id LIMIT 1) AS next ON true
    ORDER BY ${orderBy}`)
  return rows.map((row) => ({
    ...row,
    changedAt: new Date(row.changedAt),
    nextChangedAt: row.nextChangedAt && new Date(row.nextChangedAt),
  }))
}

/** Who changed something last, and when. */
export async function findLastChange(
  executor: Executor,
  { kind, id }: { kind: string; id: string },
): Promise<Pick<LoggedChange, 'operatorId' | 'changedAt'> | undefined> {
  const { rows } = await executor.execute<Pick<LoggedChange, 'operatorId' | 'changedAt'>>(sql`
    SELECT operator_id AS "operatorId", changed_at AS "changedAt" FROM operator_changes
    WHERE subject_kind = ${kind} AND subject_id = ${id} ORDER BY id DESC LIMIT 1`)
  return rows[0] && { ...rows[0], changedAt: new Date(rows[0].changedAt) }
}

/** Entries about money, by the beginning of their action. */
const moneyActions = ['orders.refund', 'orders.cancel', 'wallets.', 'gift-cards.', 'reconciliation.']

/** All, those of the own centres, those about money, or the own ones. */
function readableBy({ operatorId, permissions, centres }: Parameters<typeof listChanges>[1]): SQL {
  const own = sql`operator_id = ${operatorId}`
  if (permissions.has('log.read')) {
    return sql`(${inCentreScope(centres, sql`centre_id`)} OR ${own})`
  }
  if (!permissions.has('log.read-money')) return own
  const aboutMoney = moneyActions.map((begin) => sql`starts_with(action, ${begin})`)
  return sql`(${sql.join(aboutMoney, sql` OR `)} OR ${own})`
}

function conditionsOf(filter: ChangeFilter): SQL[] {
  const { operatorId, action, subjectKind, subjectId, subjects, centreId, from, to } = filter
  return [
    operatorId === undefined ? undefined : sql`operator_id = ${operatorId}`,
    action === undefined ? undefined : sql`action = ${action}`,
    subjectKind === undefined ? undefined : sql`subject_kind = ${subjectKind}`,
    subjectId === undefined ? undefined : sql`subject_id = ${subjectId}`,
    subjects &&
      sql`(subject_kind, subject_id) IN (SELECT * FROM unnest(${sql.param(subjects.map(({ kind }) => kind))}::text[],
        ${sql.param(subjects.map(({ id }) => id))}::text[]))`,
    centreId === undefined ? undefined : sql`centre_id = ${centreId}`,
    from === undefined ? undefined : sql`changed_at >= ${from.toISOString()}::timestamptz`,
    to === undefined ? undefined : sql`changed_at < ${to.toISOString()}::timestamptz`,
  ].filter((each) => each !== undefined)
}
