import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { bookingKeys, removeAllBookings, removeBooking, setBooking } from './booking-actions.ts'
import { addProduct } from './cart-actions.ts'
import { isServiceFee } from './cart-line.ts'
import { cartTotal } from './cart-total.ts'
import { aLine } from './testing/cart-samples.ts'

const oil = aLine({ id: 'Product:1', variantId: 'Variant:1', name: 'Oil', quantity: 2 })
const tyre = aLine({ id: 'Product:2', variantId: 'Variant:2', name: 'Tyre' })

describe('bookings in the cart', () => {
  test('[BOOK-13] [CART-04] a booking is written into its line, and its fee into a line without tax and discount', () => {
    const lines = setBooking([oil, tyre], 'Variant:1', morning)
    expect(lines.map((line) => line.name)).toEqual(['Oil', 'service_fee', 'Tyre'])
    expect(lines[0]?.metadata).toEqual(morning.metadata)
    expect(lines[1]).toMatchObject({
      price: 1_500,
      payable_amount: 1_500,
      tax: 0,
      discount_amount: 0,
      quantity: 2,
    })
  })

  test('[CART-02] the booking is key and value pairs that say whether it is service or delivery', () => {
    const [booked] = setBooking([oil], 'Variant:1', morning)
    expect(booked?.metadata).toContainEqual({ key: 'service_type', value: 'service' })
    expect(booked?.metadata.every((pair) => bookingKeys.some((key) => key === pair.key))).toBe(true)
  })

  test('[BOOK-14] booking again overwrites the earlier booking and its fee', () => {
    const evening = {
      metadata: pairs({ delivery_time: '18:00-19:00', service_fee_id: 'Fee:2' }),
      feeAmount: baisa(900),
    }
    const lines = setBooking(setBooking([oil, tyre], 'Variant:1', morning), 'Variant:1', evening)
    expect(lines.map((line) => line.name)).toEqual(['Oil', 'service_fee', 'Tyre'])
    expect(lines[0]?.metadata).toEqual(evening.metadata)
    expect(cartTotal(lines).service_fee).toBe(1_800)
  })

  test('[CART-27] each booked product has a fee line of its own, linked to it', () => {
    const lines = setBooking(setBooking([oil, tyre], 'Variant:1', morning), 'Variant:2', morning)
    const fees = lines.filter(isServiceFee)
    expect(fees.map((fee) => fee.metadata)).toEqual([
      pairs({ product_id: 'Product:1', variant_id: 'Variant:1', service_fee_id: 'Fee:1' }),
      pairs({ product_id: 'Product:2', variant_id: 'Variant:2', service_fee_id: 'Fee:1' }),
    ])
    expect(cartTotal(lines).service_fee).toBe(4_500)
  })

  test('[CART-05] the fee follows the quantity of its product', () => {
    const lines = addProduct(setBooking([oil], 'Variant:1', morning), oil)
    expect(lines.map((line) => line.quantity)).toEqual([3, 3])
    expect(cartTotal(lines).service_fee).toBe(4_500)
  })

  test('a shift without a fee has no fee line', () => {
    expect(setBooking([oil], 'Variant:1', { ...morning, feeAmount: baisa(0) })).toHaveLength(1)
  })

  test('[BOOK-15] removing one booking empties its line and leaves the other booking', () => {
    const both = setBooking(setBooking([oil, tyre], 'Variant:1', morning), 'Variant:2', morning)
    const lines = removeBooking(both, 'Variant:1')
    expect(lines.map((line) => line.name)).toEqual(['Oil', 'Tyre', 'service_fee'])
    expect(lines[0]).toEqual(oil)
    expect(lines[1]?.metadata).toEqual(morning.metadata)
  })

  test('[BOOK-16] removing all bookings leaves the products as they were', () => {
    const both = setBooking(setBooking([oil, tyre], 'Variant:1', morning), 'Variant:2', morning)
    expect(removeAllBookings(both)).toEqual([oil, tyre])
  })
})

const morning = {
  metadata: pairs({
    delivery_date: '2026-11-16',
    delivery_time: '09:00-10:00',
    service_type: 'service',
    service_fee_id: 'Fee:1',
  }),
  feeAmount: baisa(1_500),
}

function pairs(record: Record<string, string>) {
  return Object.entries(record).map(([key, value]) => ({ key, value }))
}
