import { expect, test } from 'vitest'
import { bookedMetadata } from './booked-metadata.ts'

const centre = {
  nameEn: 'Ghala',
  nameAr: 'غلا',
  addressEn: 'Street 1',
  addressAr: 'شارع ١',
  phone: '+96824000001',
  latitude: 23.5,
  longitude: 58.4,
}
const sent = { name: 'Elsewhere', address: 'My street', latitude: '1', longitude: '2', slot_id: '7' }

test('the centre is the shop’s, whatever was written about it, in the language of the order', () => {
  expect(bookedMetadata(sent, { centre, freeGift: null, locale: 'ar' })).toEqual({
    slot_id: '7',
    name: 'غلا',
    address: 'شارع ١',
    latitude: '23.5',
    longitude: '58.4',
    service_center_phone_number: '+96824000001',
  })
})

test('where somebody comes to the customer, address and point are the customer’s', () => {
  const booked = bookedMetadata({ ...sent, place: 'home' }, { centre, freeGift: 'Wax', locale: 'en' })
  expect(booked).toMatchObject({ name: 'Ghala', address: 'My street', latitude: '1', free_gift: 'Wax' })
})

test('without an hour nothing is added but the gift', () => {
  const booked = bookedMetadata({ note: 'x' }, { centre: undefined, freeGift: 'Wax', locale: 'en' })
  expect(booked).toEqual({ note: 'x', free_gift: 'Wax' })
})
