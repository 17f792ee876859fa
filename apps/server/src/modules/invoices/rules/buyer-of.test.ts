import { expect, test } from 'vitest'
import { type BuyerFacts, buyerOf } from './buyer-of.ts'

const noAddress = {
  firstName: '',
  lastName: '',
  companyName: '',
  streetAddress1: '',
  streetAddress2: '',
  city: 'MUSCAT',
  cityArea: '',
  postalCode: '',
  country: 'OM',
  countryArea: '',
  phone: '',
  metadata: {},
}
const atCentre = { place: 'center', address: 'Way 12', address_en: 'Way 12', address_ar: 'طريق 12' }

function buyer(
  address: Partial<typeof noAddress>,
  metadata: Record<string, string> = {},
  customer: BuyerFacts['customer'] = { firstName: 'Salma', lastName: 'Al Harthy', phone: '+96890000001' },
) {
  const order = { billingAddress: { ...noAddress, ...address }, lines: [{ metadata: {} }, { metadata }] }
  return buyerOf({ order, customer, placeNames: ['Muscat', 'مسقط'] })
}

test('the buyer is named as at the payment, otherwise as the account is, and never by a number', () => {
  expect(buyer({ firstName: 'Huda', lastName: 'Al Amri' }).name).toBe('Huda Al Amri')
  expect(buyer({}).name).toBe('Salma Al Harthy')
  expect(buyer({}, {}, { firstName: '', lastName: '', phone: '+96890000001' }).name).toBe('')
  expect(buyer({}, {}, { firstName: '', lastName: '', phone: null })).toEqual({
    name: '',
    phone: '',
    address: '',
  })
})

test.each([
  ['the address that somebody comes to', {}, { place: 'home', address: 'Villa 7' }, 'Villa 7'],
  ['the one on the bill', { streetAddress1: 'Way 99', streetAddress2: 'Flat 2' }, atCentre, 'Way 99, Flat 2'],
  ['never that of the workshop', { streetAddress1: 'Way 12' }, atCentre, ''],
  ['never that of the workshop in Arabic', { streetAddress1: 'طريق 12' }, atCentre, ''],
  ['never the mere name of the place', { streetAddress1: 'مسقط' }, {}, ''],
  ['none when there is none', {}, {}, ''],
])('the address of the buyer is %s', (_what, address, metadata, expected) => {
  expect(buyer(address, metadata).address).toBe(expected)
})
