import { afterAll, beforeAll, expect, test } from 'vitest'
import { servingSilenceLimitMs } from '#kernel/database/connect.ts'
import { openFreezableNetwork } from '#testing/freezable-network.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
let network: Awaited<ReturnType<typeof openFreezableNetwork>>
let shop: TestApp
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  network = await openFreezableNetwork(database.url)
  shop = await buildTestApp({
    seeded: false,
    env: { DATABASE_URL: network.url },
    silenceLimitMs: servingSilenceLimitMs,
  })
})
afterAll(async () => {
  await shop.close()
  await network.close()
  await database.close()
})

test.each([
  ['a read of what was never loaded', '/api/v1/locations/countries/'],
  ['a query of its own', '/demo/outbox.json'],
])('%s on a frozen database answers 503, and again when it is back', async (_case, url) => {
  // One that is answered first leaves an open connection behind, as a running shop has.
  await shop.app.inject('/demo/outbox.json')
  network.freeze()
  const answer = await shop.app.inject(url)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  network.thaw()
  expect((await shop.app.inject(url)).statusCode).toBe(200)
})
