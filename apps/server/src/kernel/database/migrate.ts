import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { installQueueSchema } from '#kernel/jobs/queue-schema.ts'
import type { Database } from './connect.ts'
import { grantRowAccess } from './grant-row-access.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const connectTimeoutMs = 2500

/**
 * Brings the database up to date as its owner. The role of `serving`, if it is another, gets to read and write rows.
 *
 * Two servers may start at once on one database: the advisory lock lets one migrate while the other waits.
 * On a connection of its own, because neither waiting nor migrating is bound by a pool's time limits.
 */
export async function migrate(ownerUrl: string, serving?: Database): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    options: '-c timezone=UTC',
  })
  // A lost connection fails the statement that runs on it; the event alone would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), { migrationsFolder })
    await installQueueSchema(client)
    if (serving) await grantRowAccess(client, await roleOf(serving))
  } finally {
    await client.end()
  }
}

const migrationLock = 7_605_176

async function roleOf({ $client }: Database): Promise<string> {
  const { rows } = await $client.query<{ role: string }>('SELECT current_user AS role')
  return rows[0]?.role ?? ''
}
