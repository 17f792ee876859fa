import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { setBooking } from './booking-actions.ts'
import { cartTotal } from './cart-total.ts'
import { repairCart } from './repair-cart.ts'
import { aLine, carts } from './testing/cart-samples.ts'

describe('repairCart', () => {
  test('[CART-14] a line whose variant id is not a string empties the cart and says so', () => {
    expect(repairCart({ lines: [aLine(), { ...aLine(), variantId: 12 }] })).toEqual({
      lines: [],
      totals: cartTotal([]),
      repairs: [{ kind: 'reset' }],
    })
  })

  test('a sound cart comes back as it was', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        expect(repairCart({ lines })).toEqual({ lines, totals: cartTotal(lines), repairs: [] })
      }),
    )
  })

  test.each([
    [-1, undefined],
    [0, undefined],
    [Number.NEGATIVE_INFINITY, undefined],
    [1e9, 9_999],
    [1.5, 1],
    ['٢', 2],
    ['3', 3],
    [null, 1],
    [{}, 1],
    ['', 1],
  ])('a quantity of %j becomes %s and is reported', (quantity, expected) => {
    const { lines, repairs } = repairCart({ lines: [aLine({ quantity: quantity as number })] })
    expect(lines[0]?.quantity).toBe(expected)
    expect(repairs).toEqual([
      expected === undefined
        ? { kind: 'dropped', name: aLine().name }
        : { kind: 'quantity', name: aLine().name, quantity: expected },
    ])
  })

  test.each([
    ['a text', { price: '8.900' }],
    ['a fraction', { price: 8.9 }],
    ['a negative amount', { price: -1 }],
    ['a sum that does not fit', { payable_amount: 1 }],
    ['more tax than price', { tax: 9_000 }],
    ['an absurd amount', { price: 1e15, payable_amount: 1e15, discount_amount: 0 }],
  ])('amounts with %s are forgotten together, and the line stays', (_case, change) => {
    const { lines, repairs } = repairCart({ lines: [{ ...aLine(), ...change }] })
    expect(lines[0]).toMatchObject({ price: 0, payable_amount: 0, discount_amount: 0, tax: 0 })
    expect(repairs).toEqual([{ kind: 'price', name: aLine().name }])
  })

  test('the same variant twice is one line with the quantities together', () => {
    const { lines, repairs } = repairCart({ lines: [aLine({ quantity: 2 }), aLine({ quantity: 3 })] })
    expect(lines).toEqual([aLine({ quantity: 5 })])
    expect(repairs).toEqual([])
  })

  test('[CART-03] of the service metadata only the free gift is kept, and pairs that are none are dropped', () => {
    const broken = {
      serviceMetadata: { free_gift: 'Oil filter', x: 1 },
      metadata: [null, { key: 'a' }],
      bundle: 7,
    }
    const { lines } = repairCart({ lines: [{ ...aLine(), ...broken }] })
    expect(lines).toEqual([aLine({ serviceMetadata: { free_gift: 'Oil filter' } })])
  })

  test('[CART-26] a fee without its booking goes', () => {
    const [, fee] = setBooking([aLine()], aLine().variantId, {
      metadata: [{ key: 'service_fee_id', value: 'Fee:1' }],
      feeAmount: baisa(1_000),
    })
    expect(repairCart({ lines: [aLine(), fee] }).lines).toEqual([aLine()])
  })

  test('whatever was stored, the cart is usable and says what was lost', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({ lines: fc.array(fc.anything()) }),
      fc.record({ lines: fc.array(fc.record({ ...fieldsOfAnything(), variantId: fc.string() })) }),
    )
    fc.assert(
      fc.property(anything, (stored) => {
        const { lines, totals, repairs } = repairCart(stored)
        expect(totals).toEqual(cartTotal(lines))
        expect(repairCart({ lines })).toEqual({ lines, totals, repairs: [] })
        const found = (stored as { lines?: unknown[] } | null)?.lines
        if (Array.isArray(found) && lines.length === 0 && found.length > 0) expect(repairs).not.toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})

function fieldsOfAnything() {
  return Object.fromEntries(Object.keys(aLine()).map((field) => [field, fc.anything()]))
}
