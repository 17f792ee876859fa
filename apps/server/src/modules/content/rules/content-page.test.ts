import { expect, test } from 'vitest'
import { isPublic, nextTurn } from './content-page.ts'

const noon = new Date('2026-03-01T08:00:00Z')
const before = new Date('2026-02-01')
const later = new Date('2026-03-02')
const muchLater = new Date('2026-03-03')

test.each([
  ['a page published before', true, before, null, true],
  ['a page published at this moment', true, noon, null, true],
  ['a page whose day has not come', true, later, null, false],
  ['a draft', false, before, null, false],
  ['a page without a day', true, null, null, false],
  ['a page that ends later', true, before, later, true],
  ['a page that ends at this moment', true, before, noon, false],
])('%s is public: %5$s', (_case, isPublished, publishedAt, publishedUntil, expected) => {
  expect(isPublic({ isPublished, publishedAt, publishedUntil }, noon)).toBe(expected)
})

test('the next turn is the earliest start or end ahead of a page that is published', () => {
  const page = (publishedAt: Date, publishedUntil: Date | null, isPublished = true) => ({
    isPublished,
    publishedAt,
    publishedUntil,
  })
  expect(nextTurn([page(before, muchLater), page(later, null)], noon)).toEqual(later)
  expect(nextTurn([page(before, muchLater), page(before, noon)], noon)).toEqual(muchLater)
  expect(nextTurn([page(later, null, false), page(before, null)], noon)).toBeUndefined()
})
