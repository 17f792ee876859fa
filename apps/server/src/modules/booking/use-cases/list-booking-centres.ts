import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import type { Product } from '#modules/catalogue/index.ts'
import { type StockCheckDeps, stockModel } from '#modules/inventory/index.ts'
import { distanceKm, type Position } from '#modules/locations/index.ts'
import { type BookingDate, bookableDays, bookingDates } from '../rules/booking-dates.ts'
import { centresDoing, type Way } from '../rules/centre-offers.ts'
import { type Supply, supplyOf } from '../rules/goods-supply.ts'
import type { ServiceCentre } from '../rules/service-centre.ts'
import { readEarliest, readTimes } from '../storage/read-times.ts'
import { centresModel } from './centres-model.ts'
import type { PlannedBooking } from './plan-booking.ts'
import { sumUnits } from './sum-units.ts'

/** A centre that can serve what is asked, with where its goods come from and how far away it is. */
export type FeasibleCentre = { centre: ServiceCentre; supply: Supply; distanceKm: number | null }

export type BookingCentre = FeasibleCentre & { earliest: Date | null; dates: BookingDate[] }

export type BookingQuestion = Pick<Way, 'venue'> & {
  /** Undefined where it does not matter: a line that can be done there is done, all others are picked up. */
  serviceType: Way['serviceType'] | undefined
  stateId: number
  position: Position | undefined
  /** This centre alone. */
  centreId?: number
}

/**
 * The centres of the place that can do all of the lines. At home it is one: the closest to the address, as only it
 * sends a mechanic there; without a position all centres that do.
 */
export async function feasibleCentres(
  models: Models,
  lines: readonly PlannedBooking[],
  { stateId, position, centreId, serviceType, venue }: BookingQuestion,
): Promise<FeasibleCentre[]> {
  const all = await models.get(centresModel)
  const counts = await models.get(stockModel)
  const centres = all.centres.filter(
    (centre) => centre.stateId === stateId && (centreId === undefined || centre.id === centreId),
  )
  const serviceTypes = serviceType ? [serviceType] : everyServiceType
  const doing = (product: Product) =>
    serviceTypes
      .map((each) => centresDoing(product, { serviceType: each, venue }, { ...all, centres }))
      .find((found) => found.length > 0)
  const sets = lines.map(({ product }) => new Set(doing(product)))
  const units = sumUnits(lines)
  const found = centres
    .filter((centre) => sets.every((set) => set.has(centre)))
    .map((centre) => ({
      centre,
      supply: supplyOf(centre, units, (variantId, warehouseId) => counts.freeAt(variantId, [warehouseId])),
      distanceKm: position ? distanceKm(centre, position) : null,
    }))
    .sort((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0))
  return venue === 'home' && position ? found.slice(0, 1) : found
}

const everyServiceType: readonly Way['serviceType'][] = ['service', 'delivery']

export async function listBookingCentres(
  { db, models }: StockCheckDeps,
  lines: readonly PlannedBooking[],
  asked: BookingQuestion,
): Promise<BookingCentre[]> {
  const found = await feasibleCentres(models, lines, asked)
  if (found.length === 0) return []
  const wanted = found.map(({ centre, supply }) => ({ id: centre.id, leadDays: supply.leadDays }))
  const earliest = await readEarliest(db, wanted, bookableDays)
  return found.map((each) => ({ ...each, earliest: earliest.get(each.centre.id) ?? null, dates: [] }))
}

/** One centre with its days and hours. */
export async function readBookingCentre(
  { db, models }: StockCheckDeps,
  lines: readonly PlannedBooking[],
  asked: BookingQuestion & { centreId: number },
): Promise<Outcome<BookingCentre, 'NOT_FOUND'>> {
  const { centreId } = asked
  const [one] = await feasibleCentres(models, lines, asked)
  if (!one) return refuse('NOT_FOUND', { field: 'service_center_id' })
  const times = await readTimes(db, { centreId, leadDays: one.supply.leadDays, days: bookableDays })
  const first = times.find(({ slotId, isFree }) => slotId !== null && isFree)
  return ok({ ...one, earliest: first?.startsAt ?? null, dates: bookingDates(times) })
}
