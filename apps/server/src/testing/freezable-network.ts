import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a database that a test can freeze: connections stay open, and not a byte passes. */
export async function openFreezableNetwork(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const add = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    if (isFrozen) socket.pause()
  }
  const server = createServer((inside) => {
    const outside = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
