import { expect, test } from 'vitest'
import { retryDelayMs } from './retry-delay.ts'

test('[BEY-14] waiting pages ask less and less often, and not all at once', () => {
  const middle = () => 0.5
  expect([0, 1, 2, 3, 4, 9].map((attempt) => retryDelayMs(attempt, middle))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(retryDelayMs(0, () => 0)).toBe(1_500)
  expect(retryDelayMs(0, () => 0.999)).toBe(2_499)
})
