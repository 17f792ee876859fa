import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { showErrors } from '~/session/show-errors.ts'
import { checkStock, type StockAnswer, type StockQuestion } from './check-stock.ts'

/**
 * One stock check at a time: a newer one, or the control leaving the page, silently ends the older. Answers null when
 * there is nothing to go by; the shopper has then seen why, or has moved on.
 */
export function useStockCheck() {
  const running = useRef<AbortController | null>(null)
  const [isPending, setPending] = useState(false)

  useEffect(() => () => running.current?.abort(), [])

  async function check(questions: readonly StockQuestion[]): Promise<StockAnswer | null> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setPending(true)
    try {
      return await checkStock(questions, { signal: own.signal })
    } catch (error) {
      if (!isAbort(error)) showErrors(error)
      return null
    } finally {
      if (running.current === own) giveUp()
    }
  }

  function giveUp(): void {
    running.current?.abort()
    running.current = null
    setPending(false)
  }

  return { check, giveUp, isPending }
}
