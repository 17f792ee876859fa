import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { describe, expect, test } from 'vitest'
import { type BookingPairs, readBooking } from './read-booking.ts'

const values = {
  delivery_date: '2026-11-20',
  delivery_shift: 'morning',
  delivery_time: '09:00-10:00',
  service_center_id: '3',
  service_type: 'service',
  name: 'Ghala Service Centre',
  product_id: toGlobalId('Product', 7),
  address: 'Way 6414',
  service_fee_id: toGlobalId('ProductVariant', 12),
  stock_type: 'center',
  service_center_phone_number: '+96824000001',
  phone_number: '+96890000001',
  latitude: '23.573',
  longitude: '58.36',
  slot_id: '55',
}
const pairs = (changed: Record<string, string> = {}): BookingPairs =>
  Object.entries({ ...values, ...changed }).map(([key, value]) => ({ key, value }))

describe('readBooking', () => {
  test('[BOOK-17] reads the keys of a booking', () => {
    expect(readBooking(pairs())).toEqual({
      slotId: 55,
      centreId: 3,
      productId: 7,
      serviceType: 'service',
      venue: undefined,
      deliveryDate: '2026-11-20',
      deliveryShift: 'morning',
      deliveryTime: '09:00-10:00',
      feeVariantId: 12,
    })
  })

  test('[BOOK-18] a delivery is picked up, a service is done; nothing else is known', () => {
    expect(readBooking(pairs({ service_type: 'delivery' }))).toMatchObject({ serviceType: 'delivery' })
    expect(readBooking(pairs({ service_type: 'pickup' }))).toEqual({ wrong: 'service_type' })
  })

  test('[BOOK-17] the slot, the place and the fee may be left out: the rest says which slot it is', () => {
    const left = pairs().filter(({ key }) => key !== 'slot_id' && key !== 'service_fee_id')
    expect(readBooking(left)).toMatchObject({ slotId: undefined, venue: undefined, feeVariantId: undefined })
    expect(readBooking(pairs({ place: 'home' }))).toMatchObject({ venue: 'home' })
  })

  test('a shift without a fee names no variant', () => {
    expect(readBooking(pairs({ service_fee_id: '' }))).toMatchObject({ feeVariantId: null })
  })

  test.each([
    ['slot_id', '0'],
    ['slot_id', '5 5'],
    ['service_center_id', ''],
    ['product_id', toGlobalId('Category', 7)],
    ['place', 'moon'],
    ['delivery_date', '20-11-2026'],
    ['delivery_date', '2026-02-31'],
    ['delivery_shift', "x'; --"],
    ['delivery_time', '9:00-10:00'],
    ['service_fee_id', 'fee'],
  ])('what is wrong is named: %s as "%s"', (key, value) => {
    expect(readBooking(pairs({ [key]: value }))).toEqual({ wrong: key })
  })
})
