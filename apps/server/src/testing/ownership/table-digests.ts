import { sql } from 'drizzle-orm'
import type { TestApp } from '../test-app.ts'

/** Written by asking itself, whatever is asked for. */
const touchedByAsking = new Set(['attempts', 'sessions', 'staff_sessions'])

/** A digest of the rows of every table. */
export function digestsOf(asOwner: TestApp['asOwner']): Promise<Record<string, string>> {
  return asOwner(async (db) => {
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    )
    const parts = tables
      .filter(({ name }) => !touchedByAsking.has(name))
      .map(
        ({ name }) => sql`SELECT ${name}::text AS name,
          count(*) || ' rows, ' || coalesce(sum(hashtextextended(held::text, 0)::numeric), 0) AS digest
          FROM ${sql.identifier(name)} AS held`,
      )
    const { rows } = await db.execute<{ name: string; digest: string }>(sql.join(parts, sql` UNION ALL `))
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
  })
}
