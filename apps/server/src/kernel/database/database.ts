import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export type Database = NodePgDatabase & { $client: pg.Pool; $repeats: Repeats }
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** A connection for storage functions, which run the same inside and outside a transaction. */
export type Executor = Database | Transaction

/** Transactions that were run again after a deadlock or a serialisation failure. */
export type Repeats = { count(): number; report(error: unknown): void }
