import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type WholeRequest = { headers: Record<string, string>; body: string }

/**
 * Posts all requests over connections of their own, each whole but for its last byte, and then sends the last bytes at
 * once: they arrive as close together as a network allows. Answers what came back.
 */
export async function endTogether(url: string, requests: readonly WholeRequest[]): Promise<string[]> {
  const { hostname, port, pathname } = new URL(url)
  const open = requests.map(async ({ headers, body }) => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const bytes = Buffer.from(body)
    const lines = Object.entries({ ...headers, connection: 'close', 'content-length': bytes.length })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.write(`POST ${pathname} HTTP/1.1\r\n${head}\r\n`)
    await new Promise<unknown>((resolve) => socket.write(bytes.subarray(0, -1), resolve))
    return { socket, last: bytes.subarray(-1), answer: readAll(socket) }
  })
  const ready = await Promise.all(open)
  for (const { socket, last } of ready) socket.write(last)
  return Promise.all(ready.map(({ answer }) => answer))
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
