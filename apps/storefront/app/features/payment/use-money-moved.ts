import { useCallback, useEffect, useRef, useState } from 'react'
import type { MoneyMoved } from './money-moved.ts'
import { processLastPayment } from './return-from-gateway.ts'

const pollIntervalMs = 3_000
const maxPolls = 5

/**
 * Whether the payment that was started last has cost something; null until the server has said so. A gateway that does not
 * know yet is polled a few times, and once more whenever the customer wants.
 */
export function useMoneyMoved({ isGivenUp = false } = {}) {
  const [moved, setMoved] = useState<MoneyMoved | null>(null)
  const [turn, setTurn] = useState(0)
  const pollCount = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks once more
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    void processLastPayment({ isGivenUp }).then((answer) => {
      if (!isCurrent) return
      setMoved(answer)
      pollCount.current += 1
      if (answer.money === 'unknown' && pollCount.current < maxPolls)
        timer = setTimeout(() => setTurn((before) => before + 1), pollIntervalMs)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isGivenUp, turn])

  const checkAgain = useCallback(() => {
    pollCount.current = 0
    setMoved(null)
    setTurn((before) => before + 1)
  }, [])
  return { moved, checkAgain }
}
