import { describe, expect, test } from 'vitest'
import { type AttemptState, attemptMoves, attemptStates, mayMove, moveTo } from './payment-attempt.ts'

const written = `
  created    > open paid declined cancelled expired mismatched
  open       > paid declined cancelled expired mismatched
  declined   > paid mismatched
  cancelled  > paid mismatched
  expired    > paid mismatched
  paid       > refunded
  mismatched > refunded
  refunded   >`

const allowed = new Set(
  written
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.trim().split('>')
      return to.split(' ').flatMap((state) => (state ? [`${from.trim()}>${state}`] : []))
    }),
)

const pairs = attemptStates.flatMap((from) => attemptStates.map((to) => [from, to] as const))

describe('the states of a payment attempt', () => {
  test.each(pairs)('%s to %s is allowed or refused as written down', (from, to) => {
    expect(mayMove(from, to)).toBe(allowed.has(`${from}>${to}`))
    expect(moveTo(to).from.includes(from)).toBe(allowed.has(`${from}>${to}`))
  })

  test('every state can be reached', () => {
    const reached = new Set<AttemptState>(['created'])
    for (const state of reached) for (const next of attemptMoves[state]) reached.add(next)
    expect([...reached].toSorted()).toEqual([...attemptStates].toSorted())
  })

  test('what is paid stays paid, unless it is refunded', () => {
    expect(attemptMoves.paid).toEqual(['refunded'])
  })
})
