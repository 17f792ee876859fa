import { defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { closeSlots, findCentreInScope, findHolders, lockClosing, offersOf } from '#modules/booking/index.ts'
import { endReservations, lockCheckoutsOf } from '#modules/checkout/index.ts'
import { isPeriod } from '../rules/closure.ts'
import { getClosure, insertCases, insertClosure, recordClosed } from '../storage/closure-queries.ts'
import { replaceOffers } from '../storage/offer-queries.ts'
import { centreClosed } from './closure-events.ts'

/** Moments as ISO texts: the input of a command is plain JSON. */
export type ClosingInput = { centreId: number; startsAt: string; endsAt: string; why: string }

/**
 * Closes a centre for a time in one transaction: its slots have no room any more, reservations that are not paid end, and
 * every order with a visit there has a case. The bookings stay until their cases are decided.
 */
export const closeCentre = defineCommand({
  action: 'centres.close',
  permission: 'centres.close',
  reason: 'required',
  async run(tx, { centres, operatorId }, { centreId, why, ...moments }: ClosingInput, { clock }) {
    if (!(await findCentreInScope(tx, { id: centreId, centres }))) return refuse('NOT_FOUND')
    const time = { centreId, startsAt: new Date(moments.startsAt), endsAt: new Date(moments.endsAt) }
    if (!isPeriod(time, clock.now())) return refuse('PERIOD_INVALID', { field: 'ends_at' })
    await lockClosing(tx)
    const id = await insertClosure(tx, { ...time, reason: sanitiseText(why), operatorId })
    if (id === undefined) return refuse('CLOSURE_OVERLAPS', { field: 'starts_at' })
    await lockCheckoutsOf(tx, await findHolders(tx, time))
    const { slots, holders } = await closeSlots(tx, time)
    const checkoutCount = await endReservations(tx, holders)
    await replaceOffers(tx, offersOf(holders))
    const cases = await insertCases(tx, { ...time, id })
    await recordClosed(tx, { id, slotCount: slots, checkoutCount })
    await publish(tx, centreClosed({ closureId: id, centreId, cases }))
    return ok(await changedOf(tx, id, { slots, cases, checkouts: checkoutCount }))
  },
})

async function changedOf(
  tx: Transaction,
  id: number,
  counts: { slots: number; cases: number; checkouts: number },
) {
  const closure = await getClosure(tx, id)
  const { publicId, centreId, startsAt, endsAt } = closure
  return {
    result: { publicId },
    subject: { kind: 'closure', id: publicId },
    centreId,
    before: {},
    after: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), ...counts },
  }
}
