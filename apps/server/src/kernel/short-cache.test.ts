import { expect, test } from 'vitest'
import { fixedClock } from '#testing/fixed-clock.ts'
import { createShortCache } from './short-cache.ts'

function setUp(maxEntries = 10) {
  const clock = fixedClock(new Date('2026-11-15T08:00:00Z'))
  const cache = createShortCache<number>({ clock, lifetimeMs: 1000, maxEntries })
  let made = 0
  const get = (key: string) =>
    cache.get(key, async () => {
      made += 1
      return made
    })
  return { clock, get, made: () => made }
}

test('an answer is made once for all who ask within its lifetime, and anew after it', async () => {
  const { clock, get } = setUp()
  expect(await Promise.all([get('a'), get('a')])).toEqual([1, 1])
  clock.advance(999)
  expect(await get('a')).toBe(1)
  clock.advance(1)
  expect(await get('a')).toBe(2)
})

test('the oldest answers go when there are too many', async () => {
  const { get, made } = setUp(2)
  for (const key of ['a', 'b', 'c']) await get(key)
  await get('c')
  expect(made()).toBe(3)
  await get('a')
  expect(made()).toBe(4)
})

test('a fault is not remembered', async () => {
  const { clock } = setUp()
  const cache = createShortCache<string>({ clock, lifetimeMs: 1000, maxEntries: 2 })
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', async () => 'yes')).toBe('yes')
})
