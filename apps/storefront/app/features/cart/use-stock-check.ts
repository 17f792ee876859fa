import { showErrors } from '~/session/show-errors.ts'
import { type LatestCallOptions, useLatestCall } from '~/session/use-latest-call.ts'
import { checkStock, type StockAnswer, type StockQuestion } from './check-stock.ts'

/**
 * One stock check at a time: a newer one, or the control leaving the page where that ends it, silently ends the older. Answers
 * null when there is nothing to go by; the shopper has then seen why, or has moved on.
 */
export function useStockCheck(options: LatestCallOptions = {}) {
  const { run, giveUp, isPending, isRunning } = useLatestCall(options)

  async function check(questions: readonly StockQuestion[]): Promise<StockAnswer | null> {
    try {
      return await run((signal) => checkStock(questions, { signal }))
    } catch (error) {
      showErrors(error)
      return null
    }
  }

  return { check, giveUp, isPending, isRunning }
}
