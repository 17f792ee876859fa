import type { Category, UsageLimitType } from './catalogue.ts'

/** The nearest category that limits purchases: a limit holds for its category and everything below. */
export function limitingCategory(category: Category | null): Category | null {
  let at = category
  while (at && !at.usageLimitType) at = at.parent
  return at
}

export function usageLimitOf(category: Category | null): UsageLimitType | null {
  return limitingCategory(category)?.usageLimitType ?? null
}
