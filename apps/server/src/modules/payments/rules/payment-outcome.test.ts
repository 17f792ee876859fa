import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { paymentOutcomeOf } from './payment-outcome.ts'

const attempt = { publicId: '5a0c', charge: baisa(12_340) }
const paid = { state: 'paid', attemptId: '5a0c', amount: baisa(12_340), currency: 'OMR' } as const

test('paid is what was paid for this attempt, to the baisa', () => {
  expect(paymentOutcomeOf(attempt, paid)).toBe('paid')
  expect(paymentOutcomeOf(attempt, { ...paid, currency: 'omr' })).toBe('paid')
})

test.each([
  ['a baisa less', { amount: baisa(12_339) }],
  ['a baisa more', { amount: baisa(12_341) }],
  ['a thousandth of it', { amount: baisa(12) }],
  ['nothing', { amount: baisa(0) }],
  ['an unknown amount', { amount: undefined }],
  ['another currency', { currency: 'AED' }],
  ['an unknown currency', { currency: undefined }],
  ['another attempt', { attemptId: '5a0d' }],
  ['no attempt', { attemptId: undefined }],
] as const)('%s is set aside', (_case, change) => {
  expect(paymentOutcomeOf(attempt, { ...paid, ...change })).toBe('mismatched')
})

test.each(['declined', 'cancelled', 'pending'] as const)('what is %s is no matter of amounts', (state) => {
  expect(paymentOutcomeOf(attempt, { ...paid, state, amount: undefined })).toBe(state)
})
