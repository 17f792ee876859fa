import { expect, test } from 'vitest'
import { remindedNow } from './reminder-time.ts'

test.each([
  ['2026-11-16T12:59:59Z', false],
  ['2026-11-16T13:00:00Z', true],
  ['2026-11-16T16:59:59Z', true],
  ['2026-11-16T17:00:00Z', false],
  ['2026-11-16T23:00:00Z', false],
])('at %s reminders are due: %s', (now, isDue) => {
  expect(remindedNow(new Date(now)) !== undefined).toBe(isDue)
})

test('the day is the next one of Muscat, from midnight to midnight', () => {
  expect(remindedNow(new Date('2026-12-31T13:30:00Z'))).toEqual({
    from: new Date('2026-12-31T20:00:00Z'),
    until: new Date('2027-01-01T20:00:00Z'),
    placedBefore: new Date('2026-12-31T13:00:00Z'),
  })
})
