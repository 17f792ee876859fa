import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { removeBooking, setBooking } from './booking-actions.ts'
import { addProduct, removeProduct, setQuantity } from './cart-actions.ts'
import type { CartLine } from './cart-line.ts'
import { mergeLines } from './merge-lines.ts'
import { aLine } from './testing/cart-samples.ts'

const oil = aLine({ id: 'Product:1', variantId: 'Variant:1', name: 'Oil', quantity: 2 })
const tyre = aLine({ id: 'Product:2', variantId: 'Variant:2', name: 'Tyre' })
const base = [oil]

describe('two carts made from the same one', () => {
  test.each([
    ['pieces added here and there', addProduct(base, oil), setQuantity(base, 'Variant:1', 5), ['Oil 6']],
    ['fewer here, more there', setQuantity(base, 'Variant:1', 1), addProduct(base, oil), ['Oil 2']],
    ['another product here and there', addProduct(base, tyre), addProduct(base, tyre), ['Oil 2', 'Tyre 2']],
    ['removed later, raised before', addProduct(base, oil), removeProduct(base, 'Variant:1'), ['Oil 1']],
    ['removed before, raised later', removeProduct(base, 'Variant:1'), addProduct(base, oil), ['Oil 1']],
    ['removed here and there', removeProduct(base, 'Variant:1'), removeProduct(base, 'Variant:1'), []],
    ['nothing done later', addProduct(base, tyre), base, ['Oil 2', 'Tyre 1']],
    ['nothing done before', base, addProduct(base, tyre), ['Oil 2', 'Tyre 1']],
  ])('[UX-163] %s', (_, earlier, later, expected) => {
    expect(told(mergeLines({ base, earlier, later }))).toEqual(expected)
  })

  test('a booking made later comes with its fee, for as many pieces as there are', () => {
    const later = setBooking(base, 'Variant:1', morning)
    const merged = mergeLines({ base, earlier: addProduct(base, oil), later })
    expect(told(merged)).toEqual(['Oil 3', 'service_fee 3'])
    expect(merged[0]?.metadata).toEqual(morning.metadata)
  })

  test('a booking made before stays; of two the later one counts, and one taken back later is gone with its fee', () => {
    const earlier = setBooking(base, 'Variant:1', morning)
    const piece = mergeLines({ base, earlier, later: addProduct(base, oil) })
    expect(told(piece)).toEqual(['Oil 3', 'service_fee 3'])
    const both = mergeLines({ base, earlier, later: setBooking(base, 'Variant:1', evening) })
    expect(told(both)).toEqual(['Oil 2', 'service_fee 2'])
    expect(both[0]?.metadata).toEqual(evening.metadata)
    expect(both[1]?.payable_amount).toBe(900)
    const taken = mergeLines({
      base: earlier,
      earlier: addProduct(earlier, oil),
      later: removeBooking(earlier, 'Variant:1'),
    })
    expect(told(taken)).toEqual(['Oil 3'])
    expect(taken[0]?.metadata).toEqual([])
  })
})

const told = (lines: CartLine[]) => lines.map(({ name, quantity }) => `${name} ${quantity}`)

const morning = bookingOf('Fee:1', 1_500)
const evening = bookingOf('Fee:2', 900)

function bookingOf(service_fee_id: string, fee: number) {
  const pairs = Object.entries({ delivery_date: '2026-11-23', service_fee_id, product_id: 'Product:1' })
  return { metadata: pairs.map(([key, value]) => ({ key, value })), feeAmount: baisa(fee) }
}
