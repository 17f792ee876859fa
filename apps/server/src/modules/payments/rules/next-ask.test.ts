import { expect, test } from 'vitest'
import { secondsToNextAsk } from './next-ask.ts'

test('a silent gateway is asked soon, then less often, and no longer than three days', () => {
  const seconds: number[] = []
  for (let next = secondsToNextAsk(0); next !== undefined; next = secondsToNextAsk(seconds.length))
    seconds.push(next)
  expect(seconds.slice(0, 7)).toEqual([15, 60, 300, 900, 3600, 3600, 3600])
  const hours = seconds.reduce((sum, each) => sum + each, 0) / 3600
  expect(hours).toBeGreaterThanOrEqual(72)
  expect(hours).toBeLessThan(73)
})
