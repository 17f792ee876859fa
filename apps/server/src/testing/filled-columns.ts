import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

type Column = { table: string; column: string; type: string; fallback: string | null }

/**
 * Columns of which some row says more than their default, as `table.column`, and the keys of metadata as
 * `table.metadata.key`. Keys and times of writing say nothing about what was made.
 */
export async function listFilledColumns(db: Executor): Promise<Set<string>> {
  const { rows } = await db.execute<Column>(sql`
    SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type, c.column_default AS fallback
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND c.is_identity = 'NO'
      AND c.column_name NOT IN ('created_at', 'updated_at', 'revision')
    ORDER BY 1, 2`)
  const filled = await Promise.all(rows.map((column) => filledNames(db, column)))
  return new Set(filled.flat())
}

async function filledNames(db: Executor, { table, column, type, fallback }: Column): Promise<string[]> {
  const [from, what] = [sql.identifier(table), sql.identifier(column)]
  if (type === 'jsonb' && column === 'metadata') {
    const keys = sql`SELECT DISTINCT jsonb_object_keys(${what}) AS key FROM ${from} WHERE jsonb_typeof(${what}) = 'object'`
    const { rows } = await db.execute<{ key: string }>(keys)
    return rows.map(({ key }) => `${table}.${column}.${key}`)
  }
  const usual = fallback === null ? sql`` : sql`AND ${what} IS DISTINCT FROM ${sql.raw(fallback)}`
  const { rows } = await db.execute(sql`SELECT 1 FROM ${from} WHERE ${what} IS NOT NULL ${usual} LIMIT 1`)
  return rows.length > 0 ? [`${table}.${column}`] : []
}
