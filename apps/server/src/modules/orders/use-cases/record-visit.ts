import { type Actor, type CommandDeps, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { isKnownModel } from '#modules/vehicles/index.ts'
import { openUnits } from '../rules/line-usage.ts'
import { type BookedLine, begunVisits, checkVisitDue, visitOf } from '../rules/visit.ts'
import { setArrived } from '../storage/arrival-queries.ts'
import { addExpired, isAwaitedStatus } from '../storage/order-status-queries.ts'
import { changeOrder, type OrderKey, type OrderToChange } from './change-order.ts'
import { type DeskNote, fulfilLines, moveByUsage, unitsRecorded } from './fulfil-line.ts'

export type VisitKey = OrderKey & { linePublicId: string }

/** `shownAt` is the hour that the operator looks at, where the revision is not known. */
type RecordedVisit = VisitKey & { shownAt?: string | undefined }

/** Without a line every visit of the order is meant that has begun. */
type MissedKey = OrderKey & Partial<RecordedVisit>

/** The customer came, and everything of the visit was done. */
export const completeVisit = defineCommand({
  action: 'orders.complete-visit',
  permission: 'orders.visit',
  async run(tx, actor, key: RecordedVisit & { desk?: DeskNote | undefined }, deps) {
    const car = key.desk?.car
    if (car && !(await isKnownModel(tx, car.carId))) return refuse('CAR_UNKNOWN', { field: 'car.car_id' })
    return recordVisit(tx, actor, { ...key, outcome: 'used' }, deps)
  },
})

/** The customer has arrived; the work is still to be done. */
export const recordArrival = defineCommand({
  action: 'orders.record-arrival',
  permission: 'orders.visit',
  run: (tx, actor, { linePublicId, shownAt, ...key }: RecordedVisit, { clock }) =>
    changeOrder(tx, actor, key, async ({ order, lines }) => {
      const visit = visitOf(lines, linePublicId)
      if (!visit.ok) return visit
      const [first] = visit.value
      if (!first) return refuse('NOT_FOUND', { field: 'line_id' })
      const shown = checkShown(first, { shownAt, ...key })
      if (!shown.ok) return shown
      const due = checkVisitDue('used', first.appointmentAt, clock.now())
      if (!due.ok) return due
      const { status } = order
      if (!isAwaitedStatus(status)) return refuse('ORDER_NOT_OPEN', { params: { status } })
      const positions = visit.value.filter((line) => openUnits(line) > 0).map(({ position }) => position)
      if (positions.length === 0) return refuse('UNITS_NOT_LEFT', { field: 'line_id' })
      const arrivedAt = await setArrived(tx, { orderId: order.id, positions, operatorId: actor.operatorId })
      if (!arrivedAt) return refuse('VISIT_ARRIVED', { field: 'line_id' })
      return ok({ centreId: first.centreId, logged: { arrivedAt } })
    }),
})

/** The customer did not come to a visit: its units count as expired. */
export const missVisit = defineCommand({
  action: 'orders.miss-visit',
  permission: 'orders.visit',
  run: (tx, actor, key: MissedKey, deps) => recordVisit(tx, actor, { ...key, outcome: 'expired' }, deps),
})

type Recorded = MissedKey & { outcome: 'used' | 'expired'; desk?: DeskNote | undefined }

function recordVisit(
  tx: Transaction,
  actor: Actor,
  { linePublicId, outcome, shownAt, desk, ...key }: Recorded,
  { clock }: CommandDeps,
) {
  return changeOrder(tx, actor, key, async (found) => {
    const now = clock.now()
    const visit =
      linePublicId === undefined ? begunVisits(found.lines, now) : visitOf(found.lines, linePublicId)
    if (!visit.ok) return visit
    const [first] = visit.value
    if (!first) return refuse('NOT_FOUND', { field: 'line_id' })
    const shown = linePublicId === undefined ? ok(true) : checkShown(first, { shownAt, ...key })
    if (!shown.ok) return shown
    const due = checkVisitDue(outcome, first.appointmentAt, now)
    if (!due.ok) return due
    const open = visit.value.filter((line) => openUnits(line) > 0)
    const recorded =
      outcome === 'used'
        ? await useVisit(tx, found, { lines: open, desk })
        : await expireVisit(tx, found, open)
    return recorded.ok ? ok({ centreId: first.centreId }) : recorded
  })
}

/** A visit is recorded as the operator sees it: at the revision of its order, or at the hour that was shown. */
function checkShown(
  { appointmentAt }: BookedLine,
  { revision, shownAt }: Pick<RecordedVisit, 'revision' | 'shownAt'>,
): Outcome<true, 'REQUIRED' | 'VISIT_MOVED'> {
  if (shownAt === undefined)
    return revision === undefined ? refuse('REQUIRED', { field: 'revision' }) : ok(true)
  return Date.parse(shownAt) === appointmentAt.getTime()
    ? ok(true)
    : refuse('VISIT_MOVED', { field: 'line_id' })
}

function useVisit(
  tx: Transaction,
  { order, by }: OrderToChange,
  { lines, desk }: { lines: readonly BookedLine[]; desk: DeskNote | undefined },
) {
  const units = lines.map((line) => ({ position: line.position, units: openUnits(line) }))
  return fulfilLines(tx, { orderId: order.id, units, actor: by, desk })
}

/** Records that nobody came for what is left of these lines. */
export async function expireVisit(
  tx: Transaction,
  { order, by }: Pick<OrderToChange, 'order' | 'by'>,
  lines: readonly BookedLine[],
) {
  const { id: orderId, customerId, status } = order
  if (!isAwaitedStatus(status)) return refuse('ORDER_NOT_OPEN', { params: { status } })
  const positions = lines.map(({ position }) => position)
  if (positions.length === 0 || !(await addExpired(tx, { orderId, positions })))
    return refuse('UNITS_NOT_LEFT', { field: 'quantity' })
  const units = lines.map((line) => ({ position: line.position, units: openUnits(line) }))
  await publish(tx, unitsRecorded({ orderId, customerId, outcome: 'expired', lines: units }))
  await moveByUsage(tx, orderId, { reason: 'not-come', actor: by })
  return ok(true)
}
