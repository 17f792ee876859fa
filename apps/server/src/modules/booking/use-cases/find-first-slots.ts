import type { Clock } from '#kernel/clock.ts'
import type { StockCheckDeps, WantedLine } from '#modules/inventory/index.ts'
import { distanceKm, type Position } from '#modules/locations/index.ts'
import { bookableDays } from '../rules/booking-dates.ts'
import { type FirstSlot, readFirstSlots } from '../storage/read-soonest.ts'
import { centresModel } from './centres-model.ts'
import { type CentreSlot, createSlotCache, type SlotCache } from './find-soonest.ts'
import { type FeasibleCentre, feasibleCentres } from './list-booking-centres.ts'
import { planBooking } from './plan-booking.ts'

type Deps = StockCheckDeps & { slots: SlotCache<FirstSlot> }

export const createFirstSlotCache = (clock: Clock): SlotCache<FirstSlot> => createSlotCache(clock)

export type WantedFirstSlots = {
  channel: string
  stateId: number
  lines: readonly WantedLine[]
  centreId?: number | undefined
}

/** For each line by itself the first free hour at a centre; null without one. One statement, however many lines. */
export async function findFirstSlots(
  deps: Deps,
  { lines, ...asked }: WantedFirstSlots,
): Promise<(CentreSlot | null)[]> {
  const found = await Promise.all(lines.map((line) => centresFor(deps, line, asked)))
  const slots = await readSlots(deps, found.flat().map(keyOfCentre))
  return found.map((centres) => {
    const free = centres.flatMap((each) => {
      const hour = slots.get(keyOfCentre(each))
      return hour ? { ...each, hour } : []
    })
    return free.reduce<CentreSlot | null>(
      (first, each) => (first && first.hour.startsAt <= each.hour.startsAt ? first : each),
      null,
    )
  })
}

async function centresFor(
  deps: StockCheckDeps,
  line: WantedLine,
  { channel, stateId, centreId }: Omit<WantedFirstSlots, 'lines'>,
): Promise<FeasibleCentre[]> {
  const plan = await planBooking(deps, { channel, stateId, lines: [line] })
  if (!plan.isPossible || plan.lines.length === 0) return []
  return feasibleCentres(deps.models, plan.lines, {
    stateId,
    serviceType: undefined,
    venue: 'center',
    position: undefined,
    ...(centreId !== undefined && { centreId }),
  })
}

export type NextSlot = {
  centreId: number
  startsAt: Date | null
  distanceKm: number | null
  hasServices: boolean
}

/** When each centre of the place is free next, whatever is to be done there. */
export async function listNextSlots(
  deps: Deps,
  { stateId, position }: { stateId: number; position: Position | undefined },
): Promise<NextSlot[]> {
  const all = await deps.models.get(centresModel)
  const centres = all.centres.filter((centre) => centre.stateId === stateId)
  const slots = await readSlots(
    deps,
    centres.map(({ id }) => keyOf(id, 0)),
  )
  const services = new Set(
    all.serviceTypes.filter(({ serviceType }) => serviceType === 'service').map(({ id }) => id),
  )
  return centres.map((centre) => ({
    centreId: centre.id,
    startsAt: slots.get(keyOf(centre.id, 0))?.startsAt ?? null,
    distanceKm: position ? distanceKm(centre, position) : null,
    hasServices: centre.offers.some(
      ({ venue, serviceTypeId }) => venue === 'center' && services.has(serviceTypeId),
    ),
  }))
}

/** The first free hours by centre and days ahead. */
async function readSlots(
  { db, slots }: Deps,
  asked: readonly string[],
): Promise<ReadonlyMap<string, FirstSlot>> {
  const keys = [...new Set(asked)].sort()
  if (keys.length === 0) return new Map()
  const centres = keys.map((key) => {
    const [centreId = 0, leadDays = 0] = key.split(' ').map(Number)
    return { centreId, leadDays, distanceKm: 0 }
  })
  const first = await slots.get(keys.join(), () => readFirstSlots(db, { centres, days: bookableDays }))
  return new Map(first.map((slot) => [keyOf(slot.centreId, slot.leadDays), slot]))
}

function keyOfCentre({ centre, supply }: FeasibleCentre): string {
  return keyOf(centre.id, supply.leadDays)
}

function keyOf(centreId: number, leadDays: number): string {
  return `${centreId} ${leadDays}`
}
