import { type SQL, sql } from 'drizzle-orm'
import type { CentreScope } from './define-command.ts'

/** The scope, narrowed to one centre where one is asked for; a foreign one leaves nothing. */
export function narrowScope(centres: CentreScope, centreId: number | undefined): CentreScope {
  if (centreId === undefined) return centres
  return centres === 'all' || centres.includes(centreId) ? [centreId] : []
}

/** Whether a column names one of the operator's centres; true for every row where all centres are. */
export function inCentreScope(centres: CentreScope, column: SQL): SQL {
  return centres === 'all' ? sql`true` : sql`${column} = ANY (${sql.param([...centres])}::integer[])`
}
