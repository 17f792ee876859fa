import { expect, test } from 'vitest'
import { appVersion } from './app-version.ts'
import * as constants from './constants.ts'

test('[LIM-01] waiting times, code length, geolocation and map have the agreed values', () => {
  expect(constants).toMatchObject({
    requestTimeoutMs: 50_000,
    stateSaveThrottleMs: 1_000,
    toastMs: 8_000,
    codeLength: 6,
    resendWaitMs: 120_000,
    geolocationOptions: { timeout: 10_000, enableHighAccuracy: true, maximumAge: 0 },
    mapZoom: 14,
  })
})

test('[LIM-01] the map opens on Muscat', () => {
  expect(constants.mapCentre.latitude).toBeCloseTo(23.6, 1)
  expect(constants.mapCentre.longitude).toBeCloseTo(58.4, 1)
})

test('[LIM-02] defaults are Oman, Muscat, OMR with 3 decimals, two channels and Automobile', () => {
  expect(constants.defaultPlace).toMatchObject({
    countryId: 1,
    countryName: 'Oman',
    stateId: 11,
    stateName: 'Muscat',
  })
  expect(constants.currency).toBe('OMR')
  expect(constants.currencyDecimals).toBe(3)
  expect(constants.mainChannel).toBe('default-channel')
  expect(constants.sisterChannel).toBe('tasleem-channel')
  expect(constants.defaultTopCategory).toBe('Automobile')
})

test('[CHAN-03] the shop knows exactly two channels', () => {
  expect(constants.channelSlugs).toEqual(['default-channel', 'tasleem-channel'])
})

test('[LIM-03] page sizes', () => {
  expect(constants.pageSizes).toEqual({
    serviceTypes: 20,
    serviceCentres: 10,
    centreReviews: 10,
    products: 100,
    pages: 20,
    pageTypes: 50,
    walletTransactions: 20,
    orders: 20,
    giftCards: 10,
    attributes: 100,
    attributeChoices: 100,
    categoriesPerLevel: 10,
    notifications: 10,
    bills: 10,
  })
  expect(constants.categoryLevels).toBe(4)
})

test('no page the client asks for is larger than the server allows', () => {
  expect(Math.max(...Object.values(constants.pageSizes))).toBeLessThanOrEqual(constants.serverPageCap)
})

test('[LIM-06] promo code and names end at 16 characters, search starts at 3 after 500 ms', () => {
  expect(constants.promoCodeMaxLength).toBe(16)
  expect(constants.nameMaxLength).toBe(16)
  expect(constants.searchMinLength).toBe(3)
  expect(constants.searchDebounceMs).toBe(500)
})

test('[LIM-07] top-up proposes 10, 20 and 50; an invitation is worth 2 Rial', () => {
  expect(constants.quickTopUpsRial).toEqual([10, 20, 50])
  expect(constants.referralRewardBaisa).toBe(2 * 1_000)
})

test('[LIM-08] layout measures', () => {
  expect(constants).toMatchObject({
    filterDrawerWidthPx: 300,
    mediaTilePx: 44,
    pageBottomPaddingPx: 50,
    primaryRadiusPx: 10,
    unreadSkeletons: 3,
  })
})

test('[LIM-09] banners move on after 12 and 6 seconds, countdowns tick each second', () => {
  expect(constants.topBannerIntervalMs).toBe(12_000)
  expect(constants.bottomBannerIntervalMs).toBe(6_000)
  expect(constants.countdownTickMs).toBe(1_000)
})

test('[LIM-10] [CAMP-02] the campaign is bima, in four steps', () => {
  expect(constants.campaign).toEqual({ id: 'bima', steps: 4 })
})

test('[CAT-62] [CAT-63] brands and best sellers sort ascending by their own fields', () => {
  expect(constants.sortOptions).toContainEqual({ label: 'brands', field: 'BRANDS', direction: 'ASC' })
  expect(constants.sortOptions).toContainEqual({ label: 'best_seller', field: 'RATING', direction: 'ASC' })
})

test('[CAT-64] [CAT-65] prices sort in both directions', () => {
  expect(constants.sortOptions).toContainEqual({ label: 'highest_price', field: 'PRICE', direction: 'DESC' })
  expect(constants.sortOptions).toContainEqual({ label: 'lowest_price', field: 'PRICE', direction: 'ASC' })
})

test('the version is the one of the package', () => {
  expect(appVersion).toBe('17.6.0')
})
