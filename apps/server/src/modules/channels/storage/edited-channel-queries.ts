import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** A storefront as operators edit it. */
export type EditedChannel = {
  id: number
  slug: string
  name: string
  currency: string
  isActive: boolean
  revision: number
}

export function readEditedChannels(executor: Executor): Promise<EditedChannel[]> {
  return read(executor, sql`true`)
}

export async function findEditedChannel(executor: Executor, id: number): Promise<EditedChannel | undefined> {
  const [channel] = await read(executor, sql`id = ${id}`)
  return channel
}

async function read(executor: Executor, condition: SQL): Promise<EditedChannel[]> {
  const { rows } = await executor.execute<EditedChannel>(sql`
    SELECT id, slug, name, currency, is_active AS "isActive", revision FROM channels WHERE ${condition} ORDER BY id`)
  return rows
}

/** Undefined when another channel has the slug. */
export async function insertChannel(
  tx: Transaction,
  { slug, name, isActive }: { slug: string; name: string; isActive: boolean },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO channels (slug, name, is_active) VALUES (${slug}, ${name}, ${isActive})
    ON CONFLICT (slug) DO NOTHING RETURNING id`)
  return rows[0]?.id
}

/** False when the channel was changed since this revision was read. */
export async function updateChannel(
  tx: Transaction,
  { id, revision, name, isActive }: { id: number; revision: number; name: string; isActive: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE channels SET name = ${name}, is_active = ${isActive}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}
