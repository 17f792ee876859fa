import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Rows of another table as a column of a query; `decode` makes of them what a query of that table would answer. */
export function jsonRows<Table extends PgTable>(
  table: Table,
  { where, orderBy }: { where: SQL; orderBy: PgColumn },
) {
  const columns = Object.entries(getTableColumns(table))
  const decode = (row: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = row[column.name]
        return [key, value === null ? null : column.mapFromDriverValue(value)]
      }),
    ) as Table['$inferSelect']
  const rows = sql<Table['$inferSelect'][]>`coalesce((
    SELECT json_agg(${table} ORDER BY ${orderBy}) FROM ${table} WHERE ${where}), '[]'::json)`
  return rows.mapWith((found: Record<string, unknown>[]) => found.map(decode))
}
