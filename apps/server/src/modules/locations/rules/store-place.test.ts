import { demoCountries, demoStates } from '@warsha/demo-shop/locations/demo-places.ts'
import { describe, expect, test } from 'vitest'
import type { Places } from './places.ts'
import { storePlace } from './store-place.ts'

const places: Places = {
  countries: demoCountries,
  states: demoStates.map((state) => ({ ...state, isActive: state.slug !== 'wusta' })),
  cities: [],
  regions: [],
}
const muscat = {
  countryId: 1,
  countryName: 'Oman',
  stateId: 11,
  stateName: 'Muscat',
  stateSlug: 'muscat',
  isChosen: false,
}

describe('storePlace', () => {
  test('[LOC-04] [LOC-05] nothing chosen is Oman 1, Muscat 11', () => {
    expect(storePlace(places, null, 'en')).toEqual(muscat)
    expect(storePlace(places, null, 'ar')).toMatchObject({ countryName: 'عُمان', stateName: 'مسقط' })
  })

  test('a chosen place is taken, even when it is the default one', () => {
    const sohar = { countryId: 1, stateId: 13, stateSlug: 'sohar' }
    expect(storePlace(places, sohar, 'en')).toMatchObject({ stateName: 'Sohar', isChosen: true })
    const same = { countryId: 1, stateId: 11, stateSlug: 'muscat' }
    expect(storePlace(places, same, 'en')).toEqual({ ...muscat, isChosen: true })
  })

  test.each([
    ['does not exist', { countryId: 1, stateId: 99, stateSlug: 'muscat' }],
    ['lies in another country', { countryId: 2, stateId: 13, stateSlug: 'sohar' }],
    ['has another slug', { countryId: 1, stateId: 13, stateSlug: 'muscat' }],
    ['is closed', { countryId: 1, stateId: 22, stateSlug: 'wusta' }],
  ])('a chosen place that %s is the default one', (_case, chosen) => {
    expect(storePlace(places, chosen, 'en')).toEqual(muscat)
  })

  test('[LOC-03] a shop without places still has a place', () => {
    const empty = { countries: [], states: [], cities: [], regions: [] }
    expect(storePlace(empty, null, 'en')).toEqual(muscat)
  })
})
