import net from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type Listener, openListener } from './listen.ts'

describe('the connection for notices', () => {
  let database: TestDatabase
  let listener: Listener | undefined
  const ended: (() => unknown)[] = []

  beforeAll(async () => {
    database = await openTestDatabase({ seeded: false })
    return () => database.close()
  })
  afterEach(async () => {
    await listener?.close()
    for (const end of ended.splice(0)) await end()
  })

  const announce = (channel: string, payload: string) =>
    database.db.$client.query('SELECT pg_notify($1, $2)', [channel, payload])

  async function subscribe(url: string, heartbeatMs?: number) {
    const heard: string[] = []
    let reconnects = 0
    const opened = openListener(url, { onError: () => undefined, ...(heartbeatMs ? { heartbeatMs } : {}) })
    listener = opened
    await opened.subscribe('one', {
      onNotice: (payload) => heard.push(payload),
      onReconnect: () => {
        reconnects += 1
      },
    })
    return { opened, heard, reconnects: () => reconnects }
  }

  test('one connection serves several channels', async () => {
    const { opened, heard } = await subscribe(database.url)
    await opened.subscribe('two', { onNotice: (payload) => heard.push(`two ${payload}`), onReconnect() {} })
    await announce('one', 'a')
    await announce('two', 'b')
    await announce('three', 'c')
    await announce('one', 'd')
    await expect.poll(() => heard).toEqual(['a', 'two b', 'd'])
  })

  test('a lost connection is opened again, and what was missed is reported', async () => {
    const { heard, reconnects } = await subscribe(database.url)
    await database.db.$client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'warsha notices' AND datname = current_database()`,
    )
    await expect.poll(reconnects).toBe(1)
    await announce('one', 'again')
    await expect.poll(() => heard).toEqual(['again'])
  })

  test('a connection that falls silent is noticed and replaced', async () => {
    const wire = await openWire(database.url)
    ended.push(wire.close)
    const { heard, reconnects } = await subscribe(wire.url, 100)
    wire.fallSilent()
    await expect.poll(reconnects).toBe(1)
    await announce('one', 'heard')
    await expect.poll(() => heard).toEqual(['heard'])
  })
})

/** A server in between that stops passing anything on, without closing what is open. */
async function openWire(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<net.Socket>()
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const wired = new URL(url)
  wired.hostname = '127.0.0.1'
  wired.port = String((server.address() as net.AddressInfo).port)
  return {
    url: wired.href,
    fallSilent() {
      for (const socket of sockets) {
        socket.unpipe()
        socket.pause()
      }
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
