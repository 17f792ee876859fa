import { expect, test } from 'vitest'
import { isMovable, whyKept } from './why-kept.ts'

const line = (change: Record<string, string> = {}) => ({
  quantity: 2,
  metadata: Object.entries({
    delivery_date: '2026-11-20',
    delivery_time: '09:00-10:00',
    used: '0',
    ...change,
  }).map(([key, value]) => ({ key, value })),
})
const booked = { status: 'UNFULFILLED' } as const
const limit = new Date('2026-11-19T05:00:00Z')
const after = new Date(limit.getTime() + 1)

test('an appointment says until when it could have been given back, from that moment on', () => {
  expect(whyKept(booked, line(), limit)).toBeNull()
  expect(whyKept(booked, line(), after)).toEqual({ reason: 'late', until: limit })
})

test('one that the shop has not confirmed yet says so', () => {
  expect(whyKept({ status: 'UNCONFIRMED' }, line(), limit)).toEqual({ reason: 'unconfirmed' })
})

test.each<[string, Parameters<typeof whyKept>[0], ReturnType<typeof line>]>([
  ['what is done', booked, line({ used: '2' })],
  ['what came back or was let pass', booked, line({ returned: '1', expired: '1' })],
  ['what has no appointment', booked, line({ delivery_date: '' })],
  ['a cancelled order', { status: 'CANCELED' }, line()],
])('nothing is said about %s', (_name, order, shown) => {
  expect(whyKept(order, shown, after)).toBeNull()
})

test('an appointment can be moved as long as it could be given back, before it is confirmed, too', () => {
  expect(isMovable(booked, line(), limit)).toBe(true)
  expect(isMovable({ status: 'UNCONFIRMED' }, line(), limit)).toBe(true)
  expect(isMovable(booked, line(), after)).toBe(false)
  expect(isMovable(booked, line({ used: '2' }), limit)).toBe(false)
  expect(isMovable(booked, line({ delivery_date: '' }), limit)).toBe(false)
  expect(isMovable({ status: 'CANCELED' }, line(), limit)).toBe(false)
})
