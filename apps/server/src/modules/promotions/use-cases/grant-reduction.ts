import type { Transaction } from '#kernel/database/connect.ts'
import { deleteReduction, insertReduction, type NewReduction } from '../storage/reduction-queries.ts'

/**
 * Gives a customer an amount off the next purchase, once for each kind. Checkouts take it by themselves from then on,
 * hold it as they hold a code, and use it up with the order. False when the customer has had one before.
 */
export function grantReduction(tx: Transaction, reduction: NewReduction): Promise<boolean> {
  return insertReduction(tx, reduction)
}

/** Takes back what was granted and not used. */
export function revokeReduction(
  tx: Transaction,
  reduction: Omit<NewReduction, 'amountBaisa'>,
): Promise<void> {
  return deleteReduction(tx, reduction)
}
