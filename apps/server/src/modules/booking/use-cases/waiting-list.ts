import { maxWaitedSlots } from '@warsha/contract/booking/booking.constants.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import type { ServiceCentre } from '../rules/service-centre.ts'
import { findSlot } from '../storage/find-slot.ts'
import { waitingHolder } from '../storage/offer-queries.ts'
import { deleteReservationTimesOf } from '../storage/reservation-budget-queries.ts'
import {
  countWaited,
  deleteWaitersOf,
  insertWaiter,
  type NewWaiter,
  readWaited,
  type WaitedSlot,
} from '../storage/waiting-queries.ts'
import { centresModel } from './centres-model.ts'
import { releaseSlots } from './reserve-slots.ts'

type Deps = { db: Database; models: Models }

export type WaitedCentreSlot = WaitedSlot & { centre: ServiceCentre }

export type WaitRefusal =
  | 'NOT_FOUND'
  | 'SLOT_TOO_SOON'
  | 'SLOT_IS_FREE'
  | 'ALREADY_WAITING'
  | 'WAITING_LIST_FULL'

/** Puts the customer at the end of the line for a full hour. */
export async function waitForSlot(
  deps: Deps,
  waiter: NewWaiter,
): Promise<Outcome<WaitedCentreSlot, WaitRefusal>> {
  const slot = await findSlot(deps.db, { ...waiter, units: new Map() })
  if (!slot?.isOffered || slot.isClosed) return refuse('NOT_FOUND', { field: 'slot_id' })
  if (!slot.isAhead) return refuse('SLOT_TOO_SOON', { field: 'slot_id' })
  const added = await insertInFreeNumber(deps.db, waiter)
  if (!added.ok) return added
  const entry = (await listWaitedSlots(deps, waiter.customerId)).find(
    ({ publicId }) => publicId === added.value,
  )
  return entry ? ok(entry) : refuse('NOT_FOUND', { field: 'slot_id' })
}

/** Each turn that adds nothing means that another request took the number, so there are no more turns than numbers. */
async function insertInFreeNumber(db: Database, waiter: NewWaiter): Promise<Outcome<string, WaitRefusal>> {
  for (let turn = 0; turn < maxWaitedSlots; turn++) {
    const publicId = await insertWaiter(db, waiter)
    if (publicId) return ok(publicId)
    const { count, isWaiting } = await countWaited(db, waiter)
    if (isWaiting) return refuse('ALREADY_WAITING', { field: 'slot_id' })
    if (count >= maxWaitedSlots) return refuse('WAITING_LIST_FULL')
  }
  return refuse('SLOT_IS_FREE', { field: 'slot_id' })
}

/** Hours the customer waits for; a centre that was closed meanwhile is left out. */
export async function listWaitedSlots({ db, models }: Deps, customerId: number): Promise<WaitedCentreSlot[]> {
  const { centres } = await models.get(centresModel)
  const waited = await readWaited(db, customerId)
  return waited.flatMap((hour) => {
    const centre = centres.find(({ id }) => id === hour.centreId)
    return centre ? { ...hour, centre } : []
  })
}

/** An hour that was offered goes to the next in line. */
export async function leaveWaitingList(
  { db }: Pick<Deps, 'db'>,
  owned: { customerId: number; publicId: string },
): Promise<Outcome<true, 'NOT_FOUND'>> {
  return inTransaction(db, async (tx) =>
    (await leave(tx, owned)) > 0 ? ok(true) : refuse('NOT_FOUND', { field: 'id' }),
  )
}

/** The waiting lists of a customer, as a part of their personal data. */
export const waitingListData = {
  async export({ db }: Pick<Deps, 'db'>, customerId: number) {
    return { waitingList: await readWaited(db, customerId) }
  },
  async erase(tx: Transaction, customerId: number) {
    await leave(tx, { customerId })
    await deleteReservationTimesOf(tx, customerId)
  },
}

async function leave(tx: Transaction, owned: { customerId: number; publicId?: string }): Promise<number> {
  const gone = await deleteWaitersOf(tx, owned)
  for (const id of gone) await releaseSlots(tx, waitingHolder(id))
  return gone.length
}
