import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

export type NamedMember = { id: number; publicId: string; name: string }

export async function listNames(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedMember>> {
  const { rows } = await executor.execute<NamedMember>(sql`
    SELECT id, public_id AS "publicId", name FROM staff_members
    WHERE id = ANY(${sql.param([...new Set(ids)])}::integer[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A member as colleagues see it. */
export type Colleague = NamedMember & { role: string; isActive: boolean }

/** In the order of their names. */
export async function listColleagues(executor: Executor, ids: readonly number[]): Promise<Colleague[]> {
  const { rows } = await executor.execute<Colleague>(sql`
    SELECT id, public_id AS "publicId", name, role, is_active AS "isActive" FROM staff_members
    WHERE id = ANY(${sql.param([...new Set(ids)])}::integer[]) ORDER BY name, id`)
  return rows
}

export async function findMemberKey(executor: Executor, publicId: string): Promise<number | undefined> {
  const { rows } = await executor.execute<{ id: number }>(
    sql`SELECT id FROM staff_members WHERE public_id::text = ${publicId}`,
  )
  return rows[0]?.id
}
