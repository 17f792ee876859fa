import { expect, test } from 'vitest'
import { formatPlaceCookie, parsePlaceCookie } from './storefront-context.ts'

test('a place survives its cookie', () => {
  const place = { countryId: 1, stateId: 11, stateSlug: 'al-batinah' }
  expect(formatPlaceCookie(place)).toBe('1.11.al-batinah')
  expect(parsePlaceCookie('1.11.al-batinah')).toEqual(place)
})

test.each([
  undefined,
  '',
  '1.11',
  '1.11.',
  '0.11.muscat',
  '-1.11.muscat',
  '1.1e3.muscat',
  '1.99999999999999999999.muscat',
  '1.11.muscat.x',
  '1.11.Muscat<script>',
  '1.11.مسقط',
  `1.11.${'a'.repeat(65)}`,
])('a cookie of %j is no place', (value) => {
  expect(parsePlaceCookie(value)).toBeNull()
})
