import { quantityLimit } from '@warsha/contract/constants.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import { refusalText } from '#http/rest/answers.ts'
import { type Refusal, refuse } from '#kernel/outcome.ts'
import type { StockProblem } from '../../rules/stock-check.ts'

/** `id` as the caller sent it, `freeUnits` as many as there could be of it. */
export type FailedLine = { id: string; problem: StockProblem; freeUnits: number }

/** The problems of each line, in the caller's language, under the id that the caller sent. */
export function stockMessages(failed: readonly FailedLine[], locale: Locale): Record<string, string[]> {
  const messages = new Map<string, Set<string>>()
  for (const line of failed) {
    messages.set(line.id, (messages.get(line.id) ?? new Set()).add(stockText(line, locale)))
  }
  return Object.fromEntries([...messages].map(([id, texts]) => [id, [...texts]]))
}

/** Where some are left, the shopper may take those; only what is gone must be removed. */
export function stockText({ problem, freeUnits }: Omit<FailedLine, 'id'>, locale: Locale): string {
  return refusalText(refusalOf(problem, freeUnits), locale)
}

function refusalOf(problem: StockProblem, freeUnits: number): Refusal {
  if (problem === 'QUANTITY_LIMITED') return refuse(problem, { params: { count: quantityLimit } })
  const isSomeLeft = problem === 'STOCK_INSUFFICIENT' && freeUnits > 0
  return isSomeLeft ? refuse('STOCK_LEFT', { params: { count: freeUnits } }) : refuse(problem)
}
