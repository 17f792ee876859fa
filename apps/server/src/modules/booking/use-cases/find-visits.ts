import type { Models } from '#kernel/read-model.ts'
import { type StockCheckDeps, stockModel } from '#modules/inventory/index.ts'
import { distanceKm, type Position } from '#modules/locations/index.ts'
import { bookableDays } from '../rules/booking-dates.ts'
import { centresDoing, type Way } from '../rules/centre-offers.ts'
import { type Supply, supplyOf } from '../rules/goods-supply.ts'
import { planVisits } from '../rules/plan-visits.ts'
import type { ServiceCentre } from '../rules/service-centre.ts'
import { readFirstSlots } from '../storage/read-soonest.ts'
import { centresModel } from './centres-model.ts'
import type { CentreSlot } from './find-soonest.ts'
import type { PlannedBooking } from './plan-booking.ts'
import { sumUnits } from './sum-units.ts'

export type WantedVisit = PlannedBooking & Way

export type Visit = CentreSlot & { lineIds: string[] }

export type Visits = { visits: Visit[]; without: string[] }

/** Something that a centre could do in one visit: all it can do, or what needs no goods from elsewhere. */
type Possible = { centre: ServiceCentre; lineIds: string[]; supply: Supply }

/** The fewest visits in which all of the lines are done, and of those the earliest. */
export async function findVisits(
  { db, models }: StockCheckDeps,
  lines: readonly WantedVisit[],
  { stateId, position }: { stateId: number; position: Position | undefined },
): Promise<Visits> {
  const possible = await possibleVisits(models, lines, { stateId, position })
  const centres = possible.map(({ centre, supply }) => ({
    centreId: centre.id,
    leadDays: supply.leadDays,
    distanceKm: 0,
  }))
  const hours = centres.length > 0 ? await readFirstSlots(db, { centres, days: bookableDays }) : []
  const options = possible.flatMap((each) => {
    const hour = hours.find(
      ({ centreId, leadDays }) => centreId === each.centre.id && leadDays === each.supply.leadDays,
    )
    const km = position ? distanceKm(each.centre, position) : null
    return hour ? { ...each, hour, distanceKm: km, startMs: startOf(hour.startsAt, km) } : []
  })
  const { visits, without } = planVisits(
    lines.map(({ key }) => key),
    options,
  )
  return { visits: visits.map(({ option, lineIds }) => ({ ...option, lineIds })), without }
}

/** Of visits at the same time the closer one is better: a kilometre weighs as much as a millisecond. */
function startOf(startsAt: Date, km: number | null): number {
  return startsAt.getTime() + Math.round(km ?? 0)
}

async function possibleVisits(
  models: Models,
  lines: readonly WantedVisit[],
  { stateId, position }: { stateId: number; position: Position | undefined },
): Promise<Possible[]> {
  const all = await models.get(centresModel)
  const counts = await models.get(stockModel)
  const centres = all.centres.filter((centre) => centre.stateId === stateId)
  const doing = lines.map((line) => {
    const able = centresDoing(line.product, line, { ...all, centres })
    return { line, centres: new Set(line.venue === 'home' && position ? closest(able, position) : able) }
  })
  return centres.flatMap((centre) =>
    venues.flatMap((venue) => {
      const able = doing.filter(({ line, centres: set }) => line.venue === venue && set.has(centre))
      const supplyFor = (some: typeof able) =>
        supplyOf(centre, sumUnits(some.map(({ line }) => line)), (variantId, warehouseId) =>
          counts.freeAt(variantId, [warehouseId]),
        )
      const atOnce = able.filter((each) => supplyFor([each]).leadDays === 0)
      const sets = atOnce.length < able.length ? [able, atOnce] : [able]
      return sets
        .filter((set) => set.length > 0)
        .map((set) => ({ centre, lineIds: set.map(({ line }) => line.key), supply: supplyFor(set) }))
    }),
  )
}

const venues = ['center', 'home'] as const

function closest(centres: readonly ServiceCentre[], position: Position): ServiceCentre[] {
  return centres.toSorted((one, other) => distanceKm(one, position) - distanceKm(other, position)).slice(0, 1)
}
