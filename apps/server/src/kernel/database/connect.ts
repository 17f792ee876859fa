import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { countStatements } from './statement-count.ts'

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a storage function needs: it does not care whether it runs inside a transaction. */
export type Executor = Database | Transaction

// bigint columns of ours (counters, money) stay within 2^53, so a number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Connection = {
  db: Database
  pool: pg.Pool
  url: string
  statements(): number
  close(): Promise<void>
}

export function connect(url: string, options: { max: number; onError(error: Error): void }): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    application_name: 'warsha',
    options:
      '-c statement_timeout=10000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=15000 -c timezone=UTC -c jit=off',
  })
  // Without a listener an idle client that loses its server would end the process.
  pool.on('error', options.onError)
  const statements = countStatements(pool)
  return { db: drizzle(pool), pool, url, statements, close: () => pool.end() }
}
