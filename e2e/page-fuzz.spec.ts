import { request as sendRequest } from 'node:http'
import fc from 'fast-check'
import { type PageRequest, pageRequests } from '../apps/server/src/testing/hostile-requests/page-requests.ts'
import { pagePatterns } from './fixtures/shop-pages.ts'
import { expect, test } from './fixtures/shop-test.ts'

/** The server's own fuzz (host/fuzz.http.test.ts) has no storefront; here its pages are rendered. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)

test(
  'whatever a caller sends to a page, the fault is never ours',
  { tag: '@one-language' },
  async ({ shopOrigin }, { annotations }) => {
    test.setTimeout(60_000 + requests * 100)
    annotations.push({ type: 'request' })
    const failures: string[] = []
    for (const page of fc.sample(pageRequests(pagePatterns), { seed, numRuns: requests })) {
      const status = await statusOf(shopOrigin, page)
      if (status >= 500) failures.push(`${status} ${JSON.stringify(page)}`)
    }
    expect(failures).toEqual([])
  },
)

/** Sent as it is: a browser, or fetch, would tidy the address up. */
function statusOf(origin: string, { path, headers }: PageRequest): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    sendRequest({ hostname, port, path, headers: sendable(headers), agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

/** A client of Node sends nothing beyond Latin-1 in a header, so it goes as the bytes that it is. */
function sendable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  )
}
