import { expect, test } from 'vitest'
import { type LineUsage, openUnits, statusAfterReturn, statusByUsage } from './line-usage.ts'

const line = (change: Partial<LineUsage>): LineUsage => ({
  quantity: 2,
  used: 0,
  returned: 0,
  expired: 0,
  ...change,
})

test.each([
  ['nothing was done yet', [line({})], undefined],
  ['one unit of two was used', [line({ used: 1 })], 'PARTIALLY_FULFILLED'],
  ['one line of two was used', [line({ used: 2 }), line({})], 'PARTIALLY_FULFILLED'],
  ['all were used', [line({ used: 2 }), line({ used: 2 })], 'FULFILLED'],
  ['one was let pass and the other is to come', [line({ expired: 1 })], undefined],
  ['one was used and the other let pass', [line({ used: 1, expired: 1 })], 'EXPIRED'],
  ['all were let pass', [line({ expired: 2 })], 'EXPIRED'],
  ['one was used and the other came back', [line({ used: 1, returned: 1 })], 'FULFILLED'],
  ['all came back', [line({ returned: 2 })], undefined],
] as const)('the status when %s', (_case, lines, status) => {
  expect(statusByUsage(lines)).toBe(status)
})

test('units that are neither used, returned nor expired are to be done', () => {
  expect(openUnits(line({ quantity: 5, used: 1, returned: 1, expired: 1 }))).toBe(2)
})

test.each([
  ['all came back', [line({ returned: 2 }), line({ returned: 2 })], 'RETURNED'],
  ['one line of two came back', [line({ returned: 2 }), line({})], 'PARTIALLY_RETURNED'],
  ['one unit was used', [line({ used: 1, returned: 1 })], 'PARTIALLY_RETURNED'],
] as const)('the status after a return when %s', (_case, lines, status) => {
  expect(statusAfterReturn(lines)).toBe(status)
})
