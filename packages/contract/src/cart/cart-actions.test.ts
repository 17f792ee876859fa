import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { setBooking } from './booking-actions.ts'
import {
  addProduct,
  addSingleProduct,
  cleanCart,
  clearError,
  decreaseProduct,
  removeProduct,
  removeServiceLine,
  restoreProduct,
  setCart,
  setError,
} from './cart-actions.ts'
import { aLine, carts } from './testing/cart-samples.ts'

const oil = aLine({ id: 'Product:1', variantId: 'Variant:1', name: 'Oil' })
const tyre = aLine({ id: 'Product:2', variantId: 'Variant:2', name: 'Tyre' })
const widerTyre = aLine({ id: 'Product:2', variantId: 'Variant:3', name: 'Tyre' })
const bookedOil = setBooking([oil, tyre], 'Variant:1', {
  metadata: [{ key: 'service_fee_id', value: 'Fee:1' }],
  feeAmount: baisa(1_500),
})

describe('cart actions', () => {
  test('[CART-01] a line has exactly the fields of the contract', () => {
    const fields =
      'id variantId name quantity price payable_amount discount_amount discount_percentage tax img bundle metadata ' +
      'serviceMetadata error'
    expect(Object.keys(addProduct([], oil)[0] ?? {}).sort()).toEqual(fields.split(' ').sort())
  })

  test('[CART-07] adding a product again raises its quantity by one', () => {
    expect(quantities(addProduct(addProduct([], oil), oil))).toEqual([['Variant:1', 2]])
  })

  test('[CART-07] another size of a product is a line of its own', () => {
    expect(quantities(addProduct([tyre], widerTyre))).toEqual([
      ['Variant:2', 1],
      ['Variant:3', 1],
    ])
  })

  test('[CART-08] decreasing lowers the quantity by one', () => {
    expect(quantities(decreaseProduct([{ ...oil, quantity: 3 }], 'Variant:1'))).toEqual([['Variant:1', 2]])
  })

  test('[CART-08] the last piece takes the line with it', () => {
    expect(decreaseProduct([oil, tyre], 'Variant:1')).toEqual([tyre])
  })

  test('[CART-09] adding a single product appends a new line with its quantity', () => {
    expect(addSingleProduct([oil], { ...tyre, quantity: 4 })).toEqual([oil, { ...tyre, quantity: 4 }])
  })

  test('[CART-10] removing deletes the line and no other', () => {
    expect(removeProduct([oil, tyre, widerTyre], 'Variant:2')).toEqual([oil, widerTyre])
  })

  test('[CART-11] the service line can be removed on its own; the booking stays', () => {
    const lines = removeServiceLine(bookedOil, 'Variant:1')
    expect(lines.map((line) => line.name)).toEqual(['Oil', 'Tyre'])
    expect(lines[0]?.metadata).not.toEqual([])
  })

  test('[CART-12] clean empties the cart, set replaces it', () => {
    expect(cleanCart()).toEqual([])
    expect(setCart([tyre])).toEqual([tyre])
  })

  test('[CART-13] an error is set and cleared by product and touches no other line', () => {
    const marked = setError([oil, tyre], 'Product:1', 'Stock is insufficient. Please remove this product')
    expect(marked[0]?.error).toBe('Stock is insufficient. Please remove this product')
    expect(marked[1]).toBe(tyre)
    expect(clearError(marked, 'Product:1')).toEqual([oil, tyre])
    expect(clearError(marked, 'Product:2')).toEqual(marked)
  })

  test('[CART-26] removing a booked product takes its booking and its fee along', () => {
    expect(removeProduct(bookedOil, 'Variant:1')).toEqual([tyre])
  })

  test('[CART-25] undo brings the line, its booking and its fee back to their place', () => {
    const removed = removeProduct(bookedOil, 'Variant:1')
    expect(restoreProduct(removed, bookedOil, 'Variant:1')).toEqual(bookedOil)
  })

  test('[CART-25] undo leaves a line alone that was added anew meanwhile', () => {
    const again = addProduct(removeProduct(bookedOil, 'Variant:1'), oil)
    expect(restoreProduct(again, bookedOil, 'Variant:1')).toEqual(again)
  })

  test('an unknown variant changes nothing', () => {
    for (const act of [decreaseProduct, removeProduct, removeServiceLine]) {
      expect(act(bookedOil, 'Variant:404')).toEqual(bookedOil)
    }
  })

  test('[CART-26] whatever happens, every fee has its booking and its quantity', () => {
    fc.assert(
      fc.property(carts, fc.array(fc.tuple(fc.nat(3), fc.nat(12)), { maxLength: 30 }), (cart, steps) => {
        const actions = [decreaseProduct, removeProduct, removeServiceLine, raiseOnce]
        const lines = steps.reduce(
          (current, [action, number]) => actions[action]?.(current, `Variant:${number}`) ?? current,
          cart,
        )
        for (const fee of lines.filter((line) => line.name === 'service_fee')) {
          const variantId = fee.metadata.find((pair) => pair.key === 'variant_id')?.value
          const booked = lines.find((line) => line.variantId === variantId)
          expect(booked?.quantity).toBe(fee.quantity)
        }
      }),
    )
  })
})

function raiseOnce(lines: typeof bookedOil, variantId: string) {
  const line = lines.find((each) => each.variantId === variantId)
  return line ? addProduct(lines, line) : lines
}

function quantities(lines: typeof bookedOil) {
  return lines.map((line) => [line.variantId, line.quantity])
}
