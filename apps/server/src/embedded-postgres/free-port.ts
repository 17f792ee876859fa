import { createServer } from 'node:net'

/** The wanted port if nobody listens there, otherwise any free one. */
export async function freePort(wanted = 0): Promise<number> {
  return tryPort(wanted).catch(() => tryPort(0))
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
