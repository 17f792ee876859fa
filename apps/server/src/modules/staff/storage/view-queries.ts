import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

export type SavedView = {
  id: number
  memberId: number
  by: string
  name: string
  search: string
  isShared: boolean
}

export type NewSavedView = Pick<SavedView, 'memberId' | 'name' | 'search' | 'isShared'> & { list: string }

export const maxViews = 20
const maxSharedViews = 50

/** Own views first, then the shared ones of members who still work here. */
export async function listViews(
  executor: Executor,
  { memberId, list }: { memberId: number; list: string },
): Promise<SavedView[]> {
  const { rows } = await executor.execute<SavedView>(sql`
    SELECT saved.id, saved.member_id AS "memberId", member.name AS by, saved.name, saved.search,
      saved.is_shared AS "isShared"
    FROM staff_views AS saved JOIN staff_members AS member ON member.id = saved.member_id
    WHERE saved.list = ${list} AND (saved.member_id = ${memberId} OR saved.is_shared AND member.is_active)
    ORDER BY saved.member_id <> ${memberId}, saved.name, saved.id LIMIT ${maxViews + maxSharedViews}`)
  return rows
}

/** Undefined when the member has as many views of the list as may be; requests of a member wait for each other. */
export async function saveView(tx: Transaction, view: NewSavedView): Promise<number | undefined> {
  const { memberId, list, name, search, isShared } = view
  await tx.execute(sql`SELECT FROM staff_members WHERE id = ${memberId} FOR NO KEY UPDATE`)
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO staff_views (member_id, list, name, search, is_shared)
    SELECT ${memberId}, ${list}, ${name}, ${search}, ${isShared}
    WHERE (SELECT count(*) FROM staff_views
      WHERE member_id = ${memberId} AND list = ${list} AND name <> ${name}) < ${maxViews}
    ON CONFLICT ON CONSTRAINT staff_views_name_key
      DO UPDATE SET search = excluded.search, is_shared = excluded.is_shared, updated_at = now()
    RETURNING id`)
  return rows[0]?.id
}

/** False when there is no such view that the member may remove. */
export async function deleteView(
  executor: Executor,
  { id, memberId, managesStaff }: { id: number; memberId: number; managesStaff: boolean },
): Promise<boolean> {
  const { rowCount } = await executor.execute(sql`DELETE FROM staff_views
    WHERE id = ${id} AND (member_id = ${memberId} OR is_shared AND ${managesStaff})`)
  return rowCount === 1
}
