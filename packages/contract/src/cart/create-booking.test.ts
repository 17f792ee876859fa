import { describe, expect, test } from 'vitest'
import { baisa } from '../money/baisa.ts'
import { bookingKeys, setBookedCar, setBooking } from './booking-actions.ts'
import { readMetadata } from './cart-line.ts'
import { type BookingChoice, createBooking } from './create-booking.ts'
import { aLine } from './testing/cart-samples.ts'

const oil = aLine({ id: 'Product:1', variantId: 'Variant:1', name: 'Oil' })

describe('createBooking', () => {
  test('[BOOK-17] the line gets the keys of a booking, with the slot, and no others', () => {
    const keys = createBooking(oil, aChoice({})).metadata.map(({ key }) => key)
    const optional = ['free_gift', 'car_id', 'car']
    expect(keys.toSorted()).toEqual(bookingKeys.filter((key) => !optional.includes(key)).toSorted())
    const gifted = { ...oil, serviceMetadata: { free_gift: 'Cap' } }
    const all = createBooking(gifted, aChoice({ car: { id: 'Car:1', name: 'Hilux' } })).metadata
    expect(all.map(({ key }) => key).toSorted()).toEqual([...bookingKeys].toSorted())
  })

  test('[BOOK-18] the type says whether it is done at the centre or picked up there', () => {
    for (const serviceType of ['service', 'delivery'] as const) {
      const { metadata } = createBooking(oil, aChoice({ serviceType }))
      expect(readMetadata(metadata, 'service_type')).toBe(serviceType)
    }
  })

  test('at the centre its own address is stored, at home the customer’s', () => {
    const at = (choice: BookingChoice) => {
      const { metadata } = createBooking(oil, choice)
      return ['place', 'address', 'latitude', 'longitude', 'name'].map((key) => readMetadata(metadata, key))
    }
    expect(at(aChoice({}))).toEqual(['center', 'Ghala 12', '23.5', '58.3', 'Ghala Service'])
    const ownAddress = { text: 'Way 4', latitude: 23.6, longitude: 58.5 }
    expect(at(aChoice({ ownAddress }))).toEqual(['home', 'Way 4', '23.6', '58.5', 'Ghala Service'])
  })

  test('[CARS-07] the car is written into every booked line and taken back again', () => {
    const tyre = aLine({ id: 'Product:2', variantId: 'Variant:2', name: 'Tyre' })
    const booked = setBooking([oil, tyre], 'Variant:1', createBooking(oil, aChoice({})))
    const [first, , second] = setBookedCar(booked, { id: 'Car:1', name: 'Hilux' })
    expect(first && readMetadata(first.metadata, 'car')).toBe('Hilux')
    expect(second?.metadata).toEqual([])
    expect(setBookedCar(setBookedCar(booked, { id: 'Car:1', name: 'Hilux' }), null)).toEqual(booked)
  })
})

function aChoice(change: Partial<BookingChoice>): BookingChoice {
  return {
    serviceType: 'service',
    centre: {
      id: 3,
      name: 'Ghala Service',
      address: 'Ghala 12',
      phoneNumber: '+96824000000',
      stockType: 'center',
      latitude: 23.5,
      longitude: 58.3,
    },
    hour: {
      slotId: 7,
      date: '2026-11-16',
      shift: 'morning',
      time: '09:00-10:00',
      feeAmount: baisa(1_500),
      feeVariantId: 'Fee:1',
    },
    phoneNumber: '+96890000001',
    ...change,
  }
}
