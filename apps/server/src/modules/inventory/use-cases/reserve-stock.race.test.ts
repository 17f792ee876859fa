import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { stocks } from '../storage/inventory.tables.ts'
import { moveStock } from '../storage/stock-reservation-queries.ts'
import { releaseStock, reserveStock, takeStock } from './reserve-stock.ts'

let database: TestDatabase
const variants = [1, 2]
const central = 1
const muscat = 11
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(stocks)
  await database.db
    .insert(stocks)
    .values(variants.map((variantId) => ({ warehouseId: central, variantId, onHand: 3 })))
})

const want = (...pairs: [number, number][]) => ({ units: new Map(pairs), stateId: muscat })
const counts = async () => {
  const rows = await database.db.select().from(stocks).orderBy(stocks.variantId)
  return rows.map(({ onHand, reserved }) => ({ onHand, reserved }))
}
const hold = (wanted: ReturnType<typeof want>) => database.db.transaction((tx) => reserveStock(tx, [wanted]))

describe('holding stock', () => {
  test('of many who want the last units exactly as many get them as there are', async () => {
    const held = await Promise.all(Array.from({ length: 20 }, () => hold(want([1, 1]))))
    expect(held.filter(({ ok }) => ok)).toHaveLength(3)
    expect((await counts())[0]).toEqual({ onHand: 3, reserved: 3 })
  })

  test('carts that want the same goods in another order do not block each other', async () => {
    const orders = [want([1, 1], [2, 1]), want([2, 1], [1, 1])]
    const held = await Promise.all(Array.from({ length: 20 }, (_, at) => hold(orders[at % 2] ?? want())))
    expect(held.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('is all or nothing', async () => {
    expect(await hold(want([1, 3], [2, 4]))).toMatchObject({
      ok: false,
      code: 'STOCK_INSUFFICIENT',
      params: { variantId: 2 },
    })
    expect(await counts()).toEqual([
      { onHand: 3, reserved: 0 },
      { onHand: 3, reserved: 0 },
    ])
  })

  test('is given back or taken away', async () => {
    const held = await hold(want([1, 2], [2, 1]))
    if (!held.ok) throw new Error('nothing was held')
    await database.db.transaction((tx) =>
      takeStock(
        tx,
        held.value.filter(({ variantId }) => variantId === 1),
      ),
    )
    await database.db.transaction((tx) =>
      releaseStock(
        tx,
        held.value.filter(({ variantId }) => variantId === 2),
      ),
    )
    expect(await counts()).toEqual([
      { onHand: 1, reserved: 0 },
      { onHand: 3, reserved: 0 },
    ])
  })

  test('twice given back is a fault, not a gift', async () => {
    const held = await hold(want([1, 1]))
    if (!held.ok) throw new Error('nothing was held')
    await database.db.transaction((tx) => releaseStock(tx, held.value))
    await expect(database.db.transaction((tx) => releaseStock(tx, held.value))).rejects.toThrow()
    expect((await counts())[0]).toEqual({ onHand: 3, reserved: 0 })
  })

  test('a rolled back purchase holds nothing', async () => {
    await database.db
      .transaction(async (tx) => {
        await reserveStock(tx, [want([1, 1])])
        throw new Error('changed its mind')
      })
      .catch(() => undefined)
    const [row] = await database.db.select().from(stocks).where(eq(stocks.variantId, 1))
    expect(row?.reserved).toBe(0)
  })

  test('one unit held, the second hold refused: the refusal leaves nothing held', async () => {
    const outcome = await inTransaction(database.db, async (tx) => {
      const first = await reserveStock(tx, [want([1, 1])])
      if (!first.ok) return first
      const second = await reserveStock(tx, [want([2, 9])])
      return second.ok ? ok([...first.value, ...second.value]) : second
    })
    expect(outcome).toMatchObject({ ok: false, code: 'STOCK_INSUFFICIENT' })
    expect((await counts()).map(({ reserved }) => reserved)).toEqual([0, 0])
  })

  test.each(['release', 'take'] as const)(
    'to %s rows that are gone is a fault, and moves no other row',
    async (move) => {
      const held = await hold(want([1, 1], [2, 1]))
      if (!held.ok) throw new Error('nothing was held')
      await database.db.delete(stocks).where(eq(stocks.variantId, 2))
      const end = move === 'release' ? releaseStock : takeStock
      await expect(database.db.transaction((tx) => end(tx, held.value))).rejects.toThrow('not held')
      expect(await counts()).toEqual([{ onHand: 3, reserved: 1 }])
    },
  )

  test('units that were counted before somebody else took them are not reserved, nor are the others', async () => {
    const rows = await database.db.select().from(stocks).orderBy(stocks.variantId)
    const stale = rows.map(({ id, variantId, warehouseId }) => ({
      stockId: id,
      variantId,
      warehouseId,
      quantity: 3,
    }))
    await hold(want([2, 1]))
    expect(await database.db.transaction((tx) => moveStock(tx, stale, 'reserve'))).toBe(false)
    expect((await counts()).map(({ reserved }) => reserved)).toEqual([0, 1])
  })

  test('of many who reserve what they counted before exactly as many succeed as there are units', async () => {
    const rows = await database.db.select().from(stocks).where(eq(stocks.variantId, 1))
    const one = rows.map(({ id, variantId, warehouseId }) => ({
      stockId: id,
      variantId,
      warehouseId,
      quantity: 1,
    }))
    const tries = Array.from({ length: 20 }, () =>
      database.db.transaction((tx) => moveStock(tx, one, 'reserve')),
    )
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(3)
    expect((await counts())[0]).toEqual({ onHand: 3, reserved: 3 })
  })
})
