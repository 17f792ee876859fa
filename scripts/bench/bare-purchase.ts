import pg from 'pg'
import { databaseProcessorMs } from './postmaster.ts'

/** `names`: whether its statements are prepared once for each connection. */
export type BareLoad = { purchases: number; atOnce: number; names?: boolean }
export type BareCost = { perSecond: number; nodeMs: number; databaseMs: number }

const tables = 10
/** Rows of each table that the statements touch, one after the other. */
const rows = 10_000

/**
 * The floor of this machine: a purchase of twenty prepared statements in three transactions, half of them writes,
 * without a request, a rule or an index beside the key.
 */
export async function measureBarePurchases(
  { ownerUrl, dataDir }: { ownerUrl: string; dataDir: string },
  { purchases, atOnce, names = true }: BareLoad,
): Promise<BareCost> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: atOnce })
  await pool.query('CREATE SCHEMA IF NOT EXISTS bench')
  for (let table = 0; table < tables; table++) {
    await pool.query(`DROP TABLE IF EXISTS bench.t${table}`)
    await pool.query(`CREATE TABLE bench.t${table} AS
      SELECT id, 0 AS used, repeat('x', 100) AS text FROM generate_series(1, ${rows}) id`)
    await pool.query(`ALTER TABLE bench.t${table} ADD PRIMARY KEY (id)`)
  }
  await buyBare(pool, { purchases: 100, atOnce, names })
  const [node, database, started] = [
    process.cpuUsage(),
    await databaseProcessorMs(dataDir),
    performance.now(),
  ]
  await buyBare(pool, { purchases, atOnce, names })
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(node)
  const databaseMs = (await databaseProcessorMs(dataDir)) - database
  await pool.query('DROP SCHEMA bench CASCADE')
  await pool.end()
  return {
    perSecond: (purchases * 1000) / ms,
    nodeMs: (user + system) / 1000 / purchases,
    databaseMs: databaseMs / purchases,
  }
}

async function buyBare(pool: pg.Pool, { purchases, atOnce, names }: BareLoad): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < purchases) {
      next += 1
      await buyOne(pool, 1 + (next % rows), names)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

/** 3 times begin and commit, 7 reads and 7 writes. */
async function buyOne(pool: pg.Pool, id: number, names = true): Promise<void> {
  const sent = (query: ReturnType<typeof read>) => (names ? query : { ...query, name: undefined })
  const parts = [
    { reads: [0, 1], writes: [0, 1] },
    { reads: [2, 3], writes: [2, 3] },
    { reads: [4, 5, 6], writes: [7, 8, 9] },
  ]
  for (const { reads, writes } of parts) {
    const client = await pool.connect()
    await client.query('begin')
    for (const table of reads) await client.query(sent(read(table, id)))
    for (const table of writes) await client.query(sent(write(table, id)))
    await client.query('commit')
    client.release()
  }
}

const read = (table: number, id: number) => ({
  name: `read_${table}`,
  text: `SELECT * FROM bench.t${table} WHERE id = $1`,
  values: [id],
})

const write = (table: number, id: number) => ({
  name: `write_${table}`,
  text: `UPDATE bench.t${table} SET used = used + 1 WHERE id = $1 RETURNING used`,
  values: [id],
})
