import type pg from 'pg'

/** Counts every statement a pool sends, so that "one request, few statements" can be asserted and benched. */
export function countStatements(pool: pg.Pool): () => number {
  let count = 0
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      count += 1
      return send(...args)
    }) as typeof client.query
  })
  return () => count
}
