import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * A frozen database or a lost network answers nothing, and no time limit of the server can tell. A connection
 * that waits for an answer without receiving a byte is ended, which fails its statement and takes it out of
 * the pool. Long answers that keep arriving are left alone, and so are idle connections.
 */
export function endSilentConnections(pool: pg.Pool, limitMs: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      // Set anew for every statement: a timer that ran out while nothing was asked does not start again by itself.
      socket.setTimeout(limitMs)
      return send(...args)
    }) as typeof client.query
    client.on('drain', () => socket.setTimeout(0))
    socket.on('timeout', () => {
      socket.destroy(new Error(`Connection terminated: no answer for ${limitMs} ms`))
    })
  })
}

function socketOf(client: pg.PoolClient): Socket {
  return (client as pg.PoolClient & { connection: { stream: Socket } }).connection.stream
}
