import { expect, test } from 'vitest'
import { packPage } from './packed-page.ts'
import { createPageCache } from './page-cache.ts'

const packed = await packPage('<p>x</p>', '@@')
const page = { status: 200, headers: [] as [string, string][], page: packed, version: 1 }

test('a page lives until what it shows changes', () => {
  const cache = createPageCache(() => 0)
  cache.store('/en', page)
  expect(cache.find('/en', 1)?.page).toBe(packed)
  expect(cache.find('/en', 2)).toBeUndefined()
  expect(cache.size()).toBe(0)
})

test('a page lives a minute at most', () => {
  let now = 0
  const cache = createPageCache(() => now)
  cache.store('/en', page)
  now = 60_001
  expect(cache.find('/en', 1)).toBeUndefined()
})

test('the least used page goes first when there are too many', () => {
  const cache = createPageCache(() => 0)
  for (let index = 0; index < 1000; index++) cache.store(`/en/${index}`, page)
  cache.find('/en/0', 1)
  cache.store('/en/new', page)
  expect(cache.find('/en/0', 1)).toBeDefined()
  expect(cache.find('/en/1', 1)).toBeUndefined()
})

test('many large pages do not fill the memory', () => {
  const cache = createPageCache(() => 0)
  const large = { ...page, page: { ...packed, bytes: 7_000_000 } }
  for (let index = 0; index < 20; index++) cache.store(`/en/${index}`, large)
  expect(cache.size()).toBeLessThanOrEqual(3)
})
