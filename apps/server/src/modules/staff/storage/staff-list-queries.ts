import type { staffSorts } from '@warsha/contract/console/staff/members.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { BulkItem } from '#commands/define-bulk.ts'
import { maxCount } from '#commands/keyset.ts'
import { defineListOrder, orderedBy, type SortedPage, type SortedRow } from '#commands/list-order.ts'
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

const lastUsed = sql`(SELECT max(last_used_at) FROM staff_sessions WHERE member_id = member.id)`

const columns: SQL = sql`
  member.id, member.public_id AS "publicId", member.name, member.email, member.language, member.role,
  member.is_active AS "isActive", member.password_hash IS NOT NULL AS "hasCredentials", member.revision,
  (SELECT count(*)::integer FROM staff_passkeys WHERE member_id = member.id) AS passkeys,
  (SELECT count(*)::integer FROM staff_sessions
    WHERE member_id = member.id AND ended_at IS NULL AND expires_at > now()) AS sessions,
  ${lastUsed} AS "lastUsedAt"`

export async function findListedMember(
  executor: Executor,
  publicId: string,
): Promise<ListedMember | undefined> {
  const { rows } = await executor.execute<ListedMember>(
    sql`SELECT ${columns} FROM staff_members AS member WHERE member.public_id = ${publicId}`,
  )
  return rows[0] && toListed(rows[0])
}

export const memberOrder = defineListOrder(sql`member.id`, {
  name: [{ by: sql`member.name COLLATE shop_text`, type: 'text' }],
  used: [{ by: sql`coalesce(${lastUsed}, '-infinity')`, type: 'moment' }],
  added: [{ by: sql`member.id`, type: 'integer' }],
})

export type MemberSort = (typeof staffSorts)[number]

export type SortedMember = ListedMember & SortedRow

export type MemberFilter = {
  search?: string | undefined
  role?: string | undefined
  isActive?: boolean | undefined
}

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function listMembers(
  executor: Executor,
  filter: MemberFilter,
  page: SortedPage<MemberSort>,
): Promise<{ members: SortedMember[]; total: number }> {
  const matches = conditionOf(filter)
  const { sorted, isBehind, orderBy } = orderedBy(memberOrder, page)
  const [{ rows }, { rows: counted }] = await Promise.all([
    executor.execute<SortedMember>(sql`
      SELECT ${columns}, ${sorted} AS sorted FROM staff_members AS member
      WHERE ${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM staff_members AS member WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { members: rows.map(toListed), total: counted[0]?.total ?? 0 }
}

export type MemberSelection = { filter: MemberFilter } | { publicIds: readonly string[] }

/** Members by the filter of their list or by id. */
export async function selectMembers(
  executor: Executor,
  selection: MemberSelection,
  limit: number,
): Promise<readonly BulkItem[]> {
  const isMeant =
    'publicIds' in selection
      ? sql`member.public_id = ANY (${sql.param([...selection.publicIds])}::uuid[])`
      : conditionOf(selection.filter)
  const { rows } = await executor.execute<BulkItem>(sql`
    SELECT member.public_id AS id, member.revision FROM staff_members AS member
    WHERE ${isMeant} ORDER BY member.id LIMIT ${limit}`)
  return rows
}

function conditionOf({ search, role, isActive }: MemberFilter): SQL {
  const conditions = [
    search
      ? sql`(strpos(lower(member.name), lower(${search})) > 0 OR strpos(member.email, lower(${search})) > 0)`
      : undefined,
    role === undefined ? undefined : sql`member.role = ${role}`,
    isActive === undefined ? undefined : sql`member.is_active = ${isActive}`,
  ].filter((condition) => condition !== undefined)
  return sql.join([sql`true`, ...conditions], sql` AND `)
}

function toListed<Row extends ListedMember>({ lastUsedAt, ...member }: Row) {
  return { ...member, lastUsedAt: lastUsedAt && new Date(lastUsedAt) }
}
