import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drain, fillInSteps, itemsPerStep, rankNumbers, sortInSteps, sortNumbers } from './sort-in-steps.ts'

const many = 3 * 8 * itemsPerStep + 17
const scattered = (at: number) => (at * 7919) % 104_729

/** The most that was counted between two pauses. */
function longestStep(work: (count: () => void) => Iterator<void>): number {
  let longest = 0
  let counted = 0
  const steps = work(() => {
    counted += 1
  })
  for (let isDone = false; !isDone; ) {
    isDone = steps.next().done === true
    longest = Math.max(longest, counted)
    counted = 0
  }
  return longest
}

describe('sorting in steps', () => {
  test('of numbers and keys is what sorting at once is', () => {
    const numbers = Float64Array.from({ length: many }, (_, at) => scattered(at) / 8)
    expect(drain(sortNumbers(numbers.slice()))).toEqual(numbers.slice().sort())
    const keys = Int32Array.from({ length: many }, (_, at) => at)
    const byNumber = (one: number, other: number) => (numbers[one] ?? 0) - (numbers[other] ?? 0)
    expect(drain(sortInSteps(keys.slice(), byNumber))).toEqual(keys.slice().sort(byNumber))
  })

  test('gives equal numbers one rank, and ranks go by size', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true })), (numbers) => {
        const { distinct, rankOf } = drain(rankNumbers(Float64Array.from(numbers)))
        const expected = [...new Set(numbers)].sort((one, other) => (one < other ? -1 : 1))
        expect([...distinct].map((number) => number + 0)).toEqual(expected.map((number) => number + 0))
        for (const number of numbers) expect(distinct[rankOf(number)]).toBeCloseTo(number, 10)
      }),
    )
  })

  test('pauses after a bounded number of comparisons and items', () => {
    const comparisons = longestStep((count) =>
      sortInSteps(
        Int32Array.from({ length: many }, (_, at) => at),
        (one, other) => {
          count()
          return scattered(one) - scattered(other)
        },
      ),
    )
    expect(comparisons).toBeLessThanOrEqual(512 * 10)
    const items = longestStep((count) =>
      fillInSteps(new Float64Array(many), (at) => {
        count()
        return at
      }),
    )
    expect(items).toBeLessThanOrEqual(itemsPerStep)
  })

  test('of what is sorted already compares each with the next, and hardly more', () => {
    let comparisons = 0
    const sorted = Int32Array.from({ length: many }, (_, at) => at)
    const steps = sortInSteps(sorted.slice(), (one, other) => {
      comparisons += 1
      return one - other
    })
    expect(drain(steps)).toEqual(sorted)
    expect(comparisons).toBeLessThan(many * 1.01)
  })
})
