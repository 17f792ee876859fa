import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { systemClock } from '#kernel/clock.ts'
import { connect, type Database } from '#kernel/database/connect.ts'
import { generateCatalogue } from '#modules/catalogue/samples/generated-catalogue.ts'
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
export const largeTemplate = 'warsha_large'

export type TestContent = {
  /** The demo shop as of today. */
  seeded?: boolean
  /** So many products beside those of the demo shop. */
  isLarge?: boolean
}

export const generatedProducts = 10_000

/** A database of its own for a test file: migrated and empty, if nothing else is wanted. */
export async function openTestDatabase(content: TestContent = {}): Promise<TestDatabase> {
  const { WARSHA_TEST_PG_URL: server, WARSHA_TEST_SERVING_URL: serving } = process.env
  if (!server || !serving)
    throw new Error('No test server: run the tests through the "server" project of vitest.config.ts')
  const template = await findTemplate(server, content)
  const name = `warsha_${randomBytes(6).toString('hex')}`
  await onServer(server, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  )

  const url = databaseUrl(serving, name)
  const ownerUrl = databaseUrl(server, name)
  const connection = connect(url, { max: 10, onError: () => undefined })
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
  const connection = connect(ownerUrl, { max: 4, onError: () => undefined })
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

async function findTemplate(server: string, { seeded, isLarge }: TestContent): Promise<string> {
  if (!seeded) return migratedTemplate
  await onceForTheRun(server, seededTemplate, { from: migratedTemplate, fill: fillShop })
  if (!isLarge) return seededTemplate
  const fill = (db: Database) => generateCatalogue(db, generatedProducts)
  await onceForTheRun(server, largeTemplate, { from: seededTemplate, fill })
  return largeTemplate
}

type Recipe = { from: string; fill(db: Database): Promise<void> }

/** Test files run in several processes: the first that needs a template makes it, the others wait. */
async function onceForTheRun(server: string, name: string, { from, fill }: Recipe): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock])
    const made = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (made.rowCount) return
    const draft = `${name}_draft`
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${draft} TEMPLATE ${from}`)
    await asOwner(databaseUrl(server, draft), fill)
    // Whoever finds the template under its name finds it complete.
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
  })
}

const templateLock = 7_605_179

async function fillShop(db: Database): Promise<void> {
  const demoShop = await loadDemoShop()
  await demoShop.seed({ db, clock: systemClock })
  await demoShop.refreshSchedule({ db, clock: systemClock })
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
