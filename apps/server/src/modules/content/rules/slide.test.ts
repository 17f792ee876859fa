import { describe, expect, test } from 'vitest'
import type { Assignment, DescribedValue } from '#kernel/described-attributes.ts'
import type { ContentPage } from './content-page.ts'
import { slidesFor } from './slide.ts'

const wish = { channel: 'default-channel', locale: 'en', device: 'desktop' } as const

function assigned(
  slug: string,
  inputType: 'FILE' | 'PLAIN_TEXT',
  value: Partial<DescribedValue>,
): Assignment {
  const attribute = {
    id: 1,
    slug,
    name: slug,
    type: 'PAGE_TYPE',
    inputType,
    metadata: {},
    choices: [],
  } as const
  return { attribute, values: [{ id: 1, name: slug, slug, inputType, ...value }] }
}

function aBanner(
  slug: string,
  metadata: Record<string, string> = {},
  assignments: Assignment[] = [],
): ContentPage {
  return {
    id: 1,
    slug,
    title: slug,
    content: null,
    seoTitle: null,
    seoDescription: null,
    isPublished: true,
    publishedAt: new Date(0),
    publishedUntil: null,
    createdAt: new Date(0),
    metadata: { channels: 'default-channel', lang: 'en', priority: '10', ...metadata },
    pageType: { id: 1, slug: 'home-page', name: 'Home page', metadata: {}, attributes: [] },
    translations: {},
    assignments,
  }
}

const slugs = (pages: ContentPage[], more = {}) =>
  slidesFor(pages, { ...wish, ...more }).map(({ page }) => page.slug)

describe('slidesFor', () => {
  test('[CHAN-05] [HOME-23] shows the banners of the channel and language only', () => {
    const pages = [
      aBanner('top-image-1'),
      aBanner('top-image-2', { channels: 'tasleem-channel' }),
      aBanner('top-image-3', { lang: 'ar' }),
      aBanner('about-us'),
    ]
    expect(slugs(pages)).toEqual(['top-image-1'])
  })

  test('[HOME-08] in the order of the screen', () => {
    const pages = [
      aBanner('top-image-2', { priority: '20' }),
      aBanner('left-image', { priority: '5' }),
      aBanner('top-image-1', { priority: '20' }),
    ]
    expect(slugs(pages)).toEqual(['left-image', 'top-image-1', 'top-image-2'])
  })

  test('[REST-26] a banner kept to some places is shown there only', () => {
    const pages = [aBanner('top-image-1', { states: '13' }), aBanner('top-image-2')]
    expect(slugs(pages, { stateId: 13 })).toEqual(['top-image-1', 'top-image-2'])
    expect(slugs(pages, { stateId: 11 })).toEqual(['top-image-2'])
  })

  test('[HOME-23] the picture is that of the device, or the only one there is', () => {
    const wide = assigned('top-image-1', 'FILE', { fileUrl: '/wide.webp' })
    const tall = assigned('image-mobile', 'FILE', { fileUrl: '/tall.webp' })
    const picture = (assignments: Assignment[], device: 'mobile' | 'desktop') =>
      slidesFor([aBanner('top-image-1', {}, assignments)], { ...wish, device })[0]?.picture
    expect(picture([tall, wide], 'desktop')).toBe('/wide.webp')
    expect(picture([tall, wide], 'mobile')).toBe('/tall.webp')
    expect(picture([wide], 'mobile')).toBe('/wide.webp')
    expect(picture([tall], 'desktop')).toBe('/tall.webp')
    expect(picture([], 'mobile')).toBeNull()
  })
})
