import { expect, test } from 'vitest'
import { toneOfPayment, toneOfStatus } from './order-status.ts'

test('[ORD-11] a failed or unknown status has the colour of an error', () => {
  for (const status of ['FAILED', 'SOMETHING_NEW', '']) expect(toneOfStatus(status)).toBe('danger')
  expect(toneOfStatus('FULFILLED')).toBe('brand')
  expect(toneOfStatus('UNFULFILLED')).toBe('amber')
})

test('both spellings of a cancelled payment are alike', () => {
  expect(toneOfPayment('CANCELLED')).toBe(toneOfPayment('CANCELED'))
  expect(toneOfPayment('FULLY_CHARGED')).toBe('brand')
})
