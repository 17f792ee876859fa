import { expect, test } from 'vitest'
import { createLiveSessions } from './live-sessions.ts'

test('a session counts as live for a second after it was read, however often it is asked for', () => {
  let now = 1
  const sessions = createLiveSessions({ now: () => now })
  sessions.add('a', { id: 1, kind: 'customer', customerId: 7 })
  for (; now <= 1001; now += 100) expect(sessions.find('a')).toMatchObject({ customerId: 7 })
  expect(now).toBe(1101)
  expect(sessions.find('a')).toBeUndefined()
})

test('a session whose end was announced is forgotten at once', () => {
  const sessions = createLiveSessions()
  sessions.add('a', { id: 1, kind: 'customer', customerId: 7 })
  sessions.add('b', { id: 2, kind: 'customer', customerId: 7 })
  sessions.forget(1)
  expect(sessions.find('a')).toBeUndefined()
  expect(sessions.find('b')).toBeDefined()
})
