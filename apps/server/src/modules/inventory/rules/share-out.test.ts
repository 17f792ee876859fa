import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Shelf, shareOut } from './share-out.ts'

const shelf = (stockId: number, free: number, more: Partial<Shelf> = {}): Shelf => ({
  stockId,
  variantId: 1,
  warehouseId: stockId,
  isCentral: false,
  free,
  ...more,
})

test('the asked shelf first, the place next, the centre last', () => {
  const shelves = [shelf(1, 9, { isCentral: true }), shelf(2, 2), shelf(3, 2)]
  expect(shareOut(new Map([[1, 5]]), shelves, 3)).toEqual({
    ok: true,
    value: [
      { stockId: 3, variantId: 1, quantity: 2 },
      { stockId: 2, variantId: 1, quantity: 2 },
      { stockId: 1, variantId: 1, quantity: 1 },
    ],
  })
})

test('all or nothing', () => {
  const wanted = new Map([
    [1, 1],
    [2, 1],
  ])
  expect(shareOut(wanted, [shelf(1, 5)])).toMatchObject({
    ok: false,
    code: 'STOCK_INSUFFICIENT',
    params: { variantId: 2 },
  })
})

test('holds exactly what is wanted, and never more than a shelf has', () => {
  const shelves = fc.array(
    fc.record({ variantId: fc.constantFrom(1, 2), free: fc.nat(9), isCentral: fc.boolean() }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(shelves, fc.nat(20), fc.nat(20), (rows, one, two) => {
      const all = rows.map((row, at) => shelf(at + 1, row.free, row))
      const wanted = new Map([
        [1, one],
        [2, two],
      ])
      const shared = shareOut(wanted, all)
      const freeOf = (id: number) =>
        all.filter(({ variantId }) => variantId === id).reduce((sum, { free }) => sum + free, 0)
      expect(shared.ok).toBe(one <= freeOf(1) && two <= freeOf(2))
      if (!shared.ok) return
      for (const [id, units] of wanted) {
        const held = shared.value.filter(({ variantId }) => variantId === id)
        expect(held.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units)
      }
      for (const { stockId, quantity } of shared.value) {
        expect(quantity).toBeGreaterThan(0)
        expect(quantity).toBeLessThanOrEqual(all[stockId - 1]?.free ?? 0)
      }
    }),
  )
})
