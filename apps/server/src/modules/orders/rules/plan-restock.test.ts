import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRestock, type SoldUnits } from './plan-restock.ts'

const line = { quantity: 4, used: 0, returned: 0, expired: 0 }
const sold = (change: Partial<SoldUnits> = {}): SoldUnits => ({
  position: 0,
  variantId: 7,
  warehouseId: 1,
  quantity: 4,
  returned: 0,
  line,
  ...change,
})

test('what was still to be done goes back with a cancelled order, and with no other', () => {
  const units = [sold({ line: { ...line, used: 1, expired: 1 } })]
  expect(planRestock('CANCELED', units)).toEqual([{ position: 0, variantId: 7, warehouseId: 1, quantity: 2 }])
  for (const status of ['UNFULFILLED', 'EXPIRED', 'FULFILLED'] as const)
    expect(planRestock(status, units)).toEqual([])
})

test('what came back goes back, of a bundle all parts of a unit', () => {
  const back = { ...line, returned: 1 }
  const units = [sold({ quantity: 12, line: back }), sold({ variantId: 8, line: back })]
  expect(planRestock('PARTIALLY_RETURNED', units)).toMatchObject([
    { variantId: 7, quantity: 3 },
    { variantId: 8, quantity: 1 },
  ])
})

test('never more to a warehouse than came from it, in all exactly what was given up, and once', () => {
  const counts = fc.record({ used: fc.nat(3), returned: fc.nat(3), expired: fc.nat(3), open: fc.nat(3) })
  const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(counts, pieces, fc.integer({ min: 1, max: 3 }), ({ open, ...usage }, split, each) => {
      const quantity = usage.used + usage.returned + usage.expired + open
      fc.pre(quantity > 0)
      const rows = splitUp(quantity * each, split).map((count, warehouseId) =>
        sold({ warehouseId, quantity: count, line: { quantity, ...usage } }),
      )
      const plan = planRestock('CANCELED', rows)
      expect(plan.reduce((sum, row) => sum + row.quantity, 0)).toBe(each * (usage.returned + open))
      const after = rows.map((row) => ({
        ...row,
        returned: plan.find(({ warehouseId }) => warehouseId === row.warehouseId)?.quantity ?? 0,
      }))
      for (const { quantity: taken, returned } of after) expect(returned).toBeLessThanOrEqual(taken)
      expect(planRestock('CANCELED', after)).toEqual([])
    }),
  )
})

/** So many pieces in portions of these sizes, the rest at the end. */
function splitUp(total: number, sizes: readonly number[]): number[] {
  let left = total
  const parts = [...sizes, total].map((size) => {
    const part = Math.min(size, left)
    left -= part
    return part
  })
  return parts.filter((part) => part > 0)
}
