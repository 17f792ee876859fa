import { useState } from 'react'
import { useLoad } from '~/session/use-load.ts'
import type { MoneyMoved } from './money-moved.ts'
import { processLastPayment } from './return-from-gateway.ts'

const pollIntervalMs = 3_000
const maxPolls = 5

/**
 * Whether the payment that was started last has cost something; null until the server has said so. A gateway that does not
 * know yet is polled a few times, and once more whenever the customer wants.
 */
export function useMoneyMoved({ isGivenUp = false } = {}) {
  const [turn, setTurn] = useState(0)
  const { value: moved } = useLoad<MoneyMoved>(
    ['money-moved', isGivenUp, turn],
    () => processLastPayment({ isGivenUp }),
    {
      isCached: false,
      pollMs: ({ money }, polls) => (money === 'unknown' && polls < maxPolls - 1 ? pollIntervalMs : null),
    },
  )
  return { moved, checkAgain: () => setTurn(turn + 1) }
}
