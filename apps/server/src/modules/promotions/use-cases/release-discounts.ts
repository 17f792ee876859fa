import type { Transaction } from '#kernel/database/connect.ts'
import {
  type ConsumedCounts,
  consumeAll,
  releaseAll,
  releaseCard,
  releaseUse,
  restoreAll,
} from '../storage/discount-reservation-queries.ts'

/** Gives back the code, reduction and gift card of a purchase that is not made. */
export function releaseDiscounts(tx: Transaction, holder: string): Promise<void> {
  return releaseAll(tx, holder)
}

export function releaseCode(tx: Transaction, holder: string): Promise<void> {
  return releaseUse(tx, holder)
}

export function releaseGiftCard(tx: Transaction, holder: string): Promise<void> {
  return releaseCard(tx, holder)
}

/** Uses them up for a purchase that is made; says what there was, so that the caller can compare. */
export function consumeDiscounts(
  tx: Transaction,
  purchase: { holder: string; customerId: number },
): Promise<ConsumedCounts> {
  return consumeAll(tx, purchase)
}

/** Gives back the use of the code and the reduction of a purchase that is called off. */
export function restoreDiscounts(tx: Transaction, holder: string): Promise<void> {
  return restoreAll(tx, holder)
}
