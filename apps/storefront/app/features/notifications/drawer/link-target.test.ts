import { expect, test } from 'vitest'
import { linkTarget, ownPicture } from './link-target.ts'

const shop = 'https://shop.example'

test.each([
  ['/my-order/5?x=1', { kind: 'page', path: '/my-order/5?x=1' }],
  ['https://shop.example/en/wallet', { kind: 'page', path: '/en/wallet' }],
  ['https://partner.example/offer', { kind: 'elsewhere', href: 'https://partner.example/offer' }],
  ['tel:+96824000001', { kind: 'elsewhere', href: 'tel:+96824000001' }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['http://partner.example', null],
  ['no address', null],
  [null, null],
])('%s leads to %o', (link, target) => {
  expect(linkTarget(link, shop)).toEqual(target)
})

test('pictures of other hosts are not shown', () => {
  expect(ownPicture('/media/offer.webp', shop)).toBe('/media/offer.webp')
  expect(ownPicture('https://shop.example/media/offer.webp', shop)).toBe('/media/offer.webp')
  expect(ownPicture('https://spy.example/pixel.gif', shop)).toBeNull()
})
