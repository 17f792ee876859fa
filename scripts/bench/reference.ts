import Fastify from 'fastify'
import pg from 'pg'
import { measure } from './load.ts'

export type Reference = { memoryPerSecond: number; oneSqlPerSecond: number }

/** Upper limits of this machine today: JSON from memory, and one prepared statement per request. */
export async function measureReference(databaseUrl: string, seconds: number): Promise<Reference> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const app = Fastify()
  const rows = Array.from({ length: 24 }, (_, id) => ({
    id,
    name: `Product ${id}`,
    price: { amount: 8.9, currency: 'OMR' },
  }))
  app.get('/memory', async () => ({ data: rows }))
  app.get('/sql', async () => {
    const { rows: found } = await pool.query({
      name: 'reference',
      text: 'SELECT id, slug, name FROM products ORDER BY id LIMIT 24',
    })
    return { data: found }
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const memory = await measure(origin, { name: 'memory', path: '/memory' }, { connections: 10, seconds })
  const sql = await measure(origin, { name: 'sql', path: '/sql' }, { connections: 10, seconds })
  await app.close()
  await pool.end()
  return { memoryPerSecond: memory.perSecond, oneSqlPerSecond: sql.perSecond }
}
