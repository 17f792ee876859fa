import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

type Connected = (
  error: Error | undefined,
  client?: pg.PoolClient,
  release?: (error?: boolean) => void,
) => void

/** What stands at the other end of a connection to a replica. */
export type Standing = { is_replica: boolean; replayed: number | null }

export const standingStatement = `SELECT pg_is_in_recovery() AS is_replica,
  pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 AS replayed`

export class ReplicaBehind extends Error {}

/**
 * Gives out connections to somebody who has replayed what the read needs, and to nobody else. The connection itself is asked, because behind one
 * address there may be several replicas; what it has once replayed it has for good.
 */
export function checkConnections(pool: pg.Pool) {
  const needed = new AsyncLocalStorage<number>()
  const replayed = new WeakMap<pg.PoolClient, number>()
  const open = pool.connect.bind(pool) as (done: Connected) => void

  function checked(done: Connected): void {
    const need = needed.getStore() ?? 0
    open((error, client, release) => {
      if (!client || error) return done(error ?? new Error('there is no connection'))
      if ((replayed.get(client) ?? -1) >= need) return done(undefined, client, release)
      client.query<Standing>(standingStatement).then(
        ({ rows: [row] }) => {
          const reached = row?.is_replica ? (row.replayed ?? -1) : -1
          replayed.set(client, reached)
          if (reached >= need) return done(undefined, client, release)
          release?.()
          done(new ReplicaBehind('the replica has not replayed what is to be read'))
        },
        (fault: Error) => {
          release?.(true)
          done(fault)
        },
      )
    })
  }
  // As pg declares it: with a callback, as the pool itself calls it, or with a promise.
  pool.connect = ((done?: Connected) => {
    if (done) return checked(done)
    return new Promise((resolve, reject) => {
      checked((error, client) => (client ? resolve(client) : reject(error)))
    })
  }) as typeof pool.connect

  return {
    /** Runs work whose connections have all replayed the log up to there. */
    during: <Answer>(lsn: number, work: () => Promise<Answer>) => needed.run(lsn, work),
  }
}
