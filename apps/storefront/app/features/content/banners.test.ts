import { describe, expect, test } from 'vitest'
import { homeBanners, mediaKind, readLink, readSlot } from './banners.ts'
import type { ContentPage } from './content-pages.ts'

function aPage(
  slug: string,
  change: { lang?: string; channels?: string; priority?: string; states?: string } = {},
): ContentPage {
  const { lang = 'en', channels = 'default-channel,tasleem-channel', priority = '10', states = '' } = change
  return {
    id: `${slug} ${lang}`,
    slug,
    title: `Title of ${slug}`,
    metadata: [
      { key: 'lang', value: lang },
      { key: 'channels', value: channels },
      { key: 'priority', value: priority },
      { key: 'states', value: states },
    ],
    attributes: [
      { attribute: { slug }, values: [{ name: '', plainText: null, file: { url: `/media/${slug}.svg` } }] },
      {
        attribute: { slug: 'link' },
        values: [{ name: '', plainText: 'products/?category=Tyres', file: null }],
      },
    ],
  }
}

const audience = { lang: 'en', shop: { channel: 'default-channel' }, place: { stateId: 11 } } as const

const titlesOf = (pages: ContentPage[]) =>
  homeBanners(pages, audience).groups.map(({ kind, banners }) => [
    kind,
    banners.map(({ title }) => title.replace('Title of ', '')),
  ])

describe('homeBanners', () => {
  test('[HOME-04] recognises the slots by their slugs and leaves out everything else', () => {
    const pages = ['top-header-1', 'top-image-1', 'bottom-image-1', 'right-image', 'left-image', 'about'].map(
      (slug) => aPage(slug),
    )
    expect(titlesOf(pages).flat(2)).toEqual([
      ...['top-header', 'top-header-1'],
      ...['top-image', 'top-image-1'],
      ...['bottom-image', 'bottom-image-1'],
      ...['sides', 'left-image', 'right-image'],
    ])
  })

  test('[CHAN-05] leaves out a page that names no channel', () => {
    expect(titlesOf([aPage('top-image-1', { channels: '' }), aPage('top-image-2')])).toEqual([
      ['top-image', ['top-image-2']],
    ])
  })

  test('[UX-73] leaves out a page for other places', () => {
    expect(
      titlesOf([aPage('top-image-1', { states: '12,23' }), aPage('top-image-2', { states: '11,12' })]),
    ).toEqual([['top-image', ['top-image-2']]])
  })

  test('[HOME-08] orders groups by priority and banners by their number', () => {
    const pages = [
      aPage('bottom-image-2', { priority: '40' }),
      aPage('top-image-10', { priority: '20' }),
      aPage('top-image-2', { priority: '20' }),
      aPage('bottom-image-1', { priority: '40' }),
    ]
    expect(titlesOf(pages)).toEqual([
      ['top-image', ['top-image-2', 'top-image-10']],
      ['bottom-image', ['bottom-image-1', 'bottom-image-2']],
    ])
  })

  test('[HOME-06] shows pages of the language and of the channel only', () => {
    const pages = [
      aPage('top-image-1', { lang: 'ar' }),
      aPage('top-image-2', { channels: 'tasleem-channel' }),
      aPage('top-image-3'),
    ]
    expect(titlesOf(pages)).toEqual([['top-image', ['top-image-3']]])
  })

  test('[HOME-05] takes the page whose picture is top-image for the popup', () => {
    expect(homeBanners([aPage('top-image')], audience)).toMatchObject({
      groups: [],
      popup: { title: 'Title of top-image' },
    })
    expect(readSlot('top-image-1')).toEqual({ kind: 'top-image', order: 1 })
  })
})

describe('a banner', () => {
  test('[HOME-22] keeps the language in links within the shop and marks links that leave it', () => {
    expect(readLink('products/?category=Tyres', 'ar')).toEqual({
      link: '/ar/products/?category=Tyres',
      isOutside: false,
    })
    expect(readLink('https://partner.example/offer', 'ar')).toEqual({
      link: 'https://partner.example/offer',
      isOutside: true,
    })
    expect(readLink('javascript:alert(1)', 'en').link).toBe('/en/javascript:alert(1)/')
  })

  test('[HOME-12] knows pictures and films, and says so of anything else', () => {
    const pictures = ['/a.svg', '/a.JPG', '/a.jpeg', '/a.png', '/a.gif', '/a.avif', '/a.webp?size=1024']
    expect(pictures.map((url) => mediaKind(url))).toEqual(pictures.map(() => 'image'))
    expect(['/a.mp4', '/a.webm'].map((url) => mediaKind(url))).toEqual(['video', 'video'])
    expect(mediaKind('/a.pdf', 'image')).toBe('unsupported')
    expect(mediaKind('/picture', 'image')).toBe('image')
    expect(mediaKind('/picture')).toBe('unsupported')
  })
})
