import { describe, expect, test } from 'vitest'
import type { ChangeTopic } from '#kernel/database/changes.ts'
import { createAnswerCache } from './answer-cache.ts'

function setUp() {
  const versions: Partial<Record<ChangeTopic, number>> = {}
  const time = { now: 5000 }
  const cache = createAnswerCache({ now: () => time.now, versionOf: (topic) => versions[topic] ?? 0 })
  return { cache, versions, time }
}
const text = (length: number) => Buffer.alloc(length, 'x')
const fromStock = new Map<ChangeTopic, number>([['stock', 0]])

describe('cached answers', () => {
  test('an answer stays while what it was made from stands still', () => {
    const { cache, versions } = setUp()
    cache.store('a', text(3), fromStock)
    expect(cache.find('a')).toEqual(text(3))
    versions.content = 1
    expect(cache.find('a')).toEqual(text(3))
    versions.stock = 1
    expect(cache.find('a')).toBeUndefined()
    expect(cache.size()).toEqual({ answers: 0, bytes: 0 })
  })

  test('a small answer holds nothing beside its own bytes', () => {
    const { cache } = setUp()
    cache.store('a', Buffer.from('{}'), fromStock)
    expect(cache.find('a')?.buffer.byteLength).toBe(2)
  })

  test('an answer that was begun before a change is never shown after it', () => {
    const { cache, versions } = setUp()
    versions.stock = 1
    cache.store('a', text(3), fromStock)
    expect(cache.find('a')).toBeUndefined()
  })

  test('no answer is older than a second, whichever way the clock was set', () => {
    const { cache, time } = setUp()
    cache.store('a', text(3), fromStock)
    time.now += 1001
    expect(cache.find('a')).toBeUndefined()
    cache.store('a', text(3), fromStock)
    time.now -= 1001
    expect(cache.find('a')).toBeUndefined()
  })

  test('neither many nor large answers take more than their room', () => {
    const { cache } = setUp()
    for (let index = 0; index < 3000; index++) cache.store(`small ${index}`, text(10), fromStock)
    expect(cache.size().answers).toBeLessThanOrEqual(1000)
    for (let index = 0; index < 30; index++) cache.store(`large ${index}`, text(1_000_000), fromStock)
    expect(cache.size().bytes).toBeLessThanOrEqual(8_000_000)
    expect(cache.find('large 29')).toBeDefined()
    cache.store('too large', text(9_000_000), fromStock)
    expect(cache.size().bytes).toBeLessThanOrEqual(8_000_000)
  })
})
