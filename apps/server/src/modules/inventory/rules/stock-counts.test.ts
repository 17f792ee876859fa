import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createStockCounts, type StockCount, type Warehouse } from './stock-counts.ts'

const warehouses: Warehouse[] = [
  { id: 1, isCentral: true, stateId: null, isActive: true },
  { id: 7, isCentral: false, stateId: 11, isActive: true },
  { id: 8, isCentral: false, stateId: 11, isActive: false },
  { id: 9, isCentral: false, stateId: 12, isActive: true },
]
const count = (variantId: number, warehouseId: number, free: number): StockCount => ({
  variantId,
  warehouseId,
  free,
})
const counts = [count(5, 1, 10), count(5, 7, 3), count(5, 8, 100), count(5, 9, 4)]

function open() {
  let version = 0
  const stock = createStockCounts(warehouses, () => ++version)
  stock.replace([5], counts)
  return stock
}

describe('free units', () => {
  test('a place has its own warehouses and the central ones; closed ones count for nobody', () => {
    const stock = open()
    expect([11, 12, 13].map((stateId) => stock.freeIn(5, stateId))).toEqual([13, 14, 10])
    expect(stock.freeIn(5, null)).toBe(17)
    expect(stock.freeIn(6, 11)).toBe(0)
  })

  test('single warehouses can be asked for', () => {
    expect(open().freeAt(5, [7, 9, 99])).toBe(7)
  })

  test('rows that are missing from a replacement are gone, other variants stay', () => {
    const stock = open()
    stock.replace([6], [count(6, 1, 2)])
    stock.replace([5], [count(5, 7, 3)])
    expect([stock.freeIn(5, null), stock.freeIn(6, null)]).toEqual([3, 2])
    stock.replace([5], [])
    expect(stock.freeIn(5, null)).toBe(0)
  })
})

describe('the version', () => {
  test('grows with a change; the same counts again are none', () => {
    const stock = open()
    const before = stock.version()
    stock.replace([5, 6], counts)
    expect(stock.version()).toBe(before)
    stock.replace([5], counts.slice(1))
    expect(stock.version()).toBeGreaterThan(before)
  })

  test('says which variants changed after it', () => {
    const stock = open()
    const first = stock.version()
    stock.replace([5, 6], [count(6, 1, 1)])
    const second = stock.version()
    stock.replace([5, 6, 7], [count(6, 1, 1), count(7, 1, 1)])
    expect(stock.changedSince(first)).toEqual(new Set([5, 6, 7]))
    expect(stock.changedSince(second)).toEqual(new Set([7]))
    expect(stock.changedSince(stock.version())).toEqual(new Set())
  })

  test('that is too old, or of another table, is not known', () => {
    const stock = open()
    const first = stock.version()
    expect(stock.changedSince(0)).toBeUndefined()
    for (let id = 1; id <= 25_000; id += 1) stock.replace([id], [count(id, 1, id + 1)])
    expect(stock.changedSince(first)).toBeUndefined()
    expect(stock.changedSince(stock.version() - 1)).toEqual(new Set([25_000]))
  })

  test('however rows change, counts equal those of the rows, and all changed variants are named', () => {
    const row = fc.record({
      variantId: fc.integer({ min: 1, max: 4 }),
      warehouseId: fc.constantFrom(1, 7, 9),
      free: fc.nat(3),
    })
    const table = fc.uniqueArray(row, { selector: (one) => `${one.variantId} ${one.warehouseId}` })
    fc.assert(
      fc.property(fc.array(table, { minLength: 2, maxLength: 5 }), (states) => {
        let version = 0
        const stock = createStockCounts(warehouses, () => ++version)
        const ids = [1, 2, 3, 4]
        for (const rows of states) {
          const before = ids.map((id) => stock.freeIn(id, null))
          const since = stock.version()
          stock.replace(ids, rows)
          const now = ids.map((id) =>
            rows.filter(({ variantId }) => variantId === id).reduce((sum, { free }) => sum + free, 0),
          )
          expect(ids.map((id) => stock.freeIn(id, null))).toEqual(now)
          const named = stock.changedSince(since)
          expect(ids.every((id, at) => before[at] === now[at] || named?.has(id))).toBe(true)
        }
      }),
    )
  })
})
