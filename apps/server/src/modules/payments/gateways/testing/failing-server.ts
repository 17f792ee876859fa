import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Trouble } from './gateway-contract.ts'

export type ServerAnswer = { status?: number; body: object }
export type ServerCall = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

/** A gateway's server on this machine, which answers by its own rules until it is told to fail. */
export async function openFailingServer(answer: (call: ServerCall) => ServerAnswer) {
  let trouble: Trouble | undefined
  let delay: Promise<unknown> = Promise.resolve()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (trouble) return failWith(trouble, request, response)
    await delay
    const { method = '', url: path = '', headers } = request
    const { status = 200, body } = answer({ method, path, headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (next: Trouble) => {
      trouble = next
    },
    /** Answers come only after this. */
    wait(until: Promise<unknown>) {
      delay = until
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function failWith(trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  const said = JSON.stringify({ success: false, code: 1, error: { message: 'no', type: 'api_error' } })
  if (trouble === 'server error') response.writeHead(503, json).end(said)
  if (trouble === 'too many calls') response.writeHead(429, { ...json, 'retry-after': '120' }).end(said)
  if (trouble === 'a page instead of JSON') response.writeHead(200).end('<html>maintenance</html>')
  if (trouble === 'a cut line') request.socket.destroy()
}
