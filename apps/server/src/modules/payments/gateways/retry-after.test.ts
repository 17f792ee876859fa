import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const now = new Date('2026-11-17T09:00:00Z')

test.each([
  ['7', 7],
  [' 120 ', 120],
  ['0', 0],
  ['Tue, 17 Nov 2026 09:02:00 GMT', 120],
  ['Tue, 17 Nov 2026 08:00:00 GMT', 0],
])('a gateway that says %j wants to be left alone for %i seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds)
})

test.each(['86400', '999999999', 'Fri, 01 Jan 2999 00:00:00 GMT'])(
  'no longer than an hour, whatever it says: %j',
  (header) => {
    expect(readRetryAfter(header, now)).toBe(3600)
  },
)

test.each([undefined, null, '', ' ', 'soon', '-5', '1.5', '1e9', '0x10', '2026-11-18', '99999999999'])(
  'what says no time is no time: %j',
  (header) => {
    expect(readRetryAfter(header, now)).toBeUndefined()
  },
)
