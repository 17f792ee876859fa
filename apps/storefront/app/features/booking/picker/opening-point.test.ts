import { mapCentre } from '@warsha/contract/constants.ts'
import { expect, test } from 'vitest'
import { openingPoint } from './opening-point.ts'

const ghala = { latitude: 23.573, longitude: 58.36 }
const sohar = { latitude: 24.347, longitude: 56.709 }
const salalah = { latitude: 17.019, longitude: 54.089 }

test('the map opens on Muscat for the places around it', () => {
  expect(openingPoint([sohar, ghala], sohar)).toEqual(mapCentre)
})

test('in a place elsewhere it opens there', () => {
  expect(openingPoint([sohar], sohar)).toEqual(sohar)
  expect(openingPoint([sohar, salalah], salalah)).toEqual(salalah)
})
