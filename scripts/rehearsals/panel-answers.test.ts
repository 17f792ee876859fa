import { expect, test } from 'vitest'
import { counted, highest, isCloseTo, valuesOf } from './panel-answers.mjs'

const line = (...values: [number, string][]) => ({ metric: {}, values })

test('what is not a number is no answer of a panel', () => {
  expect(valuesOf(undefined)).toEqual([])
  expect(valuesOf([])).toEqual([])
  expect(valuesOf([line([10, 'NaN']), line([10, '0'], [12, '+Inf'])])).toEqual([[10, 0]])
})

test('the highest value is that of its time', () => {
  const told = [line([10, '1'], [20, '5']), line([20, '7'], [30, '9'])]
  expect(highest(told, { from: 10, to: 20 })).toBe(7)
  expect(highest(told, { from: 0, to: 9 })).toBeUndefined()
})

test('what was counted is the area below the rates of all lines', () => {
  // Thirty in a minute, as a rate over one minute tells it: half of one each second for sixty seconds.
  const minute = Array.from({ length: 30 }, (_, index): [number, string] => [index * 2, '0.5'])
  const told = [line(...minute), line([100, '3'])]
  expect(counted(told, { from: 0, to: 60, stepSeconds: 2 })).toBe(30)
})

test('a count is close to the true one within the error of a rate', () => {
  expect([104.9, 95.1].map((told) => isCloseTo(told, 100))).toEqual([true, true])
  expect([106, 0].map((told) => isCloseTo(told, 100))).toEqual([false, false])
  expect([5.5, 1.9].map((told) => isCloseTo(told, 4))).toEqual([true, false])
})
