import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inProcessTransport } from '#host/storefront/in-process-transport.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

async function listen(prepare?: (shop: TestApp) => void) {
  const shop = await buildTestApp({ seeded: false })
  prepare?.(shop)
  const port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const open = async (request: string) => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const answer = text(socket).catch(() => '')
    socket.write(request)
    return { socket, answer }
  }
  return { shop, port, open }
}

test.each([
  ['first byte never comes', ''],
  [
    'body never ends',
    'POST /graphql/ HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
  ['head never ends', 'GET /health/live HTTP/1.1\r\nHost: sh'],
  ['answer was sent, but its connection stays open', 'GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n'],
])('[OPS-28] a request whose %s does not hold the server', async (_case, request) => {
  const { shop, open } = await listen()
  const { answer } = await open(request)
  await wait(50)
  await shop.app.drain()
  await shop.close()
  expect(shop.app.server.listening).toBe(false)
  await answer
})

test('[OPS-28] a page that runs still reaches the API inside, new requests get 503', async () => {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const { shop, port, open } = await listen(({ app }) => {
    app.get('/test/page', { config: { access: 'public' } }, async () => {
      asked.resolve()
      await released.promise
      // Longer than it takes to look for running requests several times.
      await wait(300)
      const transport = inProcessTransport(app, {
        host: 'shop',
        channel: 'default-channel',
        locale: 'en',
        placeCookie: undefined,
      })
      return (await transport({ method: 'GET', path: '/health/live' })).body
    })
  })
  const { answer } = await open('GET /test/page HTTP/1.1\r\nHost: shop\r\n\r\n')
  const late = await open('GET /health/live HTTP/1.1\r\nHost: sh')
  await asked.promise
  const drained = shop.app.drain()
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow()
  // Longer than open connections are answered.
  await wait(600)
  late.socket.write('op\r\n\r\n')
  expect(await late.answer).toMatch(/^HTTP\/1.1 503/)
  released.resolve()
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*"status":"ok"/)
  await drained
  await shop.close()
})

test('[OPS-28] what a proxy sends on an open connection when a process begins to end is answered, and is the last there', async () => {
  const { shop, open } = await listen()
  const { socket, answer } = await open('GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n')
  await once(socket, 'readable')
  const drained = shop.app.drain()
  socket.write('GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n')
  expect((await answer).match(/HTTP\/1.1 \d+|^connection: .*$/gim)).toEqual([
    'HTTP/1.1 200',
    expect.stringMatching(/keep-alive/i),
    'HTTP/1.1 200',
    expect.stringMatching(/close/i),
  ])
  await drained
  await shop.close()
})
