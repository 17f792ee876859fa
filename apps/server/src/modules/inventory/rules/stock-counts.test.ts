import { expect, test } from 'vitest'
import { createStockCounts, type StockCount, type Warehouse } from './stock-counts.ts'

const warehouses: Warehouse[] = [
  { id: 1, isCentral: true, stateId: null, isActive: true },
  { id: 7, isCentral: false, stateId: 11, isActive: true },
  { id: 8, isCentral: false, stateId: 11, isActive: false },
  { id: 9, isCentral: false, stateId: 12, isActive: true },
]
const counts: StockCount[] = [
  { variantId: 5, warehouseId: 1, free: 10 },
  { variantId: 5, warehouseId: 7, free: 3 },
  { variantId: 5, warehouseId: 8, free: 100 },
  { variantId: 5, warehouseId: 9, free: 4 },
]
const open = () => createStockCounts(warehouses, counts, 1)

test('a place has its own warehouses and the central ones; closed ones count for nobody', () => {
  const stock = open()
  expect([11, 12, 13].map((stateId) => stock.freeIn(5, stateId))).toEqual([13, 14, 10])
  expect(stock.freeIn(5, null)).toBe(17)
  expect(stock.freeIn(6, 11)).toBe(0)
})

test('single warehouses can be asked for', () => {
  expect(open().freeAt(5, [7, 9, 99])).toBe(7)
})

test('a change is counted and changes the version, the same number again does not', () => {
  const stock = open()
  const before = stock.version()
  stock.put({ variantId: 5, warehouseId: 7, free: 3 })
  expect(stock.version()).toBe(before)
  stock.put({ variantId: 5, warehouseId: 7, free: 0 })
  expect(stock.version()).toBeGreaterThan(before)
  expect(stock.freeIn(5, 11)).toBe(10)
})

test('knows how many rows it has seen', () => {
  const stock = open()
  stock.put({ variantId: 6, warehouseId: 7, free: 0 })
  stock.put({ variantId: 6, warehouseId: 7, free: 2 })
  stock.put({ variantId: 6, warehouseId: 404, free: 2 })
  expect(stock.size()).toBe(counts.length + 1)
})
