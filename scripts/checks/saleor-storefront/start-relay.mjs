import { createServer, request } from 'node:http'

/**
 * Passes requests on to the shop. The storefront only knows the payment that succeeds, so what it asks of the dummy
 * payment app is changed here when a check wants a card to be declined.
 */
export function startRelay(shopUrl, port) {
  const relay = { declines: false, close: () => server.close() }
  const { hostname, port: shopPort } = new URL(shopUrl)
  const server = createServer(async (incoming, outgoing) => {
    const parts = []
    for await (const part of incoming) parts.push(part)
    let body = Buffer.concat(parts)
    if (relay.declines) body = Buffer.from(body.toString().replace('CHARGE_SUCCESS', 'CHARGE_FAILURE'))
    const headers = { ...incoming.headers, 'content-length': String(body.length) }
    delete headers['transfer-encoding']
    const to = { hostname, port: shopPort, path: incoming.url, method: incoming.method, headers }
    const passed = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', (error) => outgoing.destroy(error))
    passed.end(body)
  })
  return new Promise((resolve) => server.listen(port, 'localhost', () => resolve(relay)))
}
