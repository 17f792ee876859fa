import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

export type StatementCount = {
  /** Every statement that the pool sent. */
  statements(): number
  /** Statements that the work itself sent, whatever else the process does meanwhile. */
  statementsOf(work: () => Promise<unknown>): Promise<number>
}

/** Counts the statements of a pool, so that "one request, few statements" can be asserted and benched. */
export function countStatements(pool: pg.Pool): StatementCount {
  const counts = new AsyncLocalStorage<{ count: number }>()
  let total = 0
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  // A queued statement is sent when another request frees a connection; it still counts for its own request.
  pool.connect = ((...args: unknown[]) =>
    connect(
      ...args.map((each) => (typeof each === 'function' ? AsyncResource.bind(each as () => void) : each)),
    )) as typeof pool.connect
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      total += 1
      const own = counts.getStore()
      if (own) own.count += 1
      return send(...args)
    }) as typeof client.query
  })
  return {
    statements: () => total,
    async statementsOf(work) {
      const own = { count: 0 }
      await counts.run(own, work)
      return own.count
    },
  }
}
