import { expect, test } from 'vitest'
import { isPublic } from './content-page.ts'

const noon = new Date('2026-03-01T08:00:00Z')

test.each([
  ['a page published before', true, new Date('2026-02-01'), true],
  ['a page published at this moment', true, noon, true],
  ['a page whose day has not come', true, new Date('2026-03-02'), false],
  ['a draft', false, new Date('2026-02-01'), false],
  ['a page without a day', true, null, false],
])('%s is public: %4$s', (_case, isPublished, publishedAt, expected) => {
  expect(isPublic({ isPublished, publishedAt }, noon)).toBe(expected)
})
