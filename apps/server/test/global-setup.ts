import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { leaveNothingBehind } from '#testing/leave-nothing-behind.ts'
import { memoryFolder } from '#testing/memory-folder.ts'
import { startTestPooler } from '#testing/start-test-pooler.ts'
import { databaseUrl, migratedTemplate, seededTemplate } from '#testing/test-database.ts'
import { connect } from '../src/kernel/database/connect.ts'
import { migrate } from '../src/kernel/database/migrate.ts'

/** One PostgreSQL for the whole run, with a migrated database that test files copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const outside = process.env.WARSHA_TEST_PG_URL
  const server = outside ? await borrowed(outside) : await ownServer()
  process.env.WARSHA_TEST_PG_URL = server.ownerUrl
  process.env.WARSHA_TEST_SERVING_URL = server.url
  await makeTemplate(server)
  const pooler = await startTestPooler(server)
  return async () => {
    await pooler?.stop()
    await server.stop()
  }
}

type Server = { url: string; ownerUrl: string; stop(): Promise<void> }

/** A server from outside, such as an older PostgreSQL, is used and left running. */
async function borrowed(ownerUrl: string): Promise<Server> {
  const [role, password] = ['warsha_test_app', randomBytes(24).toString('base64url')]
  await withClient(ownerUrl, async (client) => {
    const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role])
    const verb = known.rowCount ? 'ALTER' : 'CREATE'
    await client.query(`${verb} ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB PASSWORD '${password}'`)
  })
  const url = new URL(ownerUrl)
  Object.assign(url, { username: role, password })
  return { url: url.href, ownerUrl, stop: () => Promise.resolve() }
}

async function ownServer(): Promise<Server> {
  const folder = memoryFolder()
  const dataDir = await mkdtemp(path.join(folder, 'warsha-test-'))
  leaveNothingBehind().add({ dataDir })
  const { bavail, bsize } = await statfs(dataDir)
  // What stays takes memory there, and dropping costs little.
  if (folder === tmpdir() && bavail * bsize > roomForAll) process.env.WARSHA_TEST_PG_KEEPS = '1'
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  // Nothing here outlives the run, so nothing has to survive a power cut.
  await withClient(server.ownerUrl, async (client) => {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
      await client.query(`ALTER SYSTEM SET ${setting} = off`)
    }
    await client.query('SELECT pg_reload_conf()')
    // Thousands of connections are opened, each of which would work out the same four thousand hashes.
    await client.query('SET scram_iterations = 1')
    for (const url of [server.url, server.ownerUrl]) {
      const { username, password } = new URL(url)
      await client.query(`ALTER ROLE ${username} PASSWORD ${client.escapeLiteral(password)}`)
    }
  })
  return {
    url: server.url,
    ownerUrl: server.ownerUrl,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Every test file's database beside the others, with as much again to spare. */
const roomForAll = 16 * 2 ** 30

async function makeTemplate({ url, ownerUrl }: Server): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${migratedTemplate} WITH (FORCE)`)
    await client.query(`DROP DATABASE IF EXISTS ${seededTemplate} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${migratedTemplate}`)
  })
  const connection = connect(databaseUrl(url, migratedTemplate), { max: 2, onError: () => undefined })
  await migrate(databaseUrl(ownerUrl, migratedTemplate), connection.db)
  await connection.close()
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
