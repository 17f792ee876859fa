import { expect, test } from 'vitest'
import { isKnownPayment, isKnownStatus, toneOfPayment, toneOfStatus } from './order-status.ts'

test('[ORD-11] a failed or unknown status has the colour of an error', () => {
  for (const status of ['FAILED', 'SOMETHING_NEW', '']) expect(toneOfStatus(status)).toBe('danger')
  expect(toneOfStatus('FULFILLED')).toBe('brand')
  expect(toneOfStatus('UNFULFILLED')).toBe('brand')
})

test('[ORD-19] what the shop does not store has no text of its own', () => {
  for (const status of ['FAILED', 'SOMETHING_NEW']) {
    expect(isKnownStatus(status)).toBe(false)
    expect(isKnownPayment(status)).toBe(false)
  }
  expect(isKnownStatus('EXPIRED')).toBe(true)
  expect(isKnownPayment('CANCELLED')).toBe(true)
})

test('both spellings of a cancelled payment are alike', () => {
  expect(toneOfPayment('CANCELLED')).toBe(toneOfPayment('CANCELED'))
  expect(toneOfPayment('FULLY_CHARGED')).toBe('brand')
})
