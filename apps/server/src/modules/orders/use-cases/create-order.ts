import { z } from 'zod'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import type { LineReservation } from '#modules/inventory/index.ts'
import { payByGiftCard } from '#modules/promotions/index.ts'
import { appointmentOf } from '../rules/appointment.ts'
import type { Order } from '../rules/order.ts'
import { takenUnits } from '../rules/taken-units.ts'
import { insertOrder, type NewOrder } from '../storage/insert-order.ts'

export const orderPlaced = defineEvent(
  'order.placed',
  z.object({ orderId: z.int(), customerId: z.int() }),
  ({ orderId }) => orderId,
)

/** A checkout that is paid, with the units that leave the stock for it. */
export type SoldCheckout = NewOrder & { held: readonly LineReservation[] }

/**
 * Makes the order in the caller's transaction, which has the checkout's lock and has ended its hold. A gift card pays its
 * part here, so every way to an order charges it.
 */
export async function createOrder(tx: Transaction, { held, ...order }: SoldCheckout): Promise<Order> {
  const booked = order.draft.lines.filter(({ slotId }) => slotId !== null)
  const appointments = new Map(booked.map((line) => [line.position, appointmentOf(line.metadata)]))
  const created = await insertOrder(tx, order, { appointments, taken: takenUnits(order.draft, held) })
  for (const { kind, sourceId, amountBaisa } of order.draft.discounts) {
    if (kind === 'gift_card' && amountBaisa > 0)
      await payByGiftCard(tx, { cardId: sourceId, amount: amountBaisa, orderNumber: created.number })
  }
  await publish(tx, orderPlaced({ orderId: created.id, customerId: created.customerId }))
  return created
}
