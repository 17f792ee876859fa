import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { sql } from 'drizzle-orm'
import { getTableConfig, type PgInsertValue, type PgTable } from 'drizzle-orm/pg-core'

/** The protocol counts parameters with sixteen bits. */
const maxParameters = 60_000

/** Writes any number of rows in as few statements as the protocol allows. */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  const rowsAtOnce = Math.floor(maxParameters / getTableConfig(table).columns.length)
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx.insert(table).values(rows.slice(start, start + rowsAtOnce))
  }
}

/** Rows that brought their own ids did not move the counters behind them. */
export async function moveCounters(tx: Transaction, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    const { name } = getTableConfig(table)
    await tx.execute(
      sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id)) FROM ${table} HAVING max(id) IS NOT NULL`,
    )
  }
}
