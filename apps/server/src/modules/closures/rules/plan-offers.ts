import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { OpenSlot, WorkAtCentre } from '#modules/booking/index.ts'
import type { Position } from '#modules/locations/index.ts'

/** How far from the closed centre, and how many days from the closed visit, an alternative may be. */
export const maxAlternativeKm = 10
export const maxAlternativeDays = 2
export const maxOffers = 2

/** Goods that are allotted to a case, by where they are. */
export type CaseGoods = { variantId: number; warehouseId: number; quantity: number }

/** All that is left to be done of a case. */
export type OpenCase = {
  caseId: number
  centreId: number
  appointmentAt: Date
  /** Where distances are measured from: the closed centre, or the customer's home. */
  position: Position
  maxKm: number
  /** Indexes of the works; a centre has to do all of them. */
  works: readonly number[]
  goods: readonly CaseGoods[]
  /** Whether nothing was used of it, so that goods can be exchanged. */
  isUntouched: boolean
  /** Slots that are offered to it already. */
  offeredSlotIds: readonly number[]
}

export type Alternatives = {
  centres: readonly WorkAtCentre[]
  slots: readonly OpenSlot[]
  /** Free units of a variant in a warehouse. */
  freeAt(variantId: number, warehouseId: number): number
  kmBetween(one: Position, other: Position): number
  now: Date
}

export type PlannedOffer = { caseId: number; slotId: number; startsAt: Date; distanceKm: number }

type Centre = Omit<WorkAtCentre, 'work'>

/**
 * Alternatives for cases in the order of their appointments: each gets the nearest in time, then all get a second one. A
 * slot is planned no more often than it has room for, and goods of a centre no more often than it has them.
 */
export function planOffers(cases: readonly OpenCase[], asked: Alternatives): PlannedOffer[] {
  const room = new Map(asked.slots.map(({ slotId, room: places }) => [slotId, places]))
  const spent = new Map<string, number>()
  const slotsOf = Map.groupBy(asked.slots, ({ centreId }) => centreId)
  const ordered = cases.toSorted(
    (one, other) => one.appointmentAt.getTime() - other.appointmentAt.getTime() || one.caseId - other.caseId,
  )
  const options = new Map(ordered.map((each) => [each.caseId, optionsOf(each, { ...asked, slotsOf })]))
  const planned: PlannedOffer[] = []
  for (let turn = 1; turn <= maxOffers; turn++) {
    for (const each of ordered) {
      const own = planned.filter(({ caseId }) => caseId === each.caseId)
      const known = new Set([...each.offeredSlotIds, ...own.map(({ slotId }) => slotId)])
      if (known.size >= turn) continue
      const found = options
        .get(each.caseId)
        ?.find(
          ({ slot, centre }) =>
            !known.has(slot.slotId) &&
            (room.get(slot.slotId) ?? 0) > 0 &&
            isSupplied(each, { slot, centre, spent, asked }),
        )
      if (!found) continue
      room.set(found.slot.slotId, (room.get(found.slot.slotId) ?? 0) - 1)
      if (isOwnSupply(each, found.centre, { spent, asked })) spend(each, found.centre, spent)
      const { slotId, startsAt } = found.slot
      planned.push({ caseId: each.caseId, slotId, startsAt, distanceKm: Math.round(found.km) })
    }
  }
  return planned
}

type Option = { slot: OpenSlot; centre: Centre; km: number }

/** Slots of centres that do all of the work, near enough in place and time; the nearest in time first. */
function optionsOf(
  each: OpenCase,
  { centres, slotsOf, kmBetween }: Alternatives & { slotsOf: ReadonlyMap<number, readonly OpenSlot[]> },
): Option[] {
  const at = each.appointmentAt.getTime()
  const byCentre = Map.groupBy(centres, ({ centreId }) => centreId)
  const able = [...byCentre.values()].flatMap((rows) => {
    const [centre] = rows
    const done = new Set(rows.map(({ work }) => work))
    if (!centre || !each.works.every((work) => done.has(work))) return []
    const km = kmBetween(centre, each.position)
    return km <= each.maxKm ? [{ centre, km }] : []
  })
  return able
    .flatMap(({ centre, km }) => (slotsOf.get(centre.centreId) ?? []).map((slot) => ({ slot, centre, km })))
    .filter(({ slot }) => Math.abs(slot.startsAt.getTime() - at) <= maxAlternativeDays * dayMs)
    .sort(
      (one, other) =>
        Math.abs(one.slot.startsAt.getTime() - at) - Math.abs(other.slot.startsAt.getTime() - at) ||
        one.km - other.km ||
        one.slot.slotId - other.slot.slotId,
    )
}

type Supply = { slot: OpenSlot; centre: Centre; spent: ReadonlyMap<string, number>; asked: Alternatives }

/** Goods are at the centre, are taken from its own stock instead, or are carried there in time. */
function isSupplied(each: OpenCase, { slot, centre, spent, asked }: Supply): boolean {
  if (each.goods.length === 0) return true
  if (each.goods.every(({ warehouseId }) => warehouseId === centre.warehouseId)) return true
  if (isOwnSupply(each, centre, { spent, asked })) return true
  const carried = addDays(muscatDate(asked.now), Math.max(1, centre.leadDays))
  const awaited = muscatDate(each.appointmentAt)
  const earliest = centre.centreId === each.centreId && awaited < carried ? awaited : carried
  return slot.deliveryDate >= earliest
}

/** Whether the goods of a case come out of the own stock of another centre. */
function isOwnSupply(
  each: OpenCase,
  centre: Centre,
  { spent, asked }: Pick<Supply, 'spent' | 'asked'>,
): boolean {
  if (!each.isUntouched || !centre.hasOwnStock || centre.centreId === each.centreId) return false
  if (each.goods.length === 0) return false
  return [...neededOf(each, centre)].every(
    ([variantId, units]) =>
      asked.freeAt(variantId, centre.warehouseId) - (spent.get(keyOf(variantId, centre)) ?? 0) >= units,
  )
}

function spend(each: OpenCase, centre: Centre, spent: Map<string, number>): void {
  for (const [variantId, units] of neededOf(each, centre))
    spent.set(keyOf(variantId, centre), (spent.get(keyOf(variantId, centre)) ?? 0) + units)
}

function neededOf({ goods }: OpenCase, { warehouseId }: Centre): ReadonlyMap<number, number> {
  const needed = new Map<number, number>()
  for (const each of goods)
    if (each.warehouseId !== warehouseId)
      needed.set(each.variantId, (needed.get(each.variantId) ?? 0) + each.quantity)
  return needed
}

const dayMs = 86_400_000

function keyOf(variantId: number, { warehouseId }: Centre): string {
  return `${variantId}:${warehouseId}`
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}
