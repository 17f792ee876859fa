import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { installQueueSchema } from '#kernel/jobs/queue-schema.ts'
import type { Database, Pooler } from './connect.ts'
import { grantRowAccess } from './grant-row-access.ts'
import { limitSessions, servingPatience } from './session-limits.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const connectTimeoutMs = 2500
/**
 * Whoever buys queues behind a lock that is waited for, and gives up after `servingPatience`; at a deadlock, the migration gives way
 * before PostgreSQL looks whom to end (`deadlock_timeout`, 1 s).
 */
const lockTimeoutMs = 500
const retryMs = 2000

/**
 * Brings the database up to date as its owner. The role of `serving`, if it is another, gets to read and write rows, and behind a
 * pooler the limits of its sessions.
 *
 * Two servers may start at once on one database: the advisory lock lets one migrate while the other waits.
 * On a connection of its own, because neither waiting nor migrating is bound by a pool's time limits.
 */
export async function migrate(
  ownerUrl: string,
  serving?: Database,
  pooler?: Pooler,
  tell?: (step: string) => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    // Neither has the limits of a role that serves as well.
    options: '-c timezone=UTC -c statement_timeout=0 -c lock_timeout=0',
  })
  // A lost connection fails the statement that runs on it; the event alone would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await expectOwnHistory(client)
    await runMigrations(client, tell)
    await installQueueSchema(client)
    if (pooler) await limitSessions(pooler.directUrl, servingPatience)
    if (serving) await grantRowAccess(client, await roleOf(serving))
  } finally {
    await client.end()
  }
}

const migrationLock = 7_605_176

/** A database that began with another first migration would be changed by half: it is left as it is. */
async function expectOwnHistory(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ known: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations')::text AS known`,
  )
  if (!tables[0]?.known) return
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations WHERE id = (SELECT min(id) FROM drizzle.__drizzle_migrations)',
  )
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (rows[0] && rows[0].hash !== baseline?.hash)
    throw new Error(
      'The database was begun by another version of the shop, which this one cannot continue. Use an empty database: remove DATA_DIR, or name another in DATABASE_URL.',
    )
}

/** Each in a transaction of its own: no lock of one is held while the next runs. */
async function runMigrations(client: pg.Client, tell?: (step: string) => void): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? 0)
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last)
  for (const migration of missing) {
    for (let tries = 0; !(await isRun(client, migration)); tries++) {
      if (tries === 0) tell?.('A migration waits for what others do with its tables, such as a dump')
      await wait(retryMs)
    }
  }
}

/** False, and nothing is changed, when another transaction has what it must lock. */
async function isRun(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta): Promise<boolean> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    for (const statement of sql) await client.query(statement)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ])
    await client.query('COMMIT')
    return true
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return false
    throw error
  }
}

const lockNotAvailable = '55P03'

async function roleOf({ $client }: Database): Promise<string> {
  const { rows } = await $client.query<{ role: string }>('SELECT current_user AS role')
  return rows[0]?.role ?? ''
}
