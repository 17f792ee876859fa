import type { StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { initialLogin, loginStore } from './groups/login.ts'
import { currentPlace, currentShop, placeInEffect, rememberPageFacts } from './place.ts'
import { openBrowser } from './testing/fake-browser.ts'

const sohar = { country_id: 1, country_name: 'Oman', state_id: 3, state_name: 'Sohar', state_slug: 'sohar' }
const muscat: StorePlace = {
  countryId: 1,
  countryName: 'عُمان',
  stateId: 11,
  stateName: 'مسقط',
  stateSlug: 'muscat',
  isChosen: false,
}

beforeEach(() => {
  openBrowser()
  loginStore.setState(initialLogin, true)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the place in effect', () => {
  test('[LOC-03] [LOC-04] [LOC-05] with nothing stored it is Oman (1), Muscat (11), and it does not count as chosen', () => {
    expect(currentPlace()).toMatchObject({
      countryId: 1,
      countryName: 'Oman',
      stateId: 11,
      stateName: 'Muscat',
      stateSlug: 'muscat',
      isChosen: false,
    })
  })

  test('[LOC-06] the default of the page is in effect without being chosen', () => {
    expect(placeInEffect(initialLogin, muscat)).toEqual(muscat)
  })

  test('a choice wins over the place the page was rendered for', () => {
    expect(placeInEffect({ ...initialLogin, ...sohar }, muscat)).toEqual({
      countryId: 1,
      countryName: 'Oman',
      stateId: 3,
      stateName: 'Sohar',
      stateSlug: 'sohar',
      isChosen: true,
    })
  })

  test('[LOC-21] for the same place the names are those of the page, in its language', () => {
    const chosen = { ...initialLogin, ...sohar, state_id: 11, state_name: 'Muscat', state_slug: 'muscat' }
    expect(placeInEffect(chosen, muscat)).toEqual({ ...muscat, isChosen: true })
  })
})

test('loaders in the browser know what the server told the page', () => {
  expect(currentShop).toThrow('taken over')
  const shop = {
    channel: 'default-channel',
    brandName: { en: 'Warsha', ar: 'ورشة' },
    supportPhone: '',
    supportEmail: '',
    whatsappNumber: '',
    sisterStoreUrl: null,
    isCampaignHost: false,
    insuranceUrl: null,
    mapTiles: null,
    minAppVersion: null,
    version: '17.6.0',
    isDemo: true,
  }
  rememberPageFacts({ shop, place: muscat })
  expect(currentShop()).toBe(shop)
  expect(currentPlace()).toEqual(muscat)
})
