import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { traceStatements } from '#kernel/tracing/trace-statements.ts'
import type { Database, Repeats } from './database.ts'
import { prepareStatements, sendWithoutNames } from './prepare-statements.ts'
import { reportSecondConnections } from './second-connection.ts'
import { type Patience, servingPatience, sessionOptions } from './session-limits.ts'
import { endSilentConnections } from './silence-limit.ts'
import { countStatements, type StatementCount } from './statement-count.ts'

export type { Database, Executor, Transaction } from './database.ts'
export type { Patience } from './session-limits.ts'

// bigint columns of ours (counters, money) stay within 2^53, so a number is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Connection = StatementCount & {
  db: Database
  pool: pg.Pool
  url: string
  /** The same database without a pooler in between, for what needs a session of its own. */
  directUrl: string
  close(): Promise<void>
}

/** A pooler that gives each transaction any of its sessions (PgBouncer in transaction mode). */
export type Pooler = {
  /** The database behind it. */
  directUrl: string
  /** Whether it carries the names of prepared statements over to the session that it gives. */
  keepsNames: boolean
}

/** For serving requests: with 1.2 s in the queue of pages, a frozen database is a 503 within five seconds. */
export const servingSilenceLimitMs = 3500

export type ConnectOptions = {
  max: number
  onError(error: Error): void
  /** Called for every transaction that is run again. */
  onRepeat?(error: unknown): void
  /** Called when a transaction asks for a connection beside its own. Without it, as in tests, the asker gets the error. */
  onSecondConnection?(error: Error): void
  /** How long a caller waits for a connection and its statement without a byte of answer. */
  silenceLimitMs?: number
  /** Behind a pooler the limits are those of the role, see `limitSessions`. */
  patience?: Patience
  pooler?: Pooler | undefined
  /** Every statement by key is planned once for all values. Behind a pooler PostgreSQL decides, as the sessions are everybody's. */
  isPlannedOnce?: boolean
}

export function connect(url: string, options: ConnectOptions): Connection {
  const { max, onError, onRepeat, onSecondConnection, silenceLimitMs, patience = servingPatience } = options
  const { pooler, isPlannedOnce } = options
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.connectionMs,
    idleTimeoutMillis: 30_000,
    application_name: 'warsha',
    // One that waits for its next statement is not watched: a peer that has vanished is found by the system.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    // A pooler refuses them: its sessions were started before and are for everybody.
    ...(!pooler && { options: sessionOptions(patience, isPlannedOnce) }),
  })
  // Without a listener a client that loses its server would end the process: the pool's own covers idle
  // clients, the other one those in use.
  let isClosing = false
  pool.on('error', (error) => {
    if (!isClosing) onError(error)
  })
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    open.add(client)
    client.once('end', () => open.delete(client))
  })
  reportSecondConnections(pool, onSecondConnection)
  if (silenceLimitMs) endSilentConnections(pool, silenceLimitMs)
  if (!pooler || pooler.keepsNames) prepareStatements(pool)
  else sendWithoutNames(pool)
  traceStatements(pool)
  const counts = countStatements(pool)
  const db = Object.assign(drizzle(pool), { $repeats: createRepeats(onRepeat) })
  const close = async () => {
    isClosing = true
    await pool.end()
    await untilEmpty(open)
  }
  return { db, pool, url, directUrl: pooler?.directUrl ?? url, ...counts, close }
}

/** The pool says that it has ended when it has asked its connections to; a database that stops now would end them. */
async function untilEmpty(open: ReadonlySet<pg.PoolClient>): Promise<void> {
  const ended = Promise.all([...open].map((client) => once(client, 'end').catch(() => undefined)))
  const waiting = new AbortController()
  // A frozen database answers nothing, not even to a farewell.
  const patience = wait(maxFarewellMs, undefined, { signal: waiting.signal }).catch(() => undefined)
  await Promise.race([ended, patience])
  waiting.abort()
}

const maxFarewellMs = 2000

function createRepeats(onRepeat?: (error: unknown) => void): Repeats {
  let count = 0
  return {
    count: () => count,
    report(error) {
      count += 1
      onRepeat?.(error)
    },
  }
}
