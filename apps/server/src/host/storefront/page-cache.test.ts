import { describe, expect, test } from 'vitest'
import type { ChangeTopic } from '#kernel/database/changes.ts'
import { compressPage } from './compressed-page.ts'
import { createPageCache } from './page-cache.ts'

const body = await compressPage('<p>x</p>', 'br', 'waiting')
const page = { headers: [] as [string, string][], policy: '', body }

function setUp() {
  const versions: Partial<Record<ChangeTopic, number>> = {}
  const time = { now: 5000 }
  const cache = createPageCache({
    now: () => time.now,
    versionOf: (topic) => versions[topic] ?? 0,
    topics: [
      { name: 'catalogue', staleMs: 1000 },
      { name: 'content', staleMs: 1000 },
      { name: 'stock', staleMs: 5000 },
    ],
  })
  const found = () => {
    const known = cache.find('/en')
    return known && (known.isDue ? 'due' : 'fresh')
  }
  return { cache, versions, time, found }
}

describe('a cached page', () => {
  test('is fresh while nothing changes, and lives a minute at most', () => {
    const { cache, time, found } = setUp()
    cache.store('/en', page, cache.basis())
    time.now += 29_000
    expect(found()).toBe('fresh')
    time.now += 30_000
    expect(found()).toBe('due')
    time.now += 1001
    expect(found()).toBeUndefined()
  })

  test('outlives a change of the catalogue by a second, in which it is made again', () => {
    const { cache, versions, time, found } = setUp()
    cache.store('/en', page, cache.basis())
    versions.catalogue = 1
    expect(found()).toBe('fresh')
    time.now += 501
    expect(found()).toBe('due')
    time.now += 500
    expect(found()).toBeUndefined()
  })

  test('outlives a sale by five seconds', () => {
    const { cache, versions, time, found } = setUp()
    cache.store('/en', page, cache.basis())
    versions.stock = 1
    time.now += 2000
    versions.stock = 2
    expect(found()).toBe('fresh')
    time.now += 2999
    expect(found()).toBe('due')
    time.now += 2
    expect(found()).toBeUndefined()
  })

  test('that nobody asked for since a change is not sent once its time is over', () => {
    const { cache, versions, time, found } = setUp()
    cache.store('/en', page, cache.basis())
    time.now += 30
    expect(found()).toBe('fresh')
    versions.content = 1
    time.now += 1001
    expect(found()).toBeUndefined()
  })

  test('that was begun before a change counts from its beginning', () => {
    const { cache, versions, time, found } = setUp()
    const basis = cache.basis()
    versions.catalogue = 1
    time.now += 800
    cache.store('/en', page, basis)
    expect(found()).toBe('due')
    time.now += 201
    expect(found()).toBeUndefined()
  })
})

test('the least used page goes first when there are too many', () => {
  const { cache } = setUp()
  for (let index = 0; index < 1000; index++) cache.store(`/en/${index}`, page, cache.basis())
  cache.find('/en/0')
  cache.store('/en/new', page, cache.basis())
  expect(cache.find('/en/0')).toBeDefined()
  expect(cache.find('/en/1')).toBeUndefined()
})

test('many large pages do not fill the memory', () => {
  const { cache } = setUp()
  const large = { ...page, body: { ...body, bytes: 7_000_000 } }
  for (let index = 0; index < 20; index++) cache.store(`/en/${index}`, large, cache.basis())
  expect(cache.size().pages).toBe(3)
  expect(cache.size().bytes).toBeLessThanOrEqual(24_000_000)
})
