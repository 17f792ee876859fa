import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws what listening would throw later, when everything has been built, started and filled. */
export async function expectFreePort({ PORT, HOST }: { PORT: number; HOST: string }): Promise<void> {
  const server = createServer().listen(PORT, HOST)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
