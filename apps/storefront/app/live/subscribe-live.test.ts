import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loginStore } from '~/session/groups/login.ts'
import { openBrowser } from '~/session/testing/fake-browser.ts'
import { type LiveEvent, subscribeLive } from './subscribe-live.ts'
import { retryWaitMs } from './wait-before-retry.ts'

const expired = {
  data: null,
  errors: [
    { message: 'Signature has expired', extensions: { exception: { code: 'ExpiredSignatureError' } } },
  ],
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let stopShop: (() => void) | undefined
const requests: IncomingMessage[] = []

beforeEach(() => {
  openBrowser()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

afterEach(() => {
  stopShop?.()
  requests.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('subscribeLive', () => {
  test('asks for its audiences with the customer’s token, and hands events on', async () => {
    await openShop((response) => response.write(aBlock('1', 'slot', { id: 7 })))
    loginStore.setState({ token: 'access' })
    const { events, stop } = listen(['centre:3', 'slot-day:3:2026-11-20'])
    await vi.waitFor(() => expect(events).toEqual([{ type: 'slot', data: { id: 7 } }]), { timeout: 60_000 })
    expect(requests[0]?.url).toBe('/events?audience=centre%3A3&audience=slot-day%3A3%3A2026-11-20')
    expect(requests[0]?.headers.authorization).toBe('Bearer access')
    stop()
  })

  test('an event that comes in pieces is one event', async () => {
    await openShop(async (response) => {
      response.write('id: 1\nevent: sl')
      await new Promise((resolve) => setImmediate(resolve))
      response.write('ot\ndata: {"id":7}\n\nid: 2\n\n')
    })
    const { events, stop } = listen([])
    await vi.waitFor(() => expect(events).toEqual([{ type: 'slot', data: { id: 7 } }]), { timeout: 60_000 })
    stop()
  })

  test('after an interruption it goes on behind the last position', async () => {
    await openShop((response, request) => {
      if (request.headers['last-event-id']) response.write(aBlock('3', 'slot', { id: 8 }))
      else response.end(`${aBlock('1', 'slot', { id: 7 })}id: 2\n\n`)
    })
    const { events, stop } = listen([])
    await vi.waitFor(() => expect(events).toHaveLength(2), { timeout: 60_000 })
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2'])
    stop()
  })

  test('the first position says that nothing is missed from now on', async () => {
    await openShop((response, request) => {
      if (request.headers['last-event-id']) response.write('id: 3\n\n')
      else response.end('retry: 3000\n\nid: 2\n\n')
    })
    const steps: string[] = []
    const stop = subscribeLive({
      audiences: [],
      onOpened: () => steps.push('opened'),
      onEvent: () => undefined,
      onResync: () => undefined,
    })
    await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 60_000 })
    expect(steps).toEqual(['opened'])
    stop()
  })

  test('a token that is not accepted is renewed, and the stream opened with the new one', async () => {
    await openShop((response, request) => {
      const isOld = request.headers.authorization === 'Bearer old'
      if (request.url?.startsWith('/events') && !isOld) response.write(aBlock('1', 'slot', { id: 7 }))
      else if (request.url?.startsWith('/events')) response.writeHead(401).end()
      else if (request.url === '/graphql/auth/')
        response.end(JSON.stringify({ data: { tokenRefresh: { token: 'new', refreshToken: 'r2' } } }))
      else response.end(JSON.stringify(isOld ? expired : { data: { me: { id: 'VXNlcjox' } } }))
    })
    loginStore.setState({ token: 'old', refreshToken: 'r1', is_login: true })
    const { events, stop } = listen(['centre:3'])
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 })
    expect(requests.map(({ url, headers }) => [url?.split('?')[0], headers.authorization])).toEqual([
      ['/events', 'Bearer old'],
      ['/graphql/', 'Bearer old'],
      ['/graphql/auth/', undefined],
      ['/graphql/', 'Bearer new'],
      ['/events', 'Bearer new'],
    ])
    stop()
  })

  test('resync asks for a fresh load instead of being an event', async () => {
    await openShop((response) => response.write(aBlock('1', 'resync', {})))
    const { events, onResync, stop } = listen([])
    await vi.waitFor(() => expect(onResync).toHaveBeenCalledOnce(), { timeout: 60_000 })
    expect(events).toEqual([])
    stop()
  })

  test('a refusal is not asked again', async () => {
    const finished = vi.fn()
    await openShop((response) => response.writeHead(403).on('finish', finished).end())
    const { stop } = listen(['customer:9'])
    await vi.waitFor(() => expect(finished).toHaveBeenCalledOnce(), { timeout: 60_000 })
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
    // Every wait before another try is drawn by chance.
    expect(Math.random).not.toHaveBeenCalled()
    stop()
  })

  test('stopping ends the request', async () => {
    const closed = vi.fn()
    await openShop((response) => {
      response.write('retry: 3000\n\n')
      response.on('close', closed)
    })
    const { stop } = listen([])
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 60_000 })
    stop()
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), { timeout: 60_000 })
  })
})

test('waits double up to half a minute', () => {
  expect([1, 2, 3, 9].map((failures) => retryWaitMs(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000])
  expect(retryWaitMs(1, 0)).toBe(500)
})

function listen(audiences: string[]) {
  const events: LiveEvent[] = []
  const onResync = vi.fn()
  const stop = subscribeLive({ audiences, onEvent: (event) => events.push(event), onResync })
  return { events, onResync, stop }
}

function aBlock(id: string, type: string, data: unknown): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

/** A shop whose stream answers as told; `fetch` takes paths, as it does in a page of the shop. */
async function openShop(answer: Answer): Promise<void> {
  const server = createServer((request, response) => {
    requests.push(request)
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const plainFetch = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    plainFetch(`http://127.0.0.1:${port}${path}`, init),
  )
  stopShop = () => {
    server.closeAllConnections()
    server.close()
  }
}
