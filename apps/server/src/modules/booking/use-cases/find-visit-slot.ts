import type { Executor } from '#kernel/database/connect.ts'
import { distanceKm } from '#modules/locations/index.ts'
import { type FoundSlot, findSlot, findSlotsOfDay } from '../storage/find-slot.ts'
import { maxVisitKm } from './find-booking.ts'

export type VisitWork = {
  slotId: number
  productId: number
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
  /** The address of a visit at the customer's home. */
  home: { latitude: number; longitude: number } | null
}

export type VisitSlot = Omit<FoundSlot, 'isInTime' | 'isAhead' | 'isFull' | 'isClosed'>

/** A slot for work that was sold for another one: whether its centre does it there, and what the slot costs. */
export async function findVisitSlot(
  executor: Executor,
  { home, ...work }: VisitWork,
): Promise<VisitSlot | undefined> {
  const found = await findSlot(executor, { ...work, units: new Map() })
  if (!found) return undefined
  return { ...found, isOffered: found.isOffered && isNear(found, home) }
}

type DayOfWork = Omit<VisitWork, 'slotId'> & { day: string; centres: readonly number[] | 'all' }

/** The slots of a day that can still be booked for such work, whether or not their centres do it. */
export async function listVisitSlots(executor: Executor, { home, ...work }: DayOfWork): Promise<VisitSlot[]> {
  const found = await findSlotsOfDay(executor, { ...work, units: new Map() })
  return found.map((slot) => ({ ...slot, isOffered: slot.isOffered && isNear(slot, home) }))
}

function isNear({ centre }: Pick<FoundSlot, 'centre'>, home: VisitWork['home']): boolean {
  return !home || distanceKm(centre, home) <= maxVisitKm
}
