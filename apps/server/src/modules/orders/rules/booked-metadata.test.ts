import { expect, test } from 'vitest'
import { bookedMetadata, readBookedMetadata } from './booked-metadata.ts'

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
    name_en: 'Ghala',
    name_ar: 'غلا',
    address: 'شارع ١',
    address_en: 'Street 1',
    address_ar: 'شارع ١',
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

test('[UX-121] a booking is read in the language of the reader, whichever it was made in', () => {
  const booked = bookedMetadata(sent, { centre, freeGift: null, locale: 'ar' })
  const common = {
    slot_id: '7',
    latitude: '23.5',
    longitude: '58.4',
    service_center_phone_number: '+96824000001',
  }
  expect(readBookedMetadata(booked, 'en')).toEqual({ ...common, name: 'Ghala', address: 'Street 1' })
  expect(readBookedMetadata(booked, 'ar')).toEqual({ ...common, name: 'غلا', address: 'شارع ١' })
})

test('[UX-121] the customer’s own address, and what was sold in one language, stay as they were written', () => {
  const atHome = bookedMetadata({ ...sent, place: 'home' }, { centre, freeGift: null, locale: 'en' })
  expect(readBookedMetadata(atHome, 'ar')).toMatchObject({ name: 'غلا', address: 'My street' })
  const old = { name: 'Ghala', address: 'Street 1', slot_id: '7' }
  expect(readBookedMetadata(old, 'ar')).toEqual(old)
})
