import { describe, expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { sisterStoreUrl } from './shop-settings.ts'

describe('the sister shop', () => {
  test('is there in a demo as it is started, on the same port', () => {
    expect(sisterStoreUrl(readConfig({}), 'http://localhost:3000')).toBe('http://tasleem.localhost:3000')
  })

  test('is where the configuration says', () => {
    const apart = { SISTER_STORE_URL: 'https://tasleem.om/en', CHANNEL_SISTER_HOSTS: 'tasleem.om' }
    expect(sisterStoreUrl(readConfig(apart), 'https://shop.om')).toBe('https://tasleem.om/en')
    expect(sisterStoreUrl(readConfig({ CHANNEL_SISTER_HOSTS: 'tasleem.om' }), 'https://shop.om')).toBe(
      'https://tasleem.om',
    )
  })

  test.each([
    { DATABASE_URL: 'postgres://localhost/shop' },
    { PUBLIC_URL: 'https://shop.om' },
    { CHANNEL_MAIN_HOSTS: 'shop.om' },
  ])('is not made up for a shop with an address or a database of its own (%o)', (env) => {
    expect(sisterStoreUrl(readConfig(env), 'https://shop.om')).toBeNull()
  })
})
