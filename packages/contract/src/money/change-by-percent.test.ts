import { expect, test } from 'vitest'
import { baisa } from './baisa.ts'
import { changeByBasisPoints } from './change-by-percent.ts'

test.each([
  [12_500, 500, 13_125],
  [12_345, 500, 12_962],
  [10, 500, 11],
  [999, -1_000, 899],
  [1_000, -10_000, 0],
  [1_000_000_000, 10_000, 2_000_000_000],
])('%i changed by %i hundredths of a percent is %i', (price, basisPoints, changed) => {
  expect(changeByBasisPoints(baisa(price), basisPoints)).toBe(changed)
})
