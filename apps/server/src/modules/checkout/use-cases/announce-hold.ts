import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publishLive } from '#kernel/live-events/publish-live.ts'

export type HoldState = 'held' | 'lengthened' | 'expired' | 'released'

type HeldCheckout = { publicId: string; customerId: number | null; heldUntil?: Date | null }

/** Shows the customer's browsers what has become of the hold, and until when it lasts. */
export async function announceHold(
  tx: Transaction,
  { publicId, customerId, heldUntil }: HeldCheckout,
  state: HoldState,
): Promise<void> {
  if (customerId === null) return
  const isAlive = state === 'held' || state === 'lengthened'
  await publishLive(tx, { to: 'customer', customerId }, 'hold', {
    checkout_id: toGlobalId('Checkout', publicId),
    state,
    expires_at: isAlive && heldUntil ? heldUntil.toISOString() : null,
  })
}
