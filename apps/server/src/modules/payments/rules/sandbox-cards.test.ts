import { describe, expect, test } from 'vitest'
import { sandboxBehaviours, sandboxCards, sandboxResult } from './sandbox-cards.ts'

describe('how a payment in the sandbox ends', () => {
  test('without a card the button decides', () => {
    expect(sandboxResult({ outcome: 'pay' })).toEqual({ state: 'paid', behaviour: 'usual' })
    expect(sandboxResult({ outcome: 'decline' })).toEqual({ state: 'declined', behaviour: 'usual' })
    expect(sandboxResult({ outcome: 'cancel' })).toEqual({ state: 'cancelled', behaviour: 'usual' })
  })

  test('a card decides how the gateway behaves, however it is written', () => {
    expect(sandboxResult({ outcome: 'pay', card: '4000 0000 0000 0200' })).toEqual({
      state: 'paid',
      behaviour: 'twice',
    })
    expect(sandboxResult({ outcome: 'decline', card: '4000-0000-0000-0507' })).toEqual({
      state: 'declined',
      behaviour: 'never',
    })
  })

  test('the card that is declined, and any that is not for tests, is declined', () => {
    expect(sandboxResult({ outcome: 'pay', card: '4000000000000002' }).state).toBe('declined')
    expect(sandboxResult({ outcome: 'pay', card: '5555 4444 3333 1111' }).state).toBe('declined')
  })

  test('every behaviour has a card, and every card could be one', () => {
    expect(Object.values(sandboxCards).toSorted()).toEqual([...sandboxBehaviours].toSorted())
    for (const number of Object.keys(sandboxCards))
      expect([number, checksum(number) % 10]).toEqual([number, 0])
  })
})

/** Luhn's sum, which card forms check. */
function checksum(number: string): number {
  return [...number]
    .toReversed()
    .map((digit, index) => (index % 2 ? Number(digit) * 2 : Number(digit)))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)
}
