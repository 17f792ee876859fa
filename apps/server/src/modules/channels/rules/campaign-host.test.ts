import { expect, test } from 'vitest'
import { isCampaignHost } from './campaign-host.ts'

test.each(['bima.example.om', 'shop-BIMA.example.om:8443', 'localhost', 'localhost:3000'])(
  '[CAMP-28] %s is a campaign host',
  (host) => expect(isCampaignHost(host, 'bima')).toBe(true),
)

test.each(['shop.example.om', 'localhost.example.om', ''])('[CAMP-28] %j is none', (host) =>
  expect(isCampaignHost(host, 'bima')).toBe(false),
)

test('[CAMP-28] the marker is configuration', () => {
  expect(isCampaignHost('takaful.example.om', 'takaful')).toBe(true)
  expect(isCampaignHost('bima.example.om', 'takaful')).toBe(false)
})
