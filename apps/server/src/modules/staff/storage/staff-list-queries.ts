import { type SQL, sql } from 'drizzle-orm'
import type { BulkItem } from '#commands/define-bulk.ts'
import type { Executor } from '#kernel/database/connect.ts'

/** A member as the console lists it. */
export type ListedMember = {
  id: number
  publicId: string
  name: string
  email: string
  language: 'ar' | 'en'
  role: string
  isActive: boolean
  hasCredentials: boolean
  passkeys: number
  sessions: number
  lastUsedAt: Date | null
  revision: number
}

const columns: SQL = sql`
  member.id, member.public_id AS "publicId", member.name, member.email, member.language, member.role,
  member.is_active AS "isActive", member.password_hash IS NOT NULL AS "hasCredentials", member.revision,
  (SELECT count(*)::integer FROM staff_passkeys WHERE member_id = member.id) AS passkeys,
  (SELECT count(*)::integer FROM staff_sessions
    WHERE member_id = member.id AND ended_at IS NULL AND expires_at > now()) AS sessions,
  (SELECT max(last_used_at) FROM staff_sessions WHERE member_id = member.id) AS "lastUsedAt"`

export async function findListedMember(
  executor: Executor,
  publicId: string,
): Promise<ListedMember | undefined> {
  const { rows } = await executor.execute<ListedMember>(
    sql`SELECT ${columns} FROM staff_members AS member WHERE member.public_id = ${publicId}`,
  )
  return rows[0] && toListed(rows[0])
}

/** By id, one more than asked for, so that the caller knows whether there is another page. */
export async function listMembers(
  executor: Executor,
  { search, afterId, limit }: { search: string | undefined; afterId: number; limit: number },
): Promise<{ members: ListedMember[]; total: number }> {
  const matches = isFound(search)
  const { rows } = await executor.execute<ListedMember & { total: number }>(sql`
    SELECT ${columns}, (SELECT count(*)::integer FROM staff_members AS member WHERE ${matches}) AS total
    FROM staff_members AS member WHERE member.id > ${afterId} AND ${matches} ORDER BY member.id LIMIT ${limit}`)
  return { members: rows.map(toListed), total: rows[0]?.total ?? 0 }
}

export type MemberSelection = { search: string | undefined } | { publicIds: readonly string[] }

/** Members by the search of their list or by id. */
export async function selectMembers(
  executor: Executor,
  selection: MemberSelection,
  limit: number,
): Promise<readonly BulkItem[]> {
  const isMeant =
    'publicIds' in selection
      ? sql`member.public_id = ANY (${sql.param([...selection.publicIds])}::uuid[])`
      : isFound(selection.search)
  const { rows } = await executor.execute<BulkItem>(sql`
    SELECT member.public_id AS id, member.revision FROM staff_members AS member
    WHERE ${isMeant} ORDER BY member.id LIMIT ${limit}`)
  return rows
}

function isFound(search: string | undefined): SQL {
  return search
    ? sql`(strpos(lower(member.name), lower(${search})) > 0 OR strpos(member.email, lower(${search})) > 0)`
    : sql`true`
}

function toListed({ lastUsedAt, ...member }: ListedMember): ListedMember {
  return { ...member, lastUsedAt: lastUsedAt && new Date(lastUsedAt) }
}
