import { expect, test } from 'vitest'
import { noFields } from './address.ts'
import { checkAddress } from './check-address.ts'
import { rulesOf } from './country-rules.ts'

const omani = { ...noFields, country: 'OM', city: 'muscat', streetAddress1: 'Way 2803, Villa 12' }

test('a city is stored in capitals, and fields that the country does not have are dropped', () => {
  const checked = checkAddress({ ...omani, countryArea: 'Muscat', cityArea: 'Al Khuwair' })
  expect(checked).toMatchObject({ ok: true, value: { city: 'MUSCAT', countryArea: '', cityArea: '' } })
})

test.each([
  ['no street', { streetAddress1: ' \u0000 ' }, 'REQUIRED', 'streetAddress1'],
  ['no city', { city: '' }, 'REQUIRED', 'city'],
  ['no country', { country: '' }, 'REQUIRED', 'country'],
  ['a postal code of another country', { postalCode: '12345' }, 'ADDRESS_INVALID', 'postalCode'],
  ['too long a street', { streetAddress1: 'x'.repeat(301) }, 'ADDRESS_INVALID', 'streetAddress1'],
  [
    'a Canadian address without its province',
    { country: 'CA', postalCode: 'K1A 0B1' },
    'REQUIRED',
    'countryArea',
  ],
  [
    'an emirate that there is not',
    { country: 'AE', countryArea: 'Muscat' },
    'ADDRESS_INVALID',
    'countryArea',
  ],
])('[ADDR-19] %s is refused', (_case, change, code, field) => {
  expect(checkAddress({ ...omani, ...change })).toEqual({ ok: false, code, field })
})

test('postal codes are read in any digits and letters', () => {
  expect(checkAddress({ ...omani, postalCode: '١٣٣' })).toMatchObject({ value: { postalCode: '133' } })
  const canadian = { ...omani, country: 'CA', countryArea: 'québec', postalCode: 'h3z 2y7' }
  expect(checkAddress(canadian)).toMatchObject({ value: { postalCode: 'H3Z 2Y7', countryArea: 'QC' } })
})

test('[GQL-23] every area of a country is known by its names', () => {
  expect(['OM', 'AE', 'TR', 'CA'].map((country) => rulesOf(country).countryAreas.length)).toEqual([
    0, 14, 81, 20,
  ])
})
