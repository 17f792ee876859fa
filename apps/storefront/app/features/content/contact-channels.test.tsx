import type { ShopSettings } from '@warsha/contract/client/storefront-context.ts'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { ContactChannels } from './contact-channels.tsx'

const shop = {
  brandName: { en: 'Warsha', ar: 'ورشة' },
  whatsappNumber: '96890000001',
  supportPhone: '+96824000002',
  supportEmail: 'care@shop.test',
} as unknown as ShopSettings

test('every way to reach the shop is a link to what it shows', async () => {
  const { html } = await renderPart(<ContactChannels shop={shop} />, { lang: 'en', texts: ['content'] })
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>.*?<bdi[^>]*>(.*?)<\/bdi>/g)]
  expect(links.map(([, href = '', shown]) => [href.split('?')[0], shown])).toEqual([
    ['https://wa.me/96890000001', '+968 9000 0001'],
    ['tel:+96824000002', '+968 2400 0002'],
    ['tel:+96890000001', '+968 9000 0001'],
    ['mailto:care@shop.test', 'care@<wbr/>shop.test'],
  ])
})
