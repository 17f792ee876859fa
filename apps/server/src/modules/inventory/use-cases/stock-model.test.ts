import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenForChanges } from '#kernel/database/changes.ts'
import { type Listener, openListener } from '#kernel/database/listen.ts'
import { createModels, type Models } from '#kernel/read-model.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { stockOfVariants } from '../storage/stock-queries.ts'
import { stockModel } from './stock-model.ts'

const variants = 100_000
const muscat = 11
let database: TestDatabase
let models: Models
let listener: Listener

beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  // Without foreign keys and notices: these variants exist only in stock.
  await database.asOwner(async (db) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql`DELETE FROM stocks`)
      await tx.execute(sql`
        INSERT INTO stocks (warehouse_id, variant_id, on_hand)
        SELECT warehouse, variant, variant % 7 FROM generate_series(1, ${variants}) AS variant,
          (SELECT id AS warehouse FROM warehouses ORDER BY id LIMIT 2) AS places`)
    })
    await db.execute(sql`ANALYZE stocks`)
  })
  listener = openListener(database.url, { onError: () => undefined })
  models = createModels(database.db, listenForChanges(listener))
  await models.get(stockModel)
})
afterAll(async () => {
  await listener.close()
  await database.close()
})

/** Statements of the model while the work runs: their names and how many rows they returned. */
async function readingsDuring(work: () => Promise<unknown>) {
  const pool = database.db.$client
  const send = pool.query.bind(pool) as (query: { name: string }) => Promise<{ rows: unknown[] }>
  const readings = { names: [] as string[], rows: 0, maxConcurrent: 0 }
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (query: { name: string }) => {
    const result = await send(query)
    if (query.name?.startsWith('stock_')) {
      readings.names.push(query.name)
      readings.rows += result.rows.length
      readings.maxConcurrent = Math.max(readings.maxConcurrent, result.rows.length)
    }
    return result
  }) as never)
  await work().finally(() => spy.mockRestore())
  return readings
}
const freeOf = async (variantId: number, stateId: number | null = null) =>
  (await models.get(stockModel)).freeIn(variantId, stateId)

describe('the stock model with 200,000 rows', () => {
  test('is loaded in slices, all of it', async () => {
    let loaded = await models.get(stockModel)
    const { names, rows, maxConcurrent } = await readingsDuring(async () => {
      loaded = await stockModel.load(database.db)
    })
    expect([new Set(names), rows]).toEqual([new Set(['stock_slice']), 2 * variants])
    expect(maxConcurrent).toBeLessThanOrEqual(2_500)
    const ids = Array.from({ length: variants }, (_, at) => at + 1)
    expect(ids.every((id) => loaded.freeIn(id, null) === 2 * (id % 7))).toBe(true)
  })

  test('a changed row is visible within a second, and nothing but its variant is read', async () => {
    await expect(freeOf(700)).resolves.toBe(0)
    const { names, rows } = await readingsDuring(async () => {
      await database.db.execute(
        sql`UPDATE stocks SET on_hand = 9 WHERE variant_id = 700 AND warehouse_id = 1`,
      )
      await expect.poll(() => freeOf(700), { interval: 5 }).toBe(9)
    })
    expect([names, rows]).toEqual([['stock_of_variants'], 2])
  })

  test('its rows are found by an index, whatever the size of the table', async () => {
    const { rows } = await database.db.$client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${stockOfVariants}`.replace('$1', `'{1,2,3}'`),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join(' ')
    expect(plan).toContain('stocks_variant_warehouse_key')
    expect(plan).not.toContain('Seq Scan')
  })

  test('deleted and new rows are noticed, changes of many rows too', async () => {
    await database.db.execute(sql`DELETE FROM stocks WHERE variant_id = 8`)
    await expect.poll(() => freeOf(8)).toBe(0)
    await database.db.execute(sql`UPDATE stocks SET on_hand = 50 WHERE variant_id BETWEEN 100 AND 1300`)
    await expect.poll(() => Promise.all([freeOf(100), freeOf(1300)])).toEqual([100, 100])
  })

  test('a closed warehouse counts for nobody, once everything is loaded anew', async () => {
    await database.db.execute(sql`UPDATE stocks SET on_hand = 4 WHERE variant_id = 20`)
    await expect.poll(() => freeOf(20)).toBe(8)
    await database.db.execute(sql`UPDATE warehouses SET is_active = false WHERE id = 1`)
    await expect.poll(() => freeOf(20)).toBe(4)
    expect(await freeOf(20, muscat)).toBeLessThanOrEqual(4)
  })
})
