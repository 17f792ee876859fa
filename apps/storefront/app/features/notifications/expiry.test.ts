import { expect, test } from 'vitest'
import { expiresAt, isExpired, nextExpiry } from './expiry.ts'
import { aNotification } from './testing/notification-samples.ts'

const sent = Date.parse('2026-11-15T08:00:00Z')

test('[NOTIF-11] a notification ends so many seconds after it was sent, or never', () => {
  expect(expiresAt(aNotification({ expires_in: 90 }))).toBe(sent + 90_000)
  expect(expiresAt(aNotification({ expires_in: null }))).toBeNull()
})

test('[NOTIF-12] at its end it is over, not a moment before', () => {
  const notification = aNotification({ expires_in: 90 })
  expect(isExpired(notification, sent + 89_999)).toBe(false)
  expect(isExpired(notification, sent + 90_000)).toBe(true)
  expect(isExpired(aNotification({ expires_in: null }), Number.MAX_SAFE_INTEGER)).toBe(false)
})

test('the first end among several counts', () => {
  const list = [{ expires_in: null }, { expires_in: 90 }, { expires_in: 30 }].map(aNotification)
  expect(nextExpiry(list)).toBe(sent + 30_000)
  expect(nextExpiry([aNotification({ expires_in: null })])).toBeNull()
})
