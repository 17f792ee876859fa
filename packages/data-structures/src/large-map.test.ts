import { describe, expect, test } from 'vitest'
import { LargeMap } from './large-map.ts'

describe('a large map', () => {
  test('finds, replaces and forgets as a map does, by numbers and by texts', () => {
    for (const toKey of [(at: number) => at, (at: number) => `GEN-${at}-0`]) {
      const map = new LargeMap<number | string, number>()
      for (let at = 0; at < 1000; at++) map.set(toKey(at), at).set(toKey(at), at + 1)
      for (let at = 0; at < 1000; at += 2) expect(map.delete(toKey(at))).toBe(true)
      expect(map.size).toBe(500)
      expect([map.get(toKey(0)), map.has(toKey(0)), map.delete(toKey(0))]).toEqual([undefined, false, false])
      expect([map.get(toKey(1)), map.has(toKey(1))]).toEqual([2, true])
      expect([...map.keys()].sort()).toEqual([...map].map(([key]) => key).sort())
      expect([...map.values()].reduce((sum, value) => sum + value, 0)).toBe(250_500)
      map.clear()
      expect([...map]).toEqual([])
    }
  })

  test.each([
    ['ids in a row', (at: number) => at],
    ['texts that differ little', (at: number) => `generated-${at}`],
  ])('with %s a fortieth of the entries is moved at most, and not all parts grow at once', (_keys, toKey) => {
    const map = new LargeMap<number | string, number>()
    for (let at = 0; at < 50_000; at++) map.set(toKey(at), at)
    const before = map.partSizes()
    for (let at = 50_000; at < 52_000; at++) map.set(toKey(at), at)
    const after = map.partSizes()
    expect(Math.max(...after)).toBeLessThan(52_000 / 40)
    // A part has room for a power of two.
    const roomFor = (size = 0) => 2 ** Math.ceil(Math.log2(size))
    const grown = after.filter((size, at) => roomFor(size) > roomFor(before[at]))
    expect(grown.length).toBeLessThan(8)
  })
})
