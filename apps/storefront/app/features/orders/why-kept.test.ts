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
  ['what came back or was let pass', booked, line({ returned: '1', expired: '1' })],
  [
    'goods that can come back',
    { status: 'FULFILLED' },
    line({ used: '2', delivered_at: '2026-11-18T05:00:00Z' }),
  ],
  ['a cancelled order', { status: 'CANCELED' }, line()],
])('nothing is said about %s', (_name, order, shown) => {
  expect(whyKept(order, shown, after)).toBeNull()
})

test('work that is done, goods that were had too long, and goods that are on their way say so', () => {
  const delivered = { used: '2', delivered_at: '2026-11-01T05:00:00Z' }
  const done = { status: 'FULFILLED' } as const
  expect(whyKept(done, line({ ...delivered, service_type: 'service' }), after)).toEqual({ reason: 'done' })
  expect(whyKept(done, line({ ...delivered, delivery_date: '' }), after)).toEqual({
    reason: 'over',
    until: new Date('2026-11-15T05:00:00Z'),
  })
  expect(whyKept(booked, line({ delivery_date: '' }), after)).toEqual({ reason: 'undelivered' })
})

test('an appointment can be moved as long as it could be given back, before it is confirmed, too', () => {
  expect(isMovable(booked, line(), limit)).toBe(true)
  expect(isMovable({ status: 'UNCONFIRMED' }, line(), limit)).toBe(true)
  expect(isMovable(booked, line(), after)).toBe(false)
  expect(isMovable(booked, line({ used: '2' }), limit)).toBe(false)
  expect(isMovable(booked, line({ delivery_date: '' }), limit)).toBe(false)
  expect(isMovable({ status: 'CANCELED' }, line(), limit)).toBe(false)
})
