import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AvailableStock, allocateAll, allocateStock, withReleased } from './allocate-stock.ts'

const row = (stockId: number, free: number, more: Partial<AvailableStock> = {}): AvailableStock => ({
  stockId,
  variantId: 1,
  warehouseId: stockId,
  isCentral: false,
  stateId: null,
  isActive: true,
  free,
  ...more,
})

test('the asked warehouse first, the place next, the central one last', () => {
  const rows = [row(1, 9, { isCentral: true }), row(2, 2), row(3, 2)]
  expect(allocateStock(new Map([[1, 5]]), rows, 3)).toEqual({
    ok: true,
    value: [
      { stockId: 3, variantId: 1, warehouseId: 3, quantity: 2 },
      { stockId: 2, variantId: 1, warehouseId: 2, quantity: 2 },
      { stockId: 1, variantId: 1, warehouseId: 1, quantity: 1 },
    ],
  })
})

test('all or nothing', () => {
  const wanted = new Map([
    [1, 1],
    [2, 1],
  ])
  expect(allocateStock(wanted, [row(1, 5)])).toMatchObject({
    ok: false,
    code: 'STOCK_INSUFFICIENT',
    params: { variantId: 2 },
  })
})

test('holds exactly what is wanted, and never more than a row has', () => {
  const rows = fc.array(
    fc.record({ variantId: fc.constantFrom(1, 2), free: fc.nat(9), isCentral: fc.boolean() }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(rows, fc.nat(20), fc.nat(20), (samples, one, two) => {
      const all = samples.map((sample, at) => row(at + 1, sample.free, sample))
      const wanted = new Map([
        [1, one],
        [2, two],
      ])
      const allocated = allocateStock(wanted, all)
      const freeOf = (id: number) =>
        all.filter(({ variantId }) => variantId === id).reduce((sum, { free }) => sum + free, 0)
      expect(allocated.ok).toBe(one <= freeOf(1) && two <= freeOf(2))
      if (!allocated.ok) return
      for (const [id, units] of wanted) {
        const held = allocated.value.filter(({ variantId }) => variantId === id)
        expect(held.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units)
      }
      for (const { stockId, quantity } of allocated.value) {
        expect(quantity).toBeGreaterThan(0)
        expect(quantity).toBeLessThanOrEqual(all[stockId - 1]?.free ?? 0)
      }
    }),
  )
})

test('what one line gets, the next does not, and each reservation says whose it is', () => {
  const rows = [row(1, 3, { isCentral: true }), row(2, 1, { stateId: 11 }), row(3, 9, { stateId: 12 })]
  const want = (units: number, stateId: number) => ({ units: new Map([[1, units]]), stateId })
  expect(allocateAll([want(2, 11), want(10, 12)], rows)).toEqual({
    ok: true,
    value: [
      { stockId: 2, variantId: 1, warehouseId: 2, quantity: 1, line: 0 },
      { stockId: 1, variantId: 1, warehouseId: 1, quantity: 1, line: 0 },
      { stockId: 3, variantId: 1, warehouseId: 3, quantity: 9, line: 1 },
      { stockId: 1, variantId: 1, warehouseId: 1, quantity: 1, line: 1 },
    ],
  })
  expect(allocateAll([want(3, 11), want(11, 12)], rows)).toMatchObject({
    ok: false,
    params: { variantId: 1, count: 10 },
  })
})

test('a refusal counts what there is for all lines of the place, not for the last one alone', () => {
  const want = (units: number, stateId: number) => ({ units: new Map([[1, units]]), stateId })
  const rows = [row(1, 4, { stateId: 11 })]
  expect(allocateAll([want(3, 11), want(3, 11)], rows)).toMatchObject({
    code: 'STOCK_INSUFFICIENT',
    params: { variantId: 1, count: 4 },
  })
})

test('what is given back can be had again, unless its warehouse has closed', () => {
  const rows = [row(1, 0, { stateId: 11 }), row(2, 0, { stateId: 11, isActive: false })]
  const former = rows.map(({ stockId, variantId, warehouseId }) => ({
    stockId,
    variantId,
    warehouseId,
    quantity: 2,
  }))
  const wanted = { units: new Map([[1, 3]]), stateId: 11 }
  const twice = former.flatMap((hold) => [
    { ...hold, quantity: 1 },
    { ...hold, quantity: 1 },
  ])
  expect(allocateAll([wanted], withReleased(rows, twice))).toMatchObject({ params: { count: 2 } })
  expect(allocateAll([wanted], withReleased(rows, former))).toMatchObject({ params: { count: 2 } })
})
