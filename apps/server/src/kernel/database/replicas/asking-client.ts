import pg from 'pg'

const patienceMs = 1500

/** One connection beside the pools for a short question that comes again and again. After a fault the next question opens another. */
export function openAskingClient(url: string) {
  let opened: Promise<pg.Client> | undefined
  let isClosed = false

  function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'warsha replicas',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      keepAlive: true,
    })
    client.on('error', () => forget(client))
    client.on('end', () => forget(client))
    current = client
    return client.connect().then(() => client)
  }
  let current: pg.Client | undefined

  function forget(client: pg.Client): void {
    if (current !== client) return
    current = undefined
    opened = undefined
  }

  return {
    async ask<Row>(statement: string): Promise<Row> {
      if (isClosed) throw new Error('the connection is closed')
      opened ??= open()
      const client = current
      try {
        const { rows } = await (await opened).query(statement)
        return rows[0] as Row
      } catch (error) {
        if (client) discard(client, forget)
        throw error
      }
    },
    async close() {
      isClosed = true
      await current?.end().catch(() => undefined)
    },
  }
}

/** Without a farewell: the other side may not be there to answer it. */
function discard(client: pg.Client, forget: (client: pg.Client) => void): void {
  forget(client)
  client.end().catch(() => undefined)
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
