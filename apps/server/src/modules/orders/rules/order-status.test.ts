import { describe, expect, test } from 'vitest'
import { orderMoves, orderStatuses, paymentMoves, paymentStatuses } from './order-status.ts'

/** Written down a second time, so that a slip in the table shows. */
const allowed = {
  order: `UNCONFIRMED>UNFULFILLED UNCONFIRMED>CANCELED UNFULFILLED>PARTIALLY_FULFILLED UNFULFILLED>FULFILLED
    UNFULFILLED>CANCELED PARTIALLY_FULFILLED>FULFILLED PARTIALLY_FULFILLED>PARTIALLY_RETURNED
    FULFILLED>PARTIALLY_RETURNED FULFILLED>RETURNED PARTIALLY_RETURNED>RETURNED`.split(/\s+/),
  payment: `NOT_CHARGED>FULLY_CHARGED FULLY_CHARGED>PARTIALLY_REFUNDED FULLY_CHARGED>FULLY_REFUNDED
    PARTIALLY_REFUNDED>FULLY_REFUNDED`.split(/\s+/),
}

const tables = [
  ['order', orderStatuses, orderMoves, 'UNCONFIRMED'],
  ['payment', paymentStatuses, paymentMoves, 'NOT_CHARGED'],
] as const

describe.each(tables)('the moves of an %s', (name, states, moves, first) => {
  const movesOf = moves as Readonly<Record<string, readonly string[]>>
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const))

  test.each(pairs)('%s to %s is allowed or refused as written down', (from, to) => {
    expect(movesOf[from]?.includes(to)).toBe(allowed[name].includes(`${from}>${to}`))
  })

  test('reach every state', () => {
    const reached = new Set<string>([first])
    for (const state of reached) for (const next of movesOf[state] ?? []) reached.add(next)
    expect([...reached].toSorted()).toEqual([...states].toSorted())
  })
})
