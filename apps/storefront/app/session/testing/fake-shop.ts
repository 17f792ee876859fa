import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ShopRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: unknown
  token: string | undefined
}

export type ShopAnswer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | 'never'
  | 'cut'

/** A real HTTP server that answers as a test tells it and remembers what it was asked. */
export async function openShop(
  answer: (request: ShopRequest, count: number) => ShopAnswer | Promise<ShopAnswer>,
) {
  const requests: ShopRequest[] = []
  const server = createServer(async (incoming, response) => {
    let text = ''
    for await (const chunk of incoming) text += chunk
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: text && JSON.parse(text),
      token: incoming.headers.authorization?.replace('Bearer ', ''),
    }
    requests.push(request)
    reply(response, await answer(request, requests.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** The paths asked for, in their order. */
    paths: () => requests.map((request) => request.path),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function reply(response: ServerResponse, answer: ShopAnswer): void {
  if (answer === 'never') return
  if (answer === 'cut') {
    response.destroy()
    return
  }
  const { status = 200, body, headers } = answer
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body ?? null))
}
