import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
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

type Asked = {
  state: Comment['state']
  centres: CentreScope
  /** Of this one alone. */
  centreId: number | undefined
  beforeId: number | undefined
  limit: number
}

/** The newest first, one more than asked for, and how many there are up to `maxCount`. */
export async function findComments(
  executor: Executor,
  { state, centres, centreId, beforeId, limit }: Asked,
): Promise<{ comments: Comment[]; total: number }> {
  const isOfCentre = centreId === undefined ? sql`true` : sql`invitation.centre_id = ${centreId}`
  const matches = sql`${isInState(state, centres)} AND ${isOfCentre}`
  const isAfter = beforeId === undefined ? sql`true` : sql`invitation.id < ${beforeId}`
  const [comments, total] = await Promise.all([
    readComments(executor, sql`${matches} AND ${isAfter} ORDER BY invitation.id DESC LIMIT ${limit + 1}`),
    countComments(executor, matches),
  ])
  return { comments, total }
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

async function readComments(executor: Executor, condition: SQL): Promise<Comment[]> {
  const { rows } = await executor.execute<Comment>(sql`
    SELECT invitation.id, invitation.centre_id AS "centreId", answer.rate, answer.comment, answer.moderation AS state,
      answer.created_at AS "writtenAt"
    FROM ${joined} WHERE ${condition}`)
  return rows.map((row) => ({ ...row, writtenAt: new Date(row.writtenAt) }))
}

function isAbout(centres: CentreScope): SQL {
  return inCentreScope(centres, sql`invitation.centre_id`)
}
