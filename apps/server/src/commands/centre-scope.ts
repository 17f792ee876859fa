import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from './define-command.ts'

/** Whether a column names one of the operator's centres; true for every row where all centres are. */
export function inCentreScope(centres: CentreScope, column: SQL): SQL {
  return centres === 'all' ? sql`true` : sql`${column} = ANY (${sql.param([...centres])}::integer[])`
}
