import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from './connect.ts'

/** How many rows of a table refer to one. */
export type Reference = { table: string; count: number }

type Referred = {
  table: string
  id: number
  /** Tables that are part of the row itself, such as its translations. */
  except?: readonly string[]
}

/** Counting ends here. */
const maxCounted = 10_000

/**
 * Rows of any table that refer to the row by a foreign key. The database knows its foreign keys, so a table that comes
 * later is counted as well.
 */
export async function countReferences(
  executor: Executor,
  { table, id, except = [] }: Referred,
): Promise<Reference[]> {
  const { rows: keys } = await executor.execute<{ table: string; column: string }>(sql`
    SELECT referring.relname AS "table", own.attname AS "column"
    FROM pg_constraint AS key
      JOIN pg_class AS referring ON referring.oid = key.conrelid
      JOIN pg_attribute AS referred ON referred.attrelid = key.confrelid AND referred.attname = 'id'
      JOIN pg_attribute AS own ON own.attrelid = key.conrelid
        AND own.attnum = key.conkey[array_position(key.confkey, referred.attnum)]
    WHERE key.contype = 'f' AND key.confrelid = to_regclass(${table})
      AND referring.relname <> ALL (${sql.param([...except])}::text[])
    ORDER BY 1, 2`)
  if (keys.length === 0) return []
  const counts = keys.map(
    (key) => sql`SELECT ${key.table} AS "table", count(*)::integer AS count FROM (
      SELECT FROM ${sql.identifier(key.table)} WHERE ${sql.identifier(key.column)} = ${id} LIMIT ${maxCounted}) AS found`,
  )
  const { rows } = await executor.execute<Reference>(sql`
    SELECT "table", sum(count)::integer AS count FROM (${sql.join(counts, sql` UNION ALL `)}) AS counted
    GROUP BY 1 HAVING sum(count) > 0 ORDER BY 1`)
  return rows
}

/**
 * The same, with the row locked: from here to the end of the transaction no other one can begin to refer to it, because a
 * foreign key locks the row that it refers to.
 */
export async function lockReferences(tx: Transaction, referred: Referred): Promise<Reference[]> {
  await tx.execute(sql`SELECT FROM ${sql.identifier(referred.table)} WHERE id = ${referred.id} FOR UPDATE`)
  return countReferences(tx, referred)
}
