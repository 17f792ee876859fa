import { isBooked } from '@warsha/contract/cart/booking-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'

export type ConfirmObstacle = { kind: 'unbooked'; count: number } | { kind: 'rules' }

export type ConfirmFacts = { goods: readonly CartLine[]; hasRules: boolean }

/** The obstacle to confirming, the most urgent first; null when there is none. */
export function findObstacle({ goods, hasRules }: ConfirmFacts): ConfirmObstacle | null {
  const count = goods.filter((line) => !isBooked(line)).length
  if (count > 0) return { kind: 'unbooked', count }
  return hasRules ? null : { kind: 'rules' }
}
