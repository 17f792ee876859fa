import type { commentSorts } from '@warsha/contract/console/surveys/comments.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { BulkItem } from '#commands/define-bulk.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor } from '#kernel/database/connect.ts'

export type Comment = {
  id: number
  centreId: number | null
  rate: number
  comment: string
  state: 'pending' | 'approved' | 'rejected'
  writtenAt: Date
}

/** A comment about one of the centres. */
export async function findComment(
  executor: Executor,
  { id, centres }: { id: number; centres: CentreScope },
): Promise<Comment | undefined> {
  const [found] = await readComments(executor, sql`invitation.id = ${id} AND ${isAbout(centres)}`)
  return found
}

/** Keys are given in the order in which customers are asked. */
export const commentOrder = defineListOrder(sql`answer.invitation_id`, {
  written: [{ by: sql`answer.invitation_id`, type: 'integer' }],
  rate: [{ by: sql`answer.rate`, type: 'integer' }],
})

export type CommentSort = (typeof commentSorts)[number]

export type SortedComment = Comment & SortedRow

export type CommentFilter = {
  state: Comment['state']
  /** Of this one alone. */
  centreId: number | undefined
}

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findComments(
  executor: Executor,
  { filter, centres }: { filter: CommentFilter; centres: CentreScope },
  page: SortedPage<CommentSort>,
): Promise<{ comments: SortedComment[]; total: number }> {
  const matches = conditionOf(filter, centres)
  const { sorted, isBehind, orderBy } = orderedBy(commentOrder, page)
  const [comments, total] = await Promise.all([
    readComments(
      executor,
      sql`${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
      sorted,
    ),
    countComments(executor, matches),
  ])
  return { comments, total }
}

export type CommentSelection = { filter: CommentFilter } | { ids: readonly number[] }

/** Comments about the centres that a bulk command means. Decided once, they have no revisions. */
export async function selectComments(
  executor: Executor,
  { selection, centres }: { selection: CommentSelection; centres: CentreScope },
  limit: number,
): Promise<BulkItem[]> {
  const isMeant =
    'ids' in selection
      ? sql`invitation.id = ANY (${sql.param([...selection.ids])}::integer[]) AND answer.comment <> ''
        AND ${isAbout(centres)}`
      : conditionOf(selection.filter, centres)
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT invitation.id FROM ${joined} WHERE ${isMeant} ORDER BY invitation.id LIMIT ${limit}`,
  )
  return rows.map(({ id }) => ({ id: String(id), revision: 1 }))
}

function conditionOf({ state, centreId }: CommentFilter, centres: CentreScope): SQL {
  const isOfCentre = centreId === undefined ? sql`true` : sql`invitation.centre_id = ${centreId}`
  return sql`${isInState(state, centres)} AND ${isOfCentre}`
}

/** Comments of the centres that nobody has read: the number before the list. */
export function countPendingComments(executor: Executor, centres: CentreScope): Promise<number> {
  return countComments(executor, isInState('pending', centres))
}

async function countComments(executor: Executor, matches: SQL): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (SELECT FROM ${joined} WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`)
  return rows[0]?.total ?? 0
}

function isInState(state: Comment['state'], centres: CentreScope): SQL {
  return sql`answer.moderation = ${state} AND answer.comment <> '' AND ${isAbout(centres)}`
}

const joined = sql`survey_answers AS answer JOIN survey_invitations AS invitation ON invitation.id = answer.invitation_id`

async function readComments(executor: Executor, condition: SQL, sorted = unsorted): Promise<SortedComment[]> {
  const { rows } = await executor.execute<SortedComment>(sql`
    SELECT invitation.id, invitation.centre_id AS "centreId", answer.rate, answer.comment, answer.moderation AS state,
      answer.created_at AS "writtenAt", ${sorted} AS sorted
    FROM ${joined} WHERE ${condition}`)
  return rows.map((row) => ({ ...row, writtenAt: new Date(row.writtenAt) }))
}

function isAbout(centres: CentreScope): SQL {
  return inCentreScope(centres, sql`invitation.centre_id`)
}
