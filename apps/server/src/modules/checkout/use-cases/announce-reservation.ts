import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type LiveEvent, publishLive } from '#kernel/live-events/publish-live.ts'
import { customerAudience } from '#modules/identity/index.ts'

export type ReservationState = 'held' | 'lengthened' | 'expired' | 'released'

type ReservedCheckout = { publicId: string; customerId: number | null; heldUntil?: Date | null }

/** Shows the customer's browsers what has become of the reservation, and until when it lasts. */
export async function announceReservation(
  tx: Transaction,
  checkout: ReservedCheckout,
  state: ReservationState,
): Promise<void> {
  const event = reservationEvent(checkout, state)
  if (event) await publishLive(tx, event.audience, event.type, event.data)
}

/** The event for the customer's browsers; none for a visitor, who holds nothing. */
export function reservationEvent(
  { publicId, customerId, heldUntil }: ReservedCheckout,
  state: ReservationState,
): LiveEvent | undefined {
  if (customerId === null) return undefined
  const expiresAt = state === 'held' && heldUntil ? heldUntil.toISOString() : null
  return eventOf({ publicId, customerId }, { state, expires_at: expiresAt })
}

/** The statement that makes a reservation adds its end. */
export function heldEvent(checkout: Owned): LiveEvent {
  return eventOf(checkout, { state: 'held' })
}

/** The statement that lengthens a reservation adds its end. */
export function lengthenedEvent(checkout: Owned): LiveEvent {
  return eventOf(checkout, { state: 'lengthened' })
}

type Owned = { publicId: string; customerId: number }
type Shown = { state: ReservationState; expires_at?: string | null }

function eventOf({ publicId, customerId }: Owned, shown: Shown): LiveEvent {
  const data = { checkout_id: toGlobalId('Checkout', publicId), ...shown }
  return { audience: customerAudience.of(customerId), type: 'hold', data }
}
