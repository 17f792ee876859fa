import { setError } from '@warsha/contract/cart/cart-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { changeLines } from '~/session/groups/cart.ts'
import { toast } from '~/session/toasts.ts'
import type { StockRefusal } from './check-stock.ts'

export function showRefusals(refusals: readonly StockRefusal[]): void {
  for (const text of new Set(refusals.map((refusal) => refusal.text))) toast.error(text)
}

/** Writes each product's message on its line, where it stays until the line is put right. */
export function markRefusals(refusals: readonly StockRefusal[]): void {
  changeLines((lines) => withRefusals(lines, refusals))
}

export function withRefusals(lines: readonly CartLine[], refusals: readonly StockRefusal[]): CartLine[] {
  return refusals.reduce((marked, { productId, text }) => setError(marked, productId, text), [...lines])
}
