import type { SQL } from 'drizzle-orm'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
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

/** The same for SQL that is written by hand. */
export function fixedSql<Row extends pg.QueryResultRow>(
  name: string,
  statement: SQL,
): (executor: Executor, values: Values) => Promise<pg.QueryResult<Row>> {
  return fixedQuery(name, (executor) => ({
    prepare: () => {
      const query = executor.execute(statement).getQuery()
      const prepared = executor._.session.prepareQuery(query, undefined, name, false)
      return prepared as PgPreparedQuery<PreparedQueryConfig & { execute: pg.QueryResult<Row> }>
    },
  }))
}

/** The query builder binds a prepared query to the connection that it was built with. */
function onConnectionOf<Query extends object>(executor: Executor, prepared: Query): Query {
  const { client } = executor._.session as unknown as { client: unknown }
  return Object.create(prepared, { client: { value: client } })
}
