import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { systemClock } from '#kernel/clock.ts'
import { connect, type Database } from '#kernel/database/connect.ts'
import { limitSessions } from '#kernel/database/session-limits.ts'
import { testPatience } from '#testing/patience.ts'
import { hasPooler } from '#testing/test-pooler.ts'
import { loadDemoShop } from '../demo-shop.ts'

export type TestDatabase = {
  /** With the rights that requests have: a grant that was forgotten shows. */
  db: Database
  url: string
  ownerUrl: string
  /** For what only the owner of the tables may do, such as bringing them into a state that a test needs. */
  asOwner<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export const migratedTemplate = 'warsha_migrated'
export const seededTemplate = 'warsha_seeded'

/** A database of its own for a test file: migrated and empty, or with the demo shop as of today. */
export async function openTestDatabase(options: { seeded?: boolean } = {}): Promise<TestDatabase> {
  const { WARSHA_TEST_PG_URL: server, WARSHA_TEST_SERVING_URL: serving } = process.env
  if (!server || !serving)
    throw new Error('No test server: run the tests through the "server" project of vitest.config.ts')
  if (options.seeded) await onceForTheRun(server, makeSeededTemplate)

  const name = `warsha_${randomBytes(6).toString('hex')}`
  const template = options.seeded ? seededTemplate : migratedTemplate
  await onServer(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  )

  const url = databaseUrl(serving, name)
  const ownerUrl = databaseUrl(server, name)
  // Behind a pooler every session is limited by its role.
  if (hasPooler()) await limitSessions(url, testPatience)
  const connection = connect(url, { max: 10, onError: () => undefined, patience: testPatience })
  return {
    db: connection.db,
    url,
    ownerUrl,
    asOwner: (work) => asOwner(ownerUrl, work),
    async close() {
      await connection.close()
      // Dropping waits for a checkpoint, which takes longer than many a test; a server of the run's own goes as a whole.
      if (process.env.WARSHA_TEST_PG_KEEPS) return
      await onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}

export async function asOwner<Result>(
  ownerUrl: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const connection = connect(ownerUrl, { max: 4, onError: () => undefined, patience: testPatience })
  try {
    return await work(connection.db)
  } finally {
    await connection.close()
  }
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Test files run in several processes: the first that needs the seeded template makes it, the others wait. */
async function onceForTheRun(server: string, make: (server: string) => Promise<void>): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock])
    const made = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [seededTemplate])
    if (made.rowCount === 0) await make(server)
  })
}

const templateLock = 7_605_179

async function makeSeededTemplate(server: string): Promise<void> {
  const draft = `${seededTemplate}_draft`
  await onServer(server, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft} TEMPLATE ${migratedTemplate}`)
  })
  const demoShop = await loadDemoShop()
  await asOwner(databaseUrl(server, draft), async (db) => {
    await demoShop.seed({ db, clock: systemClock })
    await demoShop.refreshSchedule({ db, clock: systemClock })
  })
  // The template gets its name only when it is complete.
  await onServer(server, (client) => client.query(`ALTER DATABASE ${draft} RENAME TO ${seededTemplate}`))
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
