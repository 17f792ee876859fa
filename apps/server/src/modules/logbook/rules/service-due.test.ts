import { expect, test } from 'vitest'
import { addMonths, serviceDue } from './service-due.ts'

test.each([
  ['2026-11-18', 6, '2027-05-18'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s and %i months later is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later)
})

test('work without an interval never falls due, and without a reading none is expected', () => {
  const done = { doneOn: '2026-11-18', kilometres: 42_000 }
  expect(serviceDue(done, undefined)).toEqual({ intervalCategoryId: null, dueOn: null, dueKilometres: null })
  const interval = { categoryId: 3, months: 6, kilometres: 10_000 }
  expect(serviceDue(done, interval)).toEqual({
    intervalCategoryId: 3,
    dueOn: '2027-05-18',
    dueKilometres: 52_000,
  })
  expect(serviceDue({ ...done, kilometres: null }, interval).dueKilometres).toBeNull()
})
