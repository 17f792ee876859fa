import { mapCentre } from '@warsha/contract/constants.ts'
import {
  demoCities,
  demoCountries,
  demoRegions,
  demoStates,
} from '@warsha/demo-shop/locations/demo-places.ts'
import { describe, expect, test } from 'vitest'
import { distanceKm } from './nearest-place.ts'
import { describePlace, joinNames, placeAt } from './place-at.ts'
import type { Places } from './places.ts'

const places: Places = {
  countries: demoCountries,
  states: demoStates.map((state) => ({ ...state, isActive: true })),
  cities: demoCities.map((city) => ({ ...city, isActive: true })),
  regions: demoRegions.map((region) => ({ ...region, isActive: true })),
}
const describeAt = (latitude: number, longitude: number, locale: 'en' | 'ar') => {
  const place = placeAt(places, { latitude, longitude })
  return place && describePlace(place, locale)
}

describe('placeAt', () => {
  test('[REST-45] a position is its area, governorate and country, in the asked language', () => {
    expect(describeAt(23.594, 58.428, 'en')).toBe('Al Khuwair, Muscat, Oman')
    expect(describeAt(23.594, 58.428, 'ar')).toBe('الخوير، مسقط، عُمان')
  })

  test('a place that is not a governorate is told with the governorate it lies in', () => {
    expect(describeAt(23.6705, 58.1895, 'en')).toBe('Seeb Souq, Muscat, Oman')
  })

  test('[UX-71] the point of a state or city is in the nearest area of it', () => {
    const { state, city, region } = placeAt(places, mapCentre) ?? {}
    expect([state?.nameEn, city?.nameEn, region?.nameEn]).toEqual(['Muscat', 'Bawshar', 'Al Ghubrah'])
    for (const one of demoCities) expect(placeAt(places, one)?.region).toBeDefined()
  })

  test('a hidden place is not found, nor what lies in it', () => {
    const khuwair = { latitude: 23.594, longitude: 58.428 }
    const hidden = places.regions.map((region) => ({ ...region, isActive: region.nameEn !== 'Al Khuwair' }))
    expect(placeAt({ ...places, regions: hidden }, khuwair)?.region?.nameEn).not.toBe('Al Khuwair')
    const without = places.cities.map((city) => ({ ...city, isActive: city.nameEn !== 'Bawshar' }))
    expect(placeAt({ ...places, cities: without }, khuwair)?.city?.nameEn).not.toBe('Bawshar')
  })

  test('every known area finds itself', () => {
    for (const region of demoRegions) {
      const found = placeAt(places, region)
      expect(found && distanceKm(found.region ?? found.city ?? found.state, region)).toBe(0)
    }
  })

  test.each([
    ['the Atlantic', 0, 0],
    ['the pole', 90, 0],
    ['Sydney', -33.87, 151.21],
  ])('%s is nowhere', (_name, latitude, longitude) => {
    expect(placeAt(places, { latitude, longitude })).toBeUndefined()
  })

  test('a shop without places finds none', () => {
    const empty = { countries: [], states: [], cities: [], regions: [] }
    expect(placeAt(empty, { latitude: 23.6, longitude: 58.4 })).toBeUndefined()
  })
})

test('Muscat and Salalah are about 860 km apart', () => {
  const km = distanceKm({ latitude: 23.588, longitude: 58.383 }, { latitude: 17.015, longitude: 54.092 })
  expect(km).toBeGreaterThan(840)
  expect(km).toBeLessThan(880)
})

test('a name that repeats the one before it is told once', () => {
  expect(joinNames(['Dubai', 'Dubai', 'United Arab Emirates'], 'en')).toBe('Dubai, United Arab Emirates')
})
