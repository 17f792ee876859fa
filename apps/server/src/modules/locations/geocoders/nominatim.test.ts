import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createNominatim } from './nominatim.ts'

const position = { latitude: 23.594, longitude: 58.428 }
const street = {
  address: {
    road: 'Al Kuleiah Street',
    suburb: 'Al Khuwair',
    city: 'Muscat',
    state: 'Muscat',
    country: 'Oman',
  },
}

let close = async () => {}
afterEach(() => close())

/** Stands for the maps service, which is not ours. */
async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  host = '127.0.0.1',
) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const faults: unknown[] = []
  const url = `http://${host}:${(server.address() as AddressInfo).port}/`
  const geocoder = createNominatim({
    url,
    contact: 'care@warsha.example',
    onFault: (error) => faults.push(error),
  })
  return { geocoder, asked, faults }
}

const json = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

describe('createNominatim', () => {
  test('[REST-45] tells the street, and says who asks and in which language', async () => {
    const { geocoder, asked } = await serve(json(street))
    expect(await geocoder.describe(position, 'en')).toBe('Al Kuleiah Street, Al Khuwair, Muscat, Oman')
    const url = new URL(asked[0]?.url ?? '', 'http://geocoder')
    expect(url.pathname).toBe('/reverse')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      lat: '23.594',
      lon: '58.428',
      format: 'jsonv2',
      'accept-language': 'en',
    })
    expect(asked[0]?.headers['user-agent']).toMatch(/^Warsha\/\d+\.\d+\.\d+ \(care@warsha\.example\)$/)
  })

  test('asks once for a position, however many want to know', async () => {
    const { geocoder, asked } = await serve(json(street))
    await Promise.all([geocoder.describe(position, 'en'), geocoder.describe(position, 'en')])
    await geocoder.describe(position, 'en')
    expect(asked).toHaveLength(1)
  })

  test('asks at most once a second and turns away whoever would wait too long', async () => {
    const { geocoder, asked, faults } = await serve(json(street))
    const started = performance.now()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((step) => geocoder.describe({ latitude: 23 + step / 10, longitude: 58 }, 'en')),
    )
    expect(asked).toHaveLength(3)
    expect(performance.now() - started).toBeGreaterThan(1950)
    expect(answers.filter(Boolean)).toHaveLength(3)
    expect(faults).toHaveLength(2)
  })

  test.each([
    ['an error', json({ error: 'Unable to geocode' }), 0],
    [
      'a page that is not JSON',
      (_request: IncomingMessage, response: ServerResponse) => response.end('<html>'),
      1,
    ],
    ['a block', (_request: IncomingMessage, response: ServerResponse) => response.writeHead(403).end(), 1],
    ['another shape', json([1, 2]), 1],
  ])('%s is no address', async (_case, answer, faultCount) => {
    const { geocoder, faults } = await serve(answer)
    expect(await geocoder.describe(position, 'en')).toBeUndefined()
    expect(faults).toHaveLength(faultCount)
  })

  test('is not asked inside a transaction', async () => {
    const { geocoder, asked } = await serve(json(street))
    const database = await openTestDatabase()
    const asking = inTransaction(database.db, async () => ok(await geocoder.describe(position, 'en')))
    await expect(asking).rejects.toThrow('geocoder.describe was called inside a transaction')
    expect(asked).toHaveLength(0)
    await database.close()
  })

  test('does not wait for ever', async () => {
    const { geocoder, faults } = await serve(() => undefined)
    expect(await geocoder.describe(position, 'en')).toBeUndefined()
    expect(faults).toHaveLength(1)
  })

  test('follows no redirect', async () => {
    const { geocoder, asked, faults } = await serve((request, response) => {
      if (request.url?.startsWith('/reverse')) response.writeHead(302, { location: '/elsewhere' }).end()
      else response.end(JSON.stringify(street))
    })
    expect(await geocoder.describe(position, 'en')).toBeUndefined()
    expect([asked.length, faults.length]).toEqual([1, 1])
  })

  test('a name that leads into our own network is not asked', async () => {
    const { geocoder, asked, faults } = await serve(json(street), 'localhost')
    expect(await geocoder.describe(position, 'en')).toBeUndefined()
    expect(asked).toHaveLength(0)
    expect(String(faults[0])).toContain('which is not public')
  })

  test('an answer that stops halfway is no address', async () => {
    const { geocoder, faults } = await serve((_request, response) => response.write('{"address":'))
    expect(await geocoder.describe(position, 'en')).toBeUndefined()
    expect(faults).toHaveLength(1)
  })

  test('stops reading an answer without end', async () => {
    let written = 0
    const { geocoder, faults } = await serve((_request, response) => {
      const write = () => {
        while (!response.destroyed && written < 50_000_000) {
          written += 100_000
          if (!response.write(' '.repeat(100_000))) return response.once('drain', write)
        }
        response.end('{}')
      }
      write()
    })
    expect(await geocoder.describe(position, 'en')).toBeUndefined()
    expect(String(faults[0])).toContain('answered too much')
    expect(written).toBeLessThan(50_000_000)
  })
})
