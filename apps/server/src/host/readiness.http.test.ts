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
