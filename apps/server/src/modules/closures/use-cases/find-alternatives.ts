import type { Executor } from '#kernel/database/connect.ts'
import { findCentresFor, findOpenSlots, type WorkAtCentre, type WorkToDo } from '#modules/booking/index.ts'
import { distanceKm, type Position } from '#modules/locations/index.ts'
import { type BookedLine, type OrderWithLines, readSoldUnitsOf, workOf } from '#modules/orders/index.ts'
import type { ClosedTime } from '../rules/closure.ts'
import {
  maxAlternativeDays,
  maxAlternativeKm,
  type OpenCase,
  type PlannedOffer,
  planOffers,
} from '../rules/plan-offers.ts'
import { readFreeUnits } from '../storage/offer-queries.ts'
import { closedLines } from './closed-lines.ts'

/** An order with closed visits, and the slots that it was offered before. */
export type ClosedOrder = {
  caseId: number
  time: ClosedTime
  order: OrderWithLines
  offeredSlotIds: readonly number[]
}

/** Plans alternatives for orders, however many, in a handful of statements. Nothing is held. */
export async function findAlternatives(
  executor: Executor,
  asked: readonly ClosedOrder[],
  now: Date,
): Promise<PlannedOffer[]> {
  const closed = asked.map((each) => ({ ...each, lines: closedLines(each.order, each.time) }))
  const works = distinctWorks(closed.flatMap(({ lines }) => lines))
  const centres = await findCentresFor(
    executor,
    [...works.values()].map(({ work }) => work),
  )
  const sold = await readSoldUnitsOf(
    executor,
    closed.map(({ order }) => order.id),
  )
  const cases = closed.flatMap(({ caseId, time, order, lines, offeredSlotIds }): OpenCase[] => {
    const [first] = lines
    const position = centres.find(({ centreId }) => centreId === time.centreId)
    if (!first || !position) return []
    const positions = new Set(lines.map((line) => line.position))
    const goods = sold
      .filter((row) => row.orderId === order.id && positions.has(row.position) && row.quantity > row.returned)
      .map((row) => ({ ...row, quantity: row.quantity - row.returned }))
    return [
      {
        caseId,
        centreId: time.centreId,
        appointmentAt: first.appointmentAt,
        ...reachOf(first, position),
        works: lines.map((line) => works.get(keyOf(line))?.index ?? -1),
        goods,
        isUntouched: lines.every(({ used, expired }) => used + expired === 0),
        offeredSlotIds,
      },
    ]
  })
  const times = cases.map(({ appointmentAt }) => appointmentAt.getTime())
  if (times.length === 0) return []
  const reachMs = maxAlternativeDays * 86_400_000
  const slots = await findOpenSlots(executor, {
    centreIds: [...new Set(centres.map(({ centreId }) => centreId))],
    from: new Date(Math.min(...times) - reachMs),
    until: new Date(Math.max(...times) + reachMs),
  })
  const free = await readFreeUnits(executor, {
    variantIds: [...new Set(cases.flatMap(({ goods }) => goods.map(({ variantId }) => variantId)))],
    warehouseIds: [...new Set(centres.map(({ warehouseId }) => warehouseId))],
  })
  const freeAt = (variantId: number, warehouseId: number) => free.get(`${variantId}:${warehouseId}`) ?? 0
  return planOffers(cases, { centres, slots, freeAt, kmBetween: distanceKm, now })
}

/** Customers go a little farther than to the closed centre; a mechanic comes from a little farther away. */
function reachOf(line: BookedLine, centre: WorkAtCentre): { position: Position; maxKm: number } {
  const { home } = workOf(line)
  return home
    ? { position: home, maxKm: distanceKm(centre, home) + maxAlternativeKm }
    : { position: centre, maxKm: maxAlternativeKm }
}

/** Lines of the same product are asked about once. */
function distinctWorks(lines: readonly BookedLine[]) {
  const works = new Map<string, { index: number; work: WorkToDo }>()
  for (const line of lines) {
    const key = keyOf(line)
    const { productId, serviceType, venue } = workOf(line)
    if (!works.has(key)) works.set(key, { index: works.size, work: { productId, serviceType, venue } })
  }
  return works
}

function keyOf(line: BookedLine): string {
  const { productId, serviceType, venue } = workOf(line)
  return `${productId}:${serviceType}:${venue}`
}
