import type { Actor, Changed } from '#commands/define-command.ts'
import { findLastChange } from '#commands/list-changes.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { listNames } from '#modules/staff/index.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import type { StoredLine, StoredSurcharge } from '../rules/order.ts'
import { scopedLines } from '../rules/scoped-lines.ts'
import { lockScopedOrder, raiseRevision, type ScopedOrder } from '../storage/lock-scoped-order.ts'
import { lockOrder } from '../storage/order-status-queries.ts'
import { readLines, readSurcharges } from '../storage/read-orders.ts'

/** `revision` is the one that the operator looks at; without it whatever is current is changed. */
export type OrderKey = { publicId: string; revision?: number | undefined }

/** An order as an operator's command leaves it: its lines are those of the operator's centres. */
export type ChangedOrder = Pick<
  ScopedOrder,
  'publicId' | 'number' | 'status' | 'paymentStatus' | 'revision'
> & {
  lines: readonly StoredLine[]
}

/** An order under its lock, with the lines that the operator may change. */
export type OrderToChange = {
  order: ScopedOrder
  lines: readonly StoredLine[]
  readSurcharges(): Promise<StoredSurcharge[]>
  by: ChangeActor
}

export type ChangeRefusal = 'NOT_FOUND' | 'VERSION_CONFLICT'

/** Where it happened, and what the log says beside the order's own fields. */
export type Work = { centreId: number | null; logged?: Readonly<Record<string, unknown>> }

/**
 * Changes an order of the operator's centres: under its lock, if nobody changed it since the operator looked. The log
 * has what differs of its status and lines.
 */
export async function changeOrder<Code extends string>(
  tx: Transaction,
  actor: Actor,
  { publicId, revision }: OrderKey,
  work: (found: OrderToChange) => Promise<Outcome<Work, Code>>,
): Promise<Outcome<Changed<ChangedOrder>, Code | ChangeRefusal>> {
  const { centres, operatorId } = actor
  const order = await lockScopedOrder(tx, { publicId, centres })
  if (!order) return refuse('NOT_FOUND')
  const lines = scopedLines(await readLines(tx, [order.id]), centres)
  const before: ChangedOrder = { ...order, lines }
  if (!(await raiseRevision(tx, { id: order.id, revision }))) return refuseStale(tx, before)
  const done = await work({
    order,
    lines,
    readSurcharges: () => readSurcharges(tx, [order.id]),
    by: { kind: 'operator', operatorId },
  })
  if (!done.ok) return done
  const { status, paymentStatus, revision: current } = (await lockOrder(tx, order.id)) ?? order
  const changed = scopedLines(await readLines(tx, [order.id]), centres)
  const result = { publicId, number: order.number, status, paymentStatus, revision: current, lines: changed }
  return ok({
    result,
    subject: { kind: 'order', id: publicId },
    centreId: done.value.centreId,
    before: loggedOf(before),
    after: { ...loggedOf(result), ...done.value.logged },
  })
}

async function refuseStale(tx: Transaction, before: ChangedOrder) {
  const last = await findLastChange(tx, { kind: 'order', id: before.publicId })
  const names = await listNames(tx, last ? [last.operatorId] : [])
  const { status, paymentStatus, revision } = before
  return refuse('VERSION_CONFLICT', {
    field: 'revision',
    details: {
      current: { status, payment_status: paymentStatus, revision },
      changed_by: names.get(last?.operatorId ?? 0)?.name ?? null,
      changed_at: last?.changedAt.toISOString() ?? null,
    },
  })
}

/** Each line under a name of its own, so that the log holds those alone that changed. */
function loggedOf({ status, lines }: ChangedOrder) {
  const fields = lines.map((line) => [`line ${line.position}`, loggedLine(line)])
  return { status, ...Object.fromEntries(fields) }
}

function loggedLine(line: ChangedOrder['lines'][number]) {
  const { used, returned, expired, slotId, centreId, appointmentAt } = line
  return { used, returned, expired, slotId, centreId, appointmentAt }
}
