import type { Kind } from './ledger.ts'

/** One test of a run. A test that has no kind, such as a browser test that opened nothing, proves no row. */
export type TestResult = {
  file: string
  title: string
  kind: Kind | undefined
  status: 'passed' | 'flaky' | 'failed' | 'not run'
}

/** The ids a title names: inside brackets of their own, `[CART-15]` or `[CART-15, CART-16]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z][A-Z0-9, -]*)\]/g)].flatMap(
    (match) => match[1]?.match(/[A-Z][A-Z0-9]*-\d{2,}/g) ?? [],
  )
}
