import { defineCommand } from '#commands/define-command.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { lockClosing, releaseOffers, reopenSlots } from '#modules/booking/index.ts'
import { reopenCases } from '../storage/case-queries.ts'
import { lockClosure, markReopened } from '../storage/closure-queries.ts'
import { deleteOffersOf } from '../storage/offer-queries.ts'
import { caseReopened, centreReopened } from './closure-events.ts'
import { readClosure } from './list-closures.ts'

/**
 * Opens a closed time again: visits whose cases are not decided take place as they were booked, what is held for them
 * elsewhere ends, and the slots can be booked. Decided cases stay as they are.
 */
export const reopenCentre = defineCommand({
  action: 'centres.reopen',
  permission: 'centres.close',
  reason: 'required',
  async run(tx, { centres, operatorId }, { publicId }: { publicId: string }, { clock }) {
    await lockClosing(tx)
    const closure = await lockClosure(tx, { publicId, centres })
    if (!closure) return refuse('NOT_FOUND')
    const { id, centreId, startsAt, endsAt } = closure
    if (!(await markReopened(tx, id))) return refuse('CLOSURE_REOPENED')
    const cases = await reopenCases(tx, { closureId: id, operatorId })
    await releaseOffers(
      tx,
      await deleteOffersOf(
        tx,
        cases.map((each) => each.id),
      ),
    )
    const reopened = await reopenSlots(tx, { centreId, startsAt, endsAt, clock })
    if (!reopened.ok) return reopened
    for (const { id: caseId, orderId, customerId } of cases)
      await publish(tx, caseReopened({ caseId, orderId, customerId }))
    await publish(tx, centreReopened({ closureId: id, centreId, cases: cases.length }))
    const shown = await readClosure(tx, { publicId, centres })
    if (!shown.ok) return shown
    return ok({
      result: shown.value,
      subject: { kind: 'closure', id: publicId },
      centreId,
      before: { state: 'closed' },
      after: { state: 'reopened', cases: cases.length },
    })
  },
})
