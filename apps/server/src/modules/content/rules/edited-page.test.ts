import { expect, test } from 'vitest'
import { isLink, mediaTypeOf, orderedSlugs, pageState, pictureAttribute } from './edited-page.ts'

const now = new Date('2026-03-01T08:00:00Z')
const before = new Date('2026-02-01')
const later = new Date('2026-03-02')

test.each([
  ['draft', false, before, null],
  ['scheduled', true, later, null],
  ['shown', true, before, later],
  ['ended', true, before, now],
])('%s', (state, isPublished, publishedAt, publishedUntil) => {
  expect(pageState({ isPublished, publishedAt, publishedUntil }, now)).toBe(state)
})

test.each([
  ['top-image-2-tasleem-ar', 'top-image-2'],
  ['right-image-ar', 'right-image'],
  ['popup', 'top-image'],
  ['about', undefined],
])('the picture of %s is kept as %s', (slug, attribute) => {
  expect(pictureAttribute(slug)).toBe(attribute)
})

test.each([
  ['products/?category=Tyres', true],
  ['/support', true],
  ['https://example.om/x', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['two words', false],
])('%s is a link: %s', (link, expected) => {
  expect(isLink(link)).toBe(expected)
})

test('a banner is a picture or a film', () => {
  expect([mediaTypeOf('/media/a.webp'), mediaTypeOf('/media/a.mp4')]).toEqual(['image', 'video'])
})

test('an order gives the numbers of the places to other banners', () => {
  expect(orderedSlugs(['top-image-3-ar', 'top-image-1-ar', 'top-image-2-ar'])).toEqual([
    'top-image-1-ar',
    'top-image-2-ar',
    'top-image-3-ar',
  ])
  expect(orderedSlugs(['top-image-5', 'top-image-2'])).toEqual(['top-image-2', 'top-image-5'])
})

test.each([
  ['different groups', ['top-image-1', 'bottom-image-2']],
  ['different audiences', ['top-image-1', 'top-image-2-ar']],
  ['no banners', ['about', 'terms']],
  ['a place without a number', ['right-image', 'left-image']],
  ['one of them twice', ['top-image-1', 'top-image-1']],
])('%s have no order', (_case, slugs) => {
  expect(orderedSlugs(slugs)).toBeUndefined()
})
