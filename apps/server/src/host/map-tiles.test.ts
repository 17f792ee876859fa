import { expect, test } from 'vitest'
import { readConfig } from '#config/config.ts'
import { contentPolicy } from './content-policy.ts'
import { shopSettings } from './storefront/shop-settings.ts'

const tiles = 'https://tiles.example.om/{z}/{x}/{y}.png'
const configWith = (env: Record<string, string>) => readConfig({ NODE_ENV: 'test', DEMO: 'on', ...env })

test('a tile address is told to the map and allowed by the content policy, for pictures alone', () => {
  const config = configWith({ MAP_TILES_URL: tiles, MAP_ATTRIBUTION: '© Somebody', MAP_MAX_ZOOM: '17' })
  expect(shopSettings(config).mapTiles).toEqual({ url: tiles, attribution: '© Somebody', maxZoom: 17 })
  const allowing = contentPolicy(config)()
    .split(';')
    .filter((part) => part.includes('https://tiles.example.om'))
  expect(allowing.map((part) => part.trim().split(' ')[0])).toEqual(['img-src'])
})

test('without one the map is drawn from the shop alone', () => {
  const config = configWith({})
  expect(shopSettings(config).mapTiles).toBeNull()
  expect(contentPolicy(config)()).not.toContain('tiles')
})

test.each(['https://tiles.example.om/{z}/{x}.png', 'ftp://tiles.example.om/{z}/{x}/{y}.png', 'tiles'])(
  '%s is no tile address',
  (url) => {
    expect(() => configWith({ MAP_TILES_URL: url })).toThrow('MAP_TILES_URL')
  },
)
