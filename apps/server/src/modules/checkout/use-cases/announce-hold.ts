import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type LiveEvent, publishLive } from '#kernel/live-events/publish-live.ts'

export type HoldState = 'held' | 'lengthened' | 'expired' | 'released'

type HeldCheckout = { publicId: string; customerId: number | null; heldUntil?: Date | null }

/** Shows the customer's browsers what has become of the hold, and until when it lasts. */
export async function announceHold(tx: Transaction, checkout: HeldCheckout, state: HoldState): Promise<void> {
  const event = holdEvent(checkout, state)
  if (event) await publishLive(tx, event.audience, event.type, event.data)
}

/** What is shown; nothing to a visitor, who holds nothing. */
export function holdEvent(
  { publicId, customerId, heldUntil }: HeldCheckout,
  state: HoldState,
): LiveEvent | undefined {
  if (customerId === null) return undefined
  const isAlive = state === 'held' || state === 'lengthened'
  const data = {
    checkout_id: toGlobalId('Checkout', publicId),
    state,
    expires_at: isAlive && heldUntil ? heldUntil.toISOString() : null,
  }
  return { audience: { to: 'customer', customerId }, type: 'hold', data }
}
