import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { graphqlRequests } from '#testing/hostile-requests/graphql-requests.ts'
import { otherRequests } from '#testing/hostile-requests/other-requests.ts'
import { restRequests } from '#testing/hostile-requests/rest-requests.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, callers, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../modules.ts'

/** `FUZZ_REQUESTS=20000` is the long run; a failing seed is printed and given back with `FUZZ_SEED`. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 900)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    env: { LOG_LEVEL: 'error' },
    jobs: true,
    modules: [...modules, testCallers],
  })
  await shop.deps.db.execute(sql`INSERT INTO customers (id, phone, is_confirmed)
    VALUES (1, '+96890000001', true), (2, '+96890000002', true)`)
})
afterAll(() => shop.close())

const families = {
  REST: async () => restRequests((await shop.app.inject('/api/openapi.json')).json()),
  GraphQL: async () => graphqlRequests(shop.app.graphqlSchema),
  'pages, files and headers': async () => otherRequests,
}

/** Most operations refuse visitors before they read a word, so most requests come from a customer. */
const anyCaller = fc.oneof(
  { weight: 3, arbitrary: fc.constant<CallerName>('customer') },
  fc.constantFrom(...(Object.keys(callers) as CallerName[])),
)

test.each(Object.entries(families))(
  'whatever a caller sends to %s, the fault is never ours',
  async (_family, requestsOf) => {
    const answered = async (request: InjectOptions, caller: CallerName) => {
      const headers = { ...credentialsOf(caller), ...request.headers }
      const { statusCode, body } = await shop.app.inject({ ...request, headers })
      expect(statusCode, `${body}\n${shop.logs.at(-1)}`).toBeLessThan(500)
    }
    await fc.assert(fc.asyncProperty(await requestsOf(), anyCaller, answered), {
      seed,
      numRuns: Math.round(requests / 3),
    })
    await expectInvariants(shop.deps.db)
  },
  600_000,
)
