import { expect, test } from 'vitest'
import { keepRecentlyUsed } from './recently-used.ts'

test('keeps what was used last and forgets the rest', () => {
  const kept = keepRecentlyUsed<string>(2)
  kept.put('a', 'A')
  kept.put('b', 'B')
  expect(kept.find('a')).toBe('A')
  kept.put('c', 'C')
  expect([kept.find('a'), kept.find('b'), kept.find('c')]).toEqual(['A', undefined, 'C'])
})

test('weighs what it keeps, and one value alone may be too heavy', () => {
  const kept = keepRecentlyUsed<number[]>(5, (numbers) => numbers.length)
  kept.put('a', [1, 2])
  kept.put('b', [1, 2, 3])
  kept.put('c', [1])
  expect([kept.find('a'), kept.find('b')?.length, kept.find('c')?.length]).toEqual([undefined, 3, 1])
  kept.put('d', [1, 2, 3, 4, 5, 6])
  expect([kept.find('b'), kept.find('c'), kept.find('d')?.length]).toEqual([undefined, undefined, 6])
})

test('makes a value once', () => {
  const kept = keepRecentlyUsed<number>(9)
  let made = 0
  const get = () => kept.get('a', () => ++made)
  expect([get(), get()]).toEqual([1, 1])
})
