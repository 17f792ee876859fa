import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#kernel/database/migrate.ts'
import { installQueueSchema } from '#kernel/jobs/queue-schema.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { ask } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { asOwner, databaseUrl } from '#testing/test-database.ts'
import { runSeeds } from './run-seeds.ts'

const server = process.env.WARSHA_TEST_PG_URL ?? ''
const name = `warsha_previous_${randomBytes(6).toString('hex')}`
const url = databaseUrl(server, name)
const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))

let folder: string
let shop: TestApp | undefined

async function on<Result>(address: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  await on(server, (client) => client.query(`CREATE DATABASE ${name}`))
  folder = await mkdtemp(path.join(tmpdir(), 'warsha-previous-'))
})

afterAll(async () => {
  await shop?.close()
  await rm(folder, { recursive: true })
  await on(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
})

/** The migrations without the newest, as the version before has them. */
async function withoutNewest(): Promise<string> {
  await cp(migrations, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  journal.entries.pop()
  await writeFile(file, JSON.stringify(journal))
  return folder
}

test('[OPS-56] the new version opens a database of the version before, whose statements run meanwhile', async () => {
  const before = await withoutNewest()
  await on(url, async (client) => {
    await runMigrations(drizzle(client), { migrationsFolder: before })
    await installQueueSchema(client)
  })
  const countOf = () =>
    on(url, async (client) => {
      const { rows } = await client.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')
      return rows[0].count as number
    })
  const migrated = await countOf()

  // What the version before does while the new one migrates: reads, writes and short locks of many tables.
  const faults: unknown[] = []
  let isOver = false
  const old = on(url, async (client) => {
    await client.query("SET lock_timeout = '3s'; SET statement_timeout = '5s'")
    const { rows } = await client.query<{ name: string }>(
      "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    )
    for (let turn = 0; !isOver || turn < rows.length; turn++) {
      const table = rows[turn % rows.length]?.name
      await client
        .query(`BEGIN; SELECT * FROM ${table} LIMIT 1 FOR UPDATE; COMMIT`)
        .catch((error) => faults.push(error))
    }
  })
  await migrate(url)
  isOver = true
  await old
  expect(faults).toEqual([])
  expect(await countOf()).toBe(migrated + 1)

  await asOwner(url, (db) => db.transaction(runSeeds))
  shop = await buildTestApp({ env: { DATABASE_URL: url }, seeded: false })
  expect((await ask(shop, '{ shop { name } channels { slug } }')).data.channels.length).toBeGreaterThan(0)
  await expectInvariants(shop.deps.db)
})
