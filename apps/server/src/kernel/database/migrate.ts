import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { installQueueSchema } from '#kernel/jobs/queue-schema.ts'
import type { Database } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/**
 * Two servers may start at once on one database: the advisory lock lets one migrate while the other waits.
 * On a connection of its own, because neither waiting nor migrating is bound by the pool's time limits.
 */
export async function migrate(db: Database): Promise<void> {
  const { connectionString, connectionTimeoutMillis } = db.$client.options
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, options: '-c timezone=UTC' })
  // A lost connection fails the statement that runs on it; the event alone would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), { migrationsFolder })
    await installQueueSchema(client)
  } finally {
    await client.end()
  }
}

const migrationLock = 7_605_176
