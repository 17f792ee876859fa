import { describe, expect, test } from 'vitest'
import { arrangeBanners, bannerSlotOf } from './banner-slots.ts'

describe('bannerSlotOf', () => {
  test.each([
    ['top-header-1', 'top-header', 1],
    ['top-image-2', 'top-image', 2],
    ['bottom-image-12', 'bottom-image', 12],
    ['right-image', 'right-image', 0],
    ['left-image', 'left-image', 0],
    ['top-image-2-tasleem-ar', 'top-image', 2],
    ['right-image-ar', 'right-image', 0],
  ])('[HOME-04] %s is number %3$s of %2$s', (slug, group, number) => {
    expect(bannerSlotOf(slug)).toEqual({ group, number })
  })

  test.each(['top-image', 'popup', 'popup-tasleem-ar'])('[HOME-05] %s is the popup', (slug) => {
    expect(bannerSlotOf(slug)).toEqual({ group: 'popup', number: 0 })
  })

  test.each([
    'about-us',
    'top-header',
    'top-image-',
    'top-image-x',
    'right-image-2',
    'top-header-ar',
    'constructor-1',
    '',
  ])('%s is no banner', (slug) => {
    expect(bannerSlotOf(slug)).toBeUndefined()
  })
})

describe('arrangeBanners', () => {
  const page = (slug: string, priority: number) => ({ slug, priority })
  const order = (pages: { slug: string; priority: number }[]) =>
    arrangeBanners(pages).map(({ group, pages }) => [group, ...pages.map(({ slug }) => slug)])

  test('[HOME-08] groups follow their priority, banners of a group their number', () => {
    expect(
      order([
        page('bottom-image-10', 5),
        page('bottom-image-9', 5),
        page('top-image-1', 20),
        page('left-image', 7),
        page('about-us', 1),
      ]),
    ).toEqual([
      ['bottom-image', 'bottom-image-9', 'bottom-image-10'],
      ['left-image', 'left-image'],
      ['top-image', 'top-image-1'],
    ])
  })

  test('[HOME-08] equal priorities keep the order of the screen', () => {
    expect(order([page('popup', 1), page('right-image', 1), page('top-header-1', 1)])).toEqual([
      ['top-header', 'top-header-1'],
      ['right-image', 'right-image'],
      ['popup', 'popup'],
    ])
  })

  test('a group stands where its most urgent page wants it', () => {
    expect(
      order([page('top-image-1', 30), page('top-image-2', 10), page('right-image', 20)]).map(
        ([group]) => group,
      ),
    ).toEqual(['top-image', 'right-image'])
  })
})
