import type { Clock } from '#kernel/clock.ts'
import { createShortCache, type ShortCache } from '#kernel/short-cache.ts'
import type { StockCheckDeps } from '#modules/inventory/index.ts'
import { bookableDays } from '../rules/booking-dates.ts'
import type { OfferedSlot } from '../rules/offered-slot.ts'
import { type AskedCentre, readSoonest } from '../storage/read-soonest.ts'
import { type BookingQuestion, type FeasibleCentre, feasibleCentres } from './list-booking-centres.ts'
import type { PlannedBooking } from './plan-booking.ts'

/** An hour with the centre that offers it. */
export type CentreSlot = FeasibleCentre & { hour: OfferedSlot }

export type SlotCache<Slot = OfferedSlot> = ShortCache<Slot[]>

/** Home, product pages and carts of a place all ask for the same; a reservation decides, so two seconds do no harm. */
export function createSlotCache<Slot = OfferedSlot>(clock: Clock): SlotCache<Slot> {
  return createShortCache({ clock, lifetimeMs: 2000, maxEntries: 500 })
}

/** The first free hours over all centres that can do all of the lines, by time, then by distance. */
export async function findSoonest(
  { db, models, hours }: StockCheckDeps & { hours: SlotCache },
  lines: readonly PlannedBooking[],
  { first, ...asked }: BookingQuestion & { first: number },
): Promise<CentreSlot[]> {
  const found = await feasibleCentres(models, lines, asked)
  if (found.length === 0) return []
  const centres = found.map(toAsked)
  const soonest = await hours.get(JSON.stringify([first, centres.map(keyOf)]), () =>
    readSoonest(db, { centres, days: bookableDays, first }),
  )
  return soonest.flatMap((hour) => {
    const at = found.find(({ centre }) => centre.id === hour.centreId)
    return at ? { ...at, hour } : []
  })
}

/** Distances to a hundred metres: neighbours get the same answer. */
function toAsked({ centre, supply, distanceKm }: FeasibleCentre): AskedCentre {
  return {
    centreId: centre.id,
    leadDays: supply.leadDays,
    distanceKm: distanceKm === null ? 0 : Math.round(distanceKm * 10) / 10,
  }
}

function keyOf({ centreId, leadDays, distanceKm }: AskedCentre) {
  return [centreId, leadDays, distanceKm]
}
