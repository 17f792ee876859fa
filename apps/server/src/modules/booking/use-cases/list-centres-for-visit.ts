import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { distanceKm, type Position } from '#modules/locations/index.ts'
import type { WorkToDo } from '../rules/alternative.ts'
import { bookableDays, bookingDates } from '../rules/booking-dates.ts'
import type { ServiceCentre } from '../rules/service-centre.ts'
import { findCentresFor } from '../storage/alternative-queries.ts'
import { readEarliestForVisit, readTimes } from '../storage/read-times.ts'
import { centresModel } from './centres-model.ts'
import { maxVisitKm } from './find-booking.ts'
import type { BookingCentre, FeasibleCentre } from './list-booking-centres.ts'

/** Work that was sold for a visit which may move. */
export type MovableVisit = {
  works: readonly WorkToDo[]
  centreId: number
  slotId: number
  home: Position | null
  /** Whether the goods of the visit are at the centre already, and in how many days they are there. */
  supplyAt(centre: Pick<ServiceCentre, 'id' | 'leadDays'>): FeasibleCentre['supply']
  /** Fee that was paid for a slot. */
  maxFeeBaisa: Baisa
}

type Deps = { db: Database; models: Models }

/** Centres in the place of the visit's centre that can do all of its work; at home the closest to the address. */
export async function listCentresForVisit(
  deps: Deps,
  visit: MovableVisit,
  position: Position | undefined,
): Promise<BookingCentre[]> {
  const found = await centresFor(deps, visit, position)
  const wanted = found.map(({ centre, supply }) => ({ id: centre.id, leadDays: supply.leadDays }))
  const earliest = await readEarliestForVisit(deps.db, wanted, { ...visit, days: bookableDays })
  return found.map((each) => ({ ...each, earliest: earliest.get(each.centre.id) ?? null, dates: [] }))
}

/** A centre with the free hours that cost no more than was paid; without any where the work is not done. */
export async function readCentreForVisit(
  deps: Deps,
  visit: MovableVisit,
  { centreId, position }: { centreId: number; position: Position | undefined },
): Promise<Outcome<BookingCentre, 'NOT_FOUND'>> {
  const centre = (await deps.models.get(centresModel)).centres.find(({ id }) => id === centreId)
  if (!centre) return refuse('NOT_FOUND', { field: 'centre_id' })
  const one = (await centresFor(deps, visit, position)).find((each) => each.centre.id === centreId)
  if (!one) return ok({ centre, supply: visit.supplyAt(centre), distanceKm: null, earliest: null, dates: [] })
  const times = await readTimes(deps.db, { centreId, leadDays: one.supply.leadDays, days: bookableDays })
  const offered = times.map((time) =>
    time.isFree && time.feeBaisa <= visit.maxFeeBaisa && time.slotId !== visit.slotId
      ? time
      : { ...time, slotId: null },
  )
  const first = offered.find(({ slotId }) => slotId !== null)
  return ok({ ...one, earliest: first?.startsAt ?? null, dates: bookingDates(offered) })
}

async function centresFor(
  { db, models }: Deps,
  { works, centreId, home, supplyAt }: MovableVisit,
  position: Position | undefined,
): Promise<FeasibleCentre[]> {
  const { centres } = await models.get(centresModel)
  const stateId = centres.find(({ id }) => id === centreId)?.stateId
  const doing = Map.groupBy(await findCentresFor(db, works), (each) => each.centreId)
  const from = home ?? position
  const found = centres
    .filter((centre) => centre.stateId === stateId && doing.get(centre.id)?.length === works.length)
    .map((centre) => ({
      centre,
      supply: supplyAt(centre),
      distanceKm: from ? distanceKm(centre, from) : null,
    }))
    .sort((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0))
  return home ? found.filter((each) => (each.distanceKm ?? 0) <= maxVisitKm).slice(0, 1) : found
}
