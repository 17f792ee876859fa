import { expect, test } from 'vitest'
import { nothingChosen, readChoice, stepOf } from './return-steps.ts'

const withReason = { ...nothingChosen, reason: 3 }

test.each([
  ['nothing was chosen', 'code', null, 'quantity'],
  ['there is no such step', 'nonsense', nothingChosen, 'quantity'],
  ['the reason is missing', 'code', nothingChosen, 'reason'],
  ['everything is there', 'code', withReason, 'code'],
  ['nothing was returned', 'done', withReason, 'quantity'],
] as const)('the step when %s', (_case, wanted, choice, step) => {
  expect(stepOf(wanted, choice)).toBe(step)
})

test('what another page has left is not read', () => {
  expect(readChoice({ from: '/cart' })).toBeNull()
  expect(readChoice('text')).toBeNull()
  expect(readChoice({ return: { quantity: 2 } })).toEqual({ ...nothingChosen, quantity: 2 })
})
