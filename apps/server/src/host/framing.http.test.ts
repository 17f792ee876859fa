import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let port: number
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

/** The status of every answer on one connection, which the server or the last request closes. */
async function statusesOf(bytes: string | Buffer): Promise<number[]> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket).catch(() => '')
  socket.write(bytes)
  return Array.from((await answer).matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status))
}

const last = 'GET /health/live HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /graphql/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}${last}`
const get = (line: string, headers = '') => `${line}\r\nHost: shop\r\n${headers}\r\n${last}`

test.each([
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 40', '{}')],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
  ['an unknown encoding', post('Transfer-Encoding: xchunked', '0\r\n\r\n')],
  ['chunks that are not last', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
  ['a chunk that is no number', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a length that is no number', post('Content-Length: 0x2', '{}')],
  ['a negative length', post('Content-Length: -2', '{}')],
  ['a space before a colon', get('GET /health/live HTTP/1.1', 'Content-Length : 0\r\n')],
  ['a folded header', get('GET /health/live HTTP/1.1', 'X-One: a\r\n b\r\n')],
  ['two hosts', get('GET /health/live HTTP/1.1', 'Host: evil.example\r\n')],
  ['no host', `GET /health/live HTTP/1.1\r\n\r\n${last}`],
  ['an unknown version', get('GET /health/live HTTP/3.0')],
  ['no version', `GET /health/live\r\n\r\n${last}`],
  ['an unknown method', get('GOT /health/live HTTP/1.1')],
  ['a NUL in a header', get('GET /health/live HTTP/1.1', 'X-One: a\0b\r\n')],
])('%s: refused, and nothing after it is read', async (_case, bytes) => {
  expect(await statusesOf(bytes)).toEqual([400])
})

test.each([
  ['headers of 17 KiB', get('GET /health/live HTTP/1.1', `X-One: ${'a'.repeat(17_000)}\r\n`), 431],
  ['an address of 17 KiB', get(`GET /health/live?${'a'.repeat(17_000)} HTTP/1.1`), 431],
  ['two thousand headers', get('GET /health/live HTTP/1.1', 'X-One: a\r\n'.repeat(2100)), 431],
])('%s: refused', async (_case, bytes, status) => {
  expect((await statusesOf(bytes))[0]).toBe(status)
})

test('an expectation nobody can meet is refused, the next request is not', async () => {
  expect(await statusesOf(get('GET /health/live HTTP/1.1', 'Expect: wonders\r\n'))).toEqual([417, 200])
})

test('an address with another host in it is one of ours, or none', async () => {
  const [status] = await statusesOf(get('GET http://evil.example/health/live HTTP/1.1'))
  expect([200, 400, 404, 421]).toContain(status)
})

test('the method is the one of the request, whatever a header says', async () => {
  const override = 'X-HTTP-Method-Override: DELETE\r\nX-Method: PUT\r\n'
  expect(await statusesOf(get('GET /health/live HTTP/1.1', override))).toEqual([200, 200])
})

test('a thousand requests at once on one connection are answered in turn', async () => {
  const one = 'GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n'
  const statuses = await statusesOf(one.repeat(999) + last)
  expect(statuses).toHaveLength(1000)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a thousand parameters are no work', async () => {
  const query = Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&')
  const [status] = await statusesOf(get(`GET /api/v1/locations/countries/?${query} HTTP/1.1`))
  expect(status).toBe(200)
})

test('three hundred who never finish their request do not keep others waiting, and are cut off in time', async () => {
  const slow = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write('POST /graphql/ HTTP/1.1\r\nHost: shop\r\nContent-Len')
      return socket
    }),
  )
  for (let index = 0; index < 20; index++) expect(await statusesOf(last)).toEqual([200])
  const { headersTimeout, requestTimeout } = shop.app.server
  for (const limitMs of [headersTimeout, requestTimeout]) {
    // None at all would be written as 0.
    expect(limitMs).toBeGreaterThan(0)
    expect(limitMs).toBeLessThanOrEqual(60_000)
  }
  for (const socket of slow) socket.destroy()
})

const json = (bytes: Buffer, charset = '') =>
  Buffer.concat([
    Buffer.from(
      `POST /graphql/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json${charset}\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
    ),
    bytes,
  ])
const query = '{"query":"{ __typename }"}'

test.each([
  ['bytes that are no UTF-8', json(Buffer.from([0x7b, 0xff, 0xfe, 0x7d])), [400]],
  ['UTF-16', json(Buffer.from(query, 'utf16le'), '; charset=utf-16'), [400, 415]],
  ['a byte order mark', json(Buffer.from(`\ufeff${query}`)), [200, 400]],
  ['a name twice', json(Buffer.from('{"query":"{","query":"{ __typename }"}')), [200, 400]],
  [
    'a number beyond all bounds',
    json(Buffer.from('{"query":"{ __typename }","variables":{"n":1e400}}')),
    [200, 400],
  ],
  [
    'half of a letter',
    json(Buffer.from('{"query":"{ __typename }","variables":{"n":"\\ud800"}}')),
    [200, 400],
  ],
])('a body with %s is no fault of ours', async (_case, bytes, allowed) => {
  const [status] = await statusesOf(bytes)
  expect(allowed).toContain(status)
})
