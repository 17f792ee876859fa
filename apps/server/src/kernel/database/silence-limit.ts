import type { Socket } from 'node:net'
import type pg from 'pg'
import { endsSession } from './sql-state.ts'

/**
 * A frozen database or a lost network answers nothing, and no time limit of the server can tell. A connection
 * that waits for an answer without receiving a byte is ended, which fails its statement and takes it out of
 * the pool. Long answers that keep arriving are left alone, and so are idle connections.
 *
 * The time that a caller waited for its connection counts: when all of them are silent, the next callers would
 * otherwise wait twice.
 */
export function endSilentConnections(pool: pg.Pool, limitMs: number): void {
  const waitedMs = measureWaits(pool)
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      // Set anew for every statement: a timer that ran out while nothing was asked does not start again by itself.
      socket.setTimeout(Math.max(limitMs - (waitedMs.get(client) ?? 0), limitMs * minShare))
      waitedMs.delete(client)
      return send(...args)
    }) as typeof client.query
    client.on('drain', () => socket.setTimeout(0))
    socket.on('timeout', () => {
      socket.destroy(new Error(`Connection terminated: no answer for ${limitMs} ms`))
    })
  })
}

/**
 * One statement with a limit of its own: for those that others wait for in turn. A connection that says nothing for so long is ended, as above.
 */
export async function queryWithin<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  limitMs: number,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  const client = await pool.connect()
  const lost = Promise.withResolvers<never>()
  client.once('error', lost.reject)
  let isBroken = false
  try {
    const answer = client.query<Row>(query)
    socketOf(client).setTimeout(limitMs)
    return await Promise.race([answer, lost.promise])
  } catch (error) {
    isBroken = endsSession(error)
    throw error
  } finally {
    client.off('error', lost.reject)
    client.release(isBroken)
  }
}

/** However long the wait for a connection was, its statement has this share of the limit. */
const minShare = 0.3

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

/** How long the present user of each connection waited for it. */
function measureWaits(pool: pg.Pool): WeakMap<pg.PoolClient, number> {
  const waits = new WeakMap<pg.PoolClient, number>()
  const open = pool.connect.bind(pool) as (done: Connected) => void
  const measured = (done: Connected) => {
    const askedAt = performance.now()
    open((error, client, release) => {
      if (client) waits.set(client, performance.now() - askedAt)
      done(error, client, release)
    })
  }
  // As pg declares it: with a callback, as the pool itself calls it, or with a promise.
  pool.connect = ((done?: Connected) => {
    if (done) return measured(done)
    return new Promise((resolve, reject) => {
      measured((error, client) => (client ? resolve(client) : reject(error)))
    })
  }) as typeof pool.connect
  return waits
}

function socketOf(client: pg.PoolClient): Socket {
  return (client as pg.PoolClient & { connection: { stream: Socket } }).connection.stream
}
