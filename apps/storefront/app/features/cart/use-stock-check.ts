import { showErrors } from '~/session/show-errors.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { checkStock, type StockAnswer, type StockQuestion } from './check-stock.ts'

/**
 * One stock check at a time: a newer one, or the control leaving the page, silently ends the older. Answers null when
 * there is nothing to go by; the shopper has then seen why, or has moved on.
 */
export function useStockCheck() {
  const { run, giveUp, isPending } = useLatestCall()

  async function check(questions: readonly StockQuestion[]): Promise<StockAnswer | null> {
    try {
      return await run((signal) => checkStock(questions, { signal }))
    } catch (error) {
      showErrors(error)
      return null
    }
  }

  return { check, giveUp, isPending }
}
