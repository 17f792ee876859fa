import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import { buildTestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

const server = new pg.Client({ connectionString: process.env.WARSHA_TEST_PG_URL })
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test('[OPS-25] [UX-58] is ready again within five seconds after the database was away', async () => {
  let respond = () => true
  const shop = await buildTestApp({ seeded: false, workersRespond: () => respond() })
  const url = shop.deps.connection.directUrl
  const jobs = await startJobs({ url, declared: {}, context: undefined, onError: () => undefined })
  respond = jobs.respond
  await server.connect()
  closing.push(jobs.stop, shop.close, () => server.end())
  const isReady = async () => (await shop.app.inject('/health/ready')).statusCode === 200
  expect(await isReady()).toBe(true)

  const database = new URL(url).pathname.slice(1)
  await server.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`)
  await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database])
  await waitUntil(() => !respond())
  expect(await isReady()).toBe(false)
  // [UX-58] Which part it is.
  expect((await shop.app.inject('/health/ready')).json()).toMatchObject({ workers: 'unavailable' })

  await server.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`)
  await waitUntil(isReady)
})

test('[OPS-44] is not ready while the database only reads, as what was the primary does, and answers 503 to who writes', async () => {
  const shop = await buildTestApp({ seeded: false })
  const write = () => shop.deps.db.execute('CREATE TABLE written ()')
  shop.app.get('/test/write', { config: { access: 'public' } }, write)
  const database = new URL(shop.deps.connection.directUrl).pathname.slice(1)
  const owner = new pg.Client({ connectionString: process.env.WARSHA_TEST_PG_URL })
  await owner.connect()
  closing.push(shop.close, () => owner.end())
  const ready = async () => (await shop.app.inject('/health/ready')).json()
  const endSessions = () =>
    owner.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database])
  expect(await ready()).toMatchObject({ database: 'ok' })

  await owner.query(`ALTER DATABASE ${database} SET default_transaction_read_only = on`)
  await endSessions()
  await waitUntil(async () => (await ready()).database === 'unavailable')
  const answer = await shop.app.inject('/test/write')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])

  await owner.query(`ALTER DATABASE ${database} RESET default_transaction_read_only`)
  // Nobody ends the sessions that read only, unless a pooler holds them: the shop leaves them by itself.
  if (shop.deps.connection.url !== shop.deps.connection.directUrl) await endSessions()
  await waitUntil(async () => (await ready()).database === 'ok')
})
