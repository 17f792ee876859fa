import type pg from 'pg'
import { openerOf } from './transaction.ts'

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

/**
 * A transaction that waits for a second connection of its pool holds the first one meanwhile: as many of them as there
 * are connections wait for each other, and all later requests with them. The asker gets an error, or with `report` the
 * error is reported and the connection is given all the same.
 */
export function reportSecondConnections(pool: pg.Pool, report?: (error: Error) => void): void {
  const open = pool.connect.bind(pool) as (done?: Connected) => unknown
  pool.connect = ((done?: Connected) => {
    const openedBy = openerOf(pool)
    if (!openedBy) return open(done)
    const error = new Error('a transaction asked for a second connection of its pool', { cause: openedBy })
    if (report) {
      report(error)
      return open(done)
    }
    return done ? done(error) : Promise.reject(error)
  }) as typeof pool.connect
}
