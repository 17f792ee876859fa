import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { handleOnce } from '#kernel/events/handle-once.ts'
import { readCustomerTogether } from '#modules/identity/index.ts'
import { readPlacedOrder } from '#modules/orders/index.ts'
import { orderStillCounts } from './order-still-counts.ts'
import { rewardInviter } from './reward-inviter.ts'
import { takeBackReward } from './take-back-reward.ts'

type Deps = { db: Database; config: Config; clock: Clock }

type Placed = { orderId: number; customerId: number }
type Changed = Placed & { kind: 'status' | 'payment'; to: string }

/** Most orders are paid when they are placed. */
export async function onOrderPlaced(deps: Deps, event: DeliveredEvent<Placed>): Promise<void> {
  // Most customers were not invited, which does not change any more. Order and customer are read with the other handlers.
  const order = await readPlacedOrder(deps.db, event.payload.orderId)
  const customer = await readCustomerTogether(deps.db, order.customerId)
  if (!customer?.invitedBy) return
  await handleOnce(deps.db, event, (tx) => rewardInviter(tx, deps, event.payload))
}

/** Others are paid later; and some are refunded whole. */
export async function onPaymentSucceeded(deps: Deps, event: DeliveredEvent<Changed>): Promise<void> {
  const { kind, to, orderId } = event.payload
  if (kind !== 'payment') return
  await handleOnce(deps.db, event, async (tx) => {
    if (to === 'FULLY_CHARGED') await rewardInviter(tx, deps, event.payload)
    if (to === 'FULLY_REFUNDED') await takeBackReward(tx, { orderId, refundedAt: event.publishedAt })
  })
}

/** An order of which too little is left would not have rewarded anybody. */
export async function onRefundedOrder(
  deps: Deps,
  event: DeliveredEvent<Pick<Placed, 'orderId'>>,
): Promise<void> {
  const { orderId } = event.payload
  await handleOnce(deps.db, event, async (tx) => {
    if (await orderStillCounts(tx, deps.config, orderId)) return
    await takeBackReward(tx, { orderId, refundedAt: event.publishedAt })
  })
}
