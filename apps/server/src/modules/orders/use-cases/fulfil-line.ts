import { z } from 'zod'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import { statusByUsage } from '../rules/line-usage.ts'
import { mayMoveOrder, type OrderStatus } from '../rules/order-status.ts'
import { addUsed, lockOrder, readUsage } from '../storage/order-status-queries.ts'
import { moveOrder } from './move-order.ts'

/** Units of an order were used, or nobody came for them. */
export const unitsRecorded = defineEvent(
  'order.units-recorded',
  z.object({
    orderId: z.int(),
    customerId: z.int(),
    outcome: z.enum(['used', 'expired']),
    lines: z.array(z.object({ position: z.int(), units: z.int() })),
    /** Facts that somebody noted at the desk when the work was done. */
    desk: z
      .object({
        kilometres: z.int().optional(),
        car: z.object({ carId: z.int(), year: z.int() }).optional(),
      })
      .optional(),
  }),
  ({ orderId }) => orderId,
)

type FulfilRefusal = 'NOT_FOUND' | 'UNITS_NOT_LEFT' | 'ORDER_NOT_OPEN'

/** Records that units of a line were delivered or done. */
export function fulfilLine(
  executor: Executor,
  { orderId, ...units }: { orderId: number; position: number; units: number },
): Promise<Outcome<true, FulfilRefusal>> {
  return fulfilLines(executor, { orderId, units: [units], actor: undefined })
}

/** Facts about the car that the work was done on. */
export type DeskNote = { kilometres?: number | undefined; car?: { carId: number; year: number } | undefined }

type FulfilledUnits = {
  orderId: number
  units: readonly { position: number; units: number }[]
  actor: ChangeActor | undefined
  desk?: DeskNote | undefined
}

/** All of the units, or none: refused for more than are left, and for an order that is over. */
export function fulfilLines(
  executor: Executor,
  { orderId, units: lines, actor, desk }: FulfilledUnits,
): Promise<Outcome<true, FulfilRefusal>> {
  return inTransaction<true, FulfilRefusal>(executor, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('NOT_FOUND')
    if (!isOpen(order.status)) return refuse('ORDER_NOT_OPEN', { params: { status: order.status } })
    if (lines.length === 0) return refuse('UNITS_NOT_LEFT', { field: 'quantity' })
    for (const line of lines) {
      if (!(await addUsed(tx, { orderId, ...line }))) return refuse('UNITS_NOT_LEFT', { field: 'quantity' })
    }
    const { customerId } = order
    await publish(
      tx,
      unitsRecorded({ orderId, customerId, outcome: 'used', lines: [...lines], ...(desk && { desk }) }),
    )
    await moveByUsage(tx, orderId, { reason: 'used', actor })
    return ok(true)
  })
}

/** A partly returned order may still be used in part. */
function isOpen(status: OrderStatus): boolean {
  return status === 'PARTIALLY_RETURNED' || mayMoveOrder(status, 'FULFILLED')
}

/** Gives a locked order the status that its units say, where that is another one. */
export async function moveByUsage(
  tx: Transaction,
  orderId: number,
  { reason, actor }: { reason: string; actor?: ChangeActor | undefined },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const to = statusByUsage(await readUsage(tx, orderId))
  if (order && to && mayMoveOrder(order.status, to)) await moveOrder(tx, { orderId, to, reason, actor })
}
