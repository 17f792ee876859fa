import { baisa } from '@warsha/contract/money/baisa.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeFor } from './charge.ts'

test('a gateway without a fee asks for the amount', () => {
  expect(chargeFor(baisa(12_345), { feePercent: 0, step: 1 })).toEqual({
    amount: 12_345,
    fee: 0,
    charge: 12_345,
  })
})

test('a fee is a percentage of what this gateway is asked to charge, rounded half up', () => {
  expect(chargeFor(baisa(12_300), { feePercent: 2.5, step: 1 })).toMatchObject({ fee: 308, charge: 12_608 })
})

test('where the last digit has to be 0, it is cut off', () => {
  expect(chargeFor(baisa(12_345), { feePercent: 0, step: 10 }).charge).toBe(12_340)
  expect(chargeFor(baisa(12_340), { feePercent: 0, step: 10 }).charge).toBe(12_340)
})

test('whatever the amount: never more than shown, less than a step below it, always a whole number of steps', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 99_999_999 }),
      fc.constantFrom(0, 1.5, 2.75, 33.333),
      fc.constantFrom(1 as const, 10 as const),
      (owed, feePercent, step) => {
        const { amount, fee, charge } = chargeFor(baisa(owed), { feePercent, step })
        const short = amount + fee - charge
        expect([short >= 0, short < step, charge % step]).toEqual([true, true, 0])
      },
    ),
    { numRuns: 2000 },
  )
})
