import type { Transaction } from '#kernel/database/connect.ts'
import { checkoutOf } from '../rules/holder-of.ts'
import { expireReservations, lockReservations } from '../storage/reservation-queries.ts'

/** Locks checkouts before the slots they hold are locked, as every checkout does itself. */
export async function lockCheckoutsOf(tx: Transaction, holders: readonly string[]): Promise<void> {
  const publicIds = checkoutsOf(holders)
  if (publicIds.length > 0) await lockReservations(tx, publicIds)
}

/** Ends the reservations of checkouts that have lost a slot, with everything else they hold; answers how many there are. */
export async function endReservations(tx: Transaction, holders: readonly string[]): Promise<number> {
  const publicIds = checkoutsOf(holders)
  if (publicIds.length > 0) await expireReservations(tx, publicIds)
  return publicIds.length
}

function checkoutsOf(holders: readonly string[]): string[] {
  return [...new Set(holders.flatMap((holder) => checkoutOf(holder) ?? []))]
}
