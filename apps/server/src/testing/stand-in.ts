import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = {
  method: string | undefined
  path: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

type Answer = { status?: number; body: string; headers?: Record<string, string> } | 'silence'

export type StandIn = { url: string; asked: Asked[]; close(): Promise<void> }

/** Stands for an external service: notes its requests and answers as it is told. */
export async function openStandIn(answer: (asked: Asked) => Answer): Promise<StandIn> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method, url: path, headers } = request
    const noted = { method, path, headers, body: Buffer.concat(chunks).toString() }
    asked.push(noted)
    const said = answer(noted)
    if (said === 'silence') return
    response
      .writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers })
      .end(said.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
