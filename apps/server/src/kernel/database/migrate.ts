import { fileURLToPath } from 'node:url'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Two servers may start at once on one database: the advisory lock lets one migrate while the other waits. */
export async function migrate(db: Database): Promise<void> {
  const client = await db.$client.connect()
  try {
    await client.query('SET lock_timeout = 0')
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await runMigrations(db, { migrationsFolder })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined)
    client.release(true)
  }
}

const migrationLock = 7_605_176
