import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { PictureUse } from '../rules/picture.ts'

/** The selects of all modules as one; a crop shows its original, which has to stay for another cut. */
export function joinUses(selects: readonly SQL[]): SQL {
  const ofCrops = sql`SELECT original.address, 'crop' AS kind, crop.id::text AS id, crop.name
    FROM pictures AS crop JOIN pictures AS original ON original.id = crop.original_id`
  return sql.join([ofCrops, ...selects], sql` UNION ALL `)
}

/** The objects that show a picture, the first of them, and how many there are. */
export async function findUses(
  executor: Executor,
  uses: SQL,
  { address, limit }: { address: string; limit: number },
): Promise<{ found: PictureUse[]; total: number }> {
  const { rows } = await executor.execute<PictureUse & { total: number }>(sql`
    SELECT kind, id, name, count(*) OVER ()::integer AS total FROM (
      SELECT DISTINCT kind, id, name FROM (${uses}) AS used WHERE used.address = ${address}) AS shown
    ORDER BY kind, name, id LIMIT ${limit}`)
  return { found: rows.map(({ kind, id, name }) => ({ kind, id, name })), total: rows[0]?.total ?? 0 }
}

/** Notes since when each picture is unused, and forgets it of those that are used again. */
export async function noteUnused(executor: Executor, uses: SQL): Promise<void> {
  await executor.execute(sql`
    UPDATE pictures SET unused_since = CASE WHEN seen.is_used THEN NULL ELSE now() END
    FROM (SELECT picture.id,
        EXISTS (SELECT FROM (${uses}) AS used WHERE used.address = picture.address) AS is_used
      FROM pictures AS picture) AS seen
    WHERE seen.id = pictures.id AND seen.is_used = (pictures.unused_since IS NOT NULL)`)
}

export async function findLongUnused(
  executor: Executor,
  { days, limit }: { days: number; limit: number },
): Promise<{ id: number; address: string }[]> {
  const { rows } = await executor.execute<{ id: number; address: string }>(sql`
    SELECT id, address FROM pictures WHERE unused_since < now() - make_interval(days => ${days}::integer)
    ORDER BY id LIMIT ${limit}`)
  return rows
}
