import { z } from 'zod'
import { type Actor, type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import {
  addWalkInUnits,
  type CountedSlot,
  closeFreePlaces,
  lockSlot,
  openClosedPlaces,
  removeWalkInUnits,
} from '../storage/board-slot-queries.ts'
import type { FreedSlot } from '../storage/slot-reservation-queries.ts'
import { announceSlots } from './announce-slots.ts'
import { announceFreed } from './free-slots.ts'

export type { CountedSlot }

/** A centre entered walk-ins of a slot, or took some away. */
export const walkInsChanged = defineEvent(
  'booking.walk-ins-changed',
  z.object({ slotId: z.int(), centreId: z.int(), walkIns: z.int() }),
  ({ slotId }) => slotId,
)

/** A centre closed places of a slot, or opened them again. */
export const slotCapacityChanged = defineEvent(
  'booking.slot-capacity-changed',
  z.object({ slotId: z.int(), centreId: z.int(), capacity: z.int(), closed: z.int() }),
  ({ slotId }) => slotId,
)

type WalkIns = { slotId: number; units: number }

/** Customers served without a booking, as long as the slot is not over and has room. */
export const addWalkIns = defineCommand({
  action: 'board.add-walk-ins',
  permission: 'board.write',
  run: (tx, actor, { slotId, units }: WalkIns) =>
    changeSlot(tx, actor, slotId, async (slot) => {
      if (slot.isOver) return refuse('SLOT_OVER')
      const taken = await addWalkInUnits(tx, slotId, units)
      if (!taken) return refuse('PLACES_NOT_FREE', { params: { count: freeOf(slot) } })
      await announceFull(tx, taken)
      await publish(tx, walkInsChanged(taken))
      return ok(true)
    }),
})

export const removeWalkIns = defineCommand({
  action: 'board.remove-walk-ins',
  permission: 'board.write',
  run: (tx, actor, { slotId, units }: WalkIns) =>
    changeSlot(tx, actor, slotId, async (slot) => {
      const freed = await removeWalkInUnits(tx, slotId, units)
      if (!freed) return refuse('WALK_INS_FEWER', { params: { count: slot.walkIns } })
      await announceFreed(tx, [freed])
      await publish(tx, walkInsChanged(freed))
      return ok(true)
    }),
})

/** Without `places`: all that are free, or all that are closed. */
type Places = { slotId: number; places: number | undefined }

/** Closes free places of a slot. Places held, booked or walked into stay: those visits are moved or cancelled first. */
export const closePlaces = defineCommand({
  action: 'board.close-places',
  permission: 'board.write',
  reason: 'required',
  run: (tx, actor, { slotId, places }: Places) =>
    changeSlot(tx, actor, slotId, async (slot) => {
      if (slot.isOver) return refuse('SLOT_OVER')
      const wanted = places ?? freeOf(slot)
      const closed = wanted > 0 ? await closeFreePlaces(tx, slotId, wanted) : undefined
      if (!closed) return refuse('PLACES_NOT_FREE', { params: { count: freeOf(slot) } })
      await announceFull(tx, closed)
      await publish(tx, slotCapacityChanged(closed))
      return ok(true)
    }),
})

/** Opens places again; those who wait for the slot come first. */
export const reopenPlaces = defineCommand({
  action: 'board.reopen-places',
  permission: 'board.write',
  run: (tx, actor, { slotId, places }: Places) =>
    changeSlot(tx, actor, slotId, async (slot) => {
      const wanted = places ?? slot.closed
      const opened = wanted > 0 ? await openClosedPlaces(tx, slotId, wanted) : undefined
      if (!opened) return refuse('PLACES_NOT_CLOSED', { params: { count: slot.closed } })
      await announceFreed(tx, [opened])
      await publish(tx, slotCapacityChanged(opened))
      return ok(true)
    }),
})

async function changeSlot<Code extends string>(
  tx: Transaction,
  { centres }: Pick<Actor, 'centres'>,
  slotId: number,
  change: (slot: CountedSlot) => Promise<Outcome<true, Code> | Refusal<Code>>,
): Promise<Outcome<Changed<CountedSlot>, Code | 'NOT_FOUND'>> {
  const before = await lockSlot(tx, { slotId, centres })
  if (!before) return refuse('NOT_FOUND')
  const changed = await change(before)
  if (!changed.ok) return changed
  // Places that became free may have gone to those who wait.
  const after = (await lockSlot(tx, { slotId, centres })) ?? before
  return ok({
    result: after,
    subject: { kind: 'slot', id: slotId },
    centreId: before.centreId,
    before: countsOf(before),
    after: countsOf(after),
  })
}

async function announceFull(tx: Transaction, slot: FreedSlot): Promise<void> {
  if (slot.taken === slot.capacity) await announceSlots(tx, [{ ...slot, isFree: false }])
}

function freeOf({ capacity, taken }: CountedSlot): number {
  return capacity - taken
}

function countsOf({ capacity, taken, walkIns, closed }: CountedSlot) {
  return { capacity, taken, walkIns, closed }
}
