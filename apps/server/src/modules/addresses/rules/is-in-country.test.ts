import { expect, test } from 'vitest'
import { isInCountry } from './is-in-country.ts'

test.each([
  ['Muscat', 'OM', 23.588, 58.383],
  ['Salalah', 'OM', 17.0151, 54.0924],
  ['Khasab', 'OM', 26.1799, 56.2477],
  ['Masirah', 'OM', 20.67, 58.89],
  ['Madha, inside the Emirates', 'OM', 25.284, 56.333],
  ['Al Buraimi', 'OM', 24.2509, 55.793],
  ['the harbour of Muttrah', 'OM', 23.632, 58.568],
  ['Dubai', 'AE', 25.2048, 55.2708],
  ['Al Ain', 'AE', 24.2075, 55.7447],
  ['Ankara', 'TR', 39.93, 32.86],
  ['Ottawa', 'CA', 45.42, -75.69],
])('[ADDR-19] %s lies in %s', (_name, country, latitude, longitude) => {
  expect(isInCountry(country, { latitude, longitude })).toBe(true)
})

test.each([
  ['Dubai', 'OM', 25.2048, 55.2708],
  ['Al Ain', 'OM', 24.2075, 55.7447],
  ['the open sea', 'OM', 24.6, 59.5],
  ['Sanaa', 'OM', 15.3694, 44.191],
  ['Muscat', 'AE', 23.588, 58.383],
  ['nowhere', 'OM', 0, 0],
  ['London', 'CA', 51.5, -0.12],
])('[ADDR-19] %s does not lie in %s', (_name, country, latitude, longitude) => {
  expect(isInCountry(country, { latitude, longitude })).toBe(false)
})
