import { fillPlaceholders, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import type { Executor } from './database.ts'

type Values = Record<string, unknown>
type Prepared<Result> = { execute(values?: Values): Promise<Result> }
type Preparable<Result> = { prepare(name: string): Prepared<Result> }

/**
 * A statement whose text never changes: it is built once for the process and planned once for each connection, inside
 * and outside of transactions. Its values are `sql.placeholder`s. Names are unique: `<module>_<what it does>`.
 */
export function fixedQuery<Result>(
  name: string,
  build: (executor: Executor) => Preparable<Result>,
): (executor: Executor, values: Values) => Promise<Result> {
  let prepared: Prepared<Result> | undefined
  return (executor, values) => {
    prepared ??= build(executor).prepare(name)
    return onConnectionOf(executor, prepared).execute(values)
  }
}

/** The same for SQL that is written by hand. It goes to the driver as it is: the query builder would have nothing to map. */
export function fixedSql<Row extends pg.QueryResultRow>(
  name: string,
  statement: SQL,
): (executor: Executor, values: Values) => Promise<pg.QueryResult<Row>> {
  let made: { config: pg.QueryConfig; params: unknown[] } | undefined
  return async (executor, values) => {
    made ??= madeBy(executor, statement, name)
    return clientOf(executor).query<Row>(made.config, fillPlaceholders(made.params, values))
  }
}

/** With the query builder's way of reading dates, which it leaves as texts. */
function madeBy(executor: Executor, statement: SQL, name: string) {
  const query = executor.execute(statement).getQuery()
  const prepared = executor._.session.prepareQuery(query, undefined, name, false)
  const { rawQueryConfig } = prepared as unknown as { rawQueryConfig: pg.QueryConfig }
  return { config: rawQueryConfig, params: query.params }
}

/** The query builder binds a prepared query to the connection that it was built with. */
function onConnectionOf<Query extends object>(executor: Executor, prepared: Query): Query {
  return Object.create(prepared, { client: { value: clientOf(executor) } })
}

/** A connection, or the pool. */
function clientOf(executor: Executor): pg.ClientBase {
  return (executor._.session as unknown as { client: pg.ClientBase }).client
}
