import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { readHold, type WalletHold } from '#modules/wallet/index.ts'
import { holderOf } from '../rules/holder-of.ts'
import { lengtheningValues, type ReservationKey } from '../storage/lengthening.ts'
import { lockAndLengthen } from '../storage/reservation-queries.ts'
import { lengthenedEvent } from './announce-reservation.ts'

export type ExtendedReservation = {
  heldUntil: Date
  /** The part of the wallet that is set aside until then. */
  walletPart: WalletHold | undefined
}

/**
 * Locks a customer's checkout for a payment that begins, and lengthens its reservation: once, to thirty minutes from its start;
 * afterwards it goes on as it is, while it lasts. The end of the reservation decides in the statement that locks it, so that it
 * cannot expire meanwhile. Refused when it is over, or the checkout is not the one that was read.
 */
export async function extendReservation(
  tx: Transaction,
  key: ReservationKey,
): Promise<Outcome<ExtendedReservation, 'HOLD_EXPIRED' | 'CONFLICT'>> {
  const holder = holderOf(key)
  const held = await lockAndLengthen(tx, key, { holder, shown: lengthenedEvent(key) })
  if (!held) return refuse('CONFLICT')
  const { heldUntil, isLengthened, lostSlots, walletPart } = held
  if (!heldUntil || lostSlots > 0) return refuse('HOLD_EXPIRED')
  return ok({ heldUntil, walletPart: isLengthened ? walletPart : await readHold(tx, holder) })
}

/** The values with which a statement lengthens a reservation by itself (`lengtheningCheckout`). */
export function planLengthening(key: ReservationKey) {
  return lengtheningValues(key, { holder: holderOf(key), shown: lengthenedEvent(key) })
}
