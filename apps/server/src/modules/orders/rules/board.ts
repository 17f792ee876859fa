import { type BayState, bayStates } from '@warsha/contract/console/booking/board.rest.ts'
import type { DaySlot } from '#modules/booking/index.ts'
import { type LineUsage, openUnits } from './line-usage.ts'
import type { Name } from './order.ts'

/** A line that is done in a slot, as a board shows it. */
export type BoardLine = LineUsage & {
  orderPublicId: string
  number: number
  revision: number
  status: string
  checkoutPublicId: string
  linePublicId: string
  slotId: number
  productName: Name
  arrivedAt: Date | null
  car: string | null
  place: string | null
}

export type Bay = {
  bay: number
  state: BayState
  lines: readonly BoardLine[]
  heldUntil: Date | null
}

export type BoardSlot = DaySlot & { bays: readonly Bay[] }

/**
 * The bays of a day's slots: a slot has places, not named bays, so a bay is a running number within it. Reservations come
 * first, in the order in which they were made; `holderOf` is the name under which an order has reserved.
 */
export function layOutBoard(
  slots: readonly DaySlot[],
  lines: readonly BoardLine[],
  { holderOf, now }: { holderOf(line: BoardLine): string; now: Date },
): BoardSlot[] {
  const visits = Map.groupBy(lines, (line) => visitKey(line.slotId, holderOf(line)))
  return slots.map((slot) => {
    const reserved = slot.reservations.flatMap(({ holder, units, state, expiresAt }) => {
      const own = visits.get(visitKey(slot.slotId, holder)) ?? []
      const bay = {
        state: state === 'held' ? ('held' as const) : visitState(own, slot.startsAt, now),
        lines: own,
        heldUntil: expiresAt === null ? null : new Date(expiresAt),
      }
      return Array.from({ length: units }, () => bay)
    })
    const rest = (count: number, state: BayState) =>
      Array.from({ length: Math.max(0, count) }, () => ({ state, lines: [], heldUntil: null }))
    const bays = [
      ...reserved,
      ...rest(slot.walkIns, 'walk_in'),
      ...rest(slot.capacity - slot.taken, 'free'),
      ...rest(slot.closed, 'closed'),
    ]
    return { ...slot, bays: bays.map((bay, at) => ({ ...bay, bay: at + 1 })) }
  })
}

/** State of a booked visit. A reservation whose lines went to another slot stays booked. */
export function visitState(
  lines: readonly (LineUsage & Pick<BoardLine, 'arrivedAt'>)[],
  startsAt: Date,
  now: Date,
): 'booked' | 'arrived' | 'done' | 'late' | 'missed' {
  const isOver = lines.length > 0 && lines.every((line) => openUnits(line) === 0)
  if (isOver) return lines.some(({ used }) => used > 0) ? 'done' : 'missed'
  if (lines.some(({ arrivedAt, used }) => arrivedAt !== null || used > 0)) return 'arrived'
  return startsAt <= now ? 'late' : 'booked'
}

export function countBays(slots: readonly BoardSlot[]): Record<BayState, number> {
  const counts = Object.fromEntries(bayStates.map((state) => [state, 0])) as Record<BayState, number>
  for (const { bays } of slots) for (const { state } of bays) counts[state] += 1
  return counts
}

function visitKey(slotId: number, holder: string): string {
  return `${slotId} ${holder}`
}
