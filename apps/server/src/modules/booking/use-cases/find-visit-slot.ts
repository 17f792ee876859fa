import type { Executor } from '#kernel/database/connect.ts'
import { distanceKm } from '#modules/locations/index.ts'
import { type FoundSlot, findSlot } from '../storage/find-slot.ts'
import { maxVisitKm } from './find-booking.ts'

export type VisitWork = {
  slotId: number
  productId: number
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
  /** Where somebody comes to the customer. */
  home: { latitude: number; longitude: number } | null
}

export type VisitSlot = Omit<FoundSlot, 'isInTime' | 'isAhead' | 'isFull'>

/** A slot for work that was sold for another one: whether its centre does it there, and what the slot costs. */
export async function findVisitSlot(
  executor: Executor,
  { home, ...work }: VisitWork,
): Promise<VisitSlot | undefined> {
  const found = await findSlot(executor, { ...work, units: new Map() })
  if (!found) return undefined
  const isNear = !home || distanceKm(found.centre, home) <= maxVisitKm
  return { ...found, isOffered: found.isOffered && isNear }
}
