import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { expectedFee, isPayoutDue } from './expected-cost.ts'

test.each([
  ['a charge with an agreed share', 'charge', 10_000, 170, 1.5, 150],
  ['a charge without one', 'charge', 10_000, 170, undefined, 170],
  ['a monthly fee beside an agreed share', 'fee', 5_000, 5_000, 1.5, 0],
  ['a monthly fee without one', 'fee', 5_000, 5_000, undefined, 5_000],
] as const)('the fee of %s', (_case, kind, amount, fee, percent, expected) => {
  expect(expectedFee({ kind, amount: baisa(amount), fee: baisa(fee) }, percent)).toBe(expected)
})

test.each([
  ['with a cut-off, everything', 900, 900, true, true],
  ['with a cut-off, less', 899, 900, true, false],
  ['without one, a part', 500, 900, false, true],
  ['without one, more than there is', 901, 900, false, false],
])('a payout is due: %s', (_case, amount, due, hasCutOff, expected) => {
  expect(isPayoutDue({ amount, due, hasCutOff })).toBe(expected)
})
