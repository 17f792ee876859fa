import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { readStatements } from './read-statements.ts'
import { tooLate } from './shop-process.ts'
import { type StatementSearch, type Stop, searchStatement } from './statement-search.ts'

export type CuttingProxy = {
  /** The database by way of the proxy. */
  url: string
  /**
   * Does something that leads a connection to the statement, and cuts that connection there: before the database has
   * got it, or after it was carried out and before the answer arrives. The action may fail.
   */
  cutAt(stop: Stop, action: () => unknown): Promise<void>
  close(): Promise<void>
}

type Awaited = { isReached: StatementSearch; side: Stop['side']; onCut(): void }

/** A network between the shop and its database that loses a connection at a chosen moment. */
export async function openCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let awaited: Awaited | undefined
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    const ends = [client, database]
    for (const end of ends) {
      sockets.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        sockets.delete(end)
        for (const each of ends) each.destroy()
      })
    }
    const cut = ({ onCut }: Awaited) => {
      for (const end of ends) end.destroy()
      onCut()
    }
    let losing: Awaited | undefined
    const statements = readStatements()
    client.on('data', (bytes: Buffer) => {
      const isHere = statements(bytes).some((text) => awaited?.isReached(client, text))
      const reached = isHere ? awaited : undefined
      if (reached) awaited = undefined
      if (reached?.side === 'before') return cut(reached)
      losing ??= reached
      database.write(bytes)
    })
    database.on('data', (bytes: Buffer) => (losing ? cut(losing) : client.write(bytes)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    async cutAt(stop, action) {
      const isCut = new Promise<void>((onCut) => {
        awaited = { isReached: searchStatement(stop), side: stop.side, onCut }
      })
      const done = Promise.resolve(action()).catch(() => undefined)
      await Promise.race([isCut, tooLate(stop)])
      await done
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
