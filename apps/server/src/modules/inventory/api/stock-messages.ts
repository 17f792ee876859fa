import type { Locale } from '@warsha/i18n/locales.ts'
import { refusalText } from '#http/rest/answers.ts'
import { refuse } from '#kernel/outcome.ts'
import type { StockProblem } from '../rules/stock-check.ts'

/** What is wrong with each line, in the caller's language, under the id that the caller sent. */
export function stockMessages(
  failed: readonly (readonly [id: string, problem: StockProblem])[],
  locale: Locale,
): Record<string, string[]> {
  const messages = new Map<string, Set<string>>()
  for (const [id, problem] of failed) {
    messages.set(id, (messages.get(id) ?? new Set()).add(refusalText(refuse(problem), locale)))
  }
  return Object.fromEntries([...messages].map(([id, texts]) => [id, [...texts]]))
}
