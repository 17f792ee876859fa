import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlRequests } from '#testing/hostile-requests/graphql-requests.ts'
import { otherRequests } from '#testing/hostile-requests/other-requests.ts'
import { restRequests } from '#testing/hostile-requests/rest-requests.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

/** `FUZZ_REQUESTS=20000` is the long run; a failing seed is printed and given back with `FUZZ_SEED`. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 900)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => shop.close())

const families = {
  REST: async () => restRequests((await shop.app.inject('/api/openapi.json')).json()),
  GraphQL: async () => graphqlRequests(shop.app.graphqlSchema),
  'pages, files and headers': async () => otherRequests,
}

test.each(Object.entries(families))(
  'whatever a caller sends to %s, the fault is never ours',
  async (_family, requestsOf) => {
    const answered = async (request: InjectOptions) => {
      const { statusCode } = await shop.app.inject(request)
      expect(statusCode).toBeLessThan(500)
    }
    await fc.assert(fc.asyncProperty(await requestsOf(), answered), {
      seed,
      numRuns: Math.round(requests / 3),
    })
  },
  600_000,
)
