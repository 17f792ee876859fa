import { type BookedLine, isBooked, type OrderWithLines, openUnits } from '#modules/orders/index.ts'
import type { ClosedTime } from '../rules/closure.ts'

/** Lines of which something is left to be done at the closed centre in the closed period. */
export function closedLines(
  { lines }: Pick<OrderWithLines, 'lines'>,
  { centreId, startsAt, endsAt }: ClosedTime,
): BookedLine[] {
  return lines
    .filter(isBooked)
    .filter(
      (line) =>
        line.centreId === centreId &&
        line.appointmentAt >= startsAt &&
        line.appointmentAt < endsAt &&
        openUnits(line) > 0,
    )
}

/** Slots that nothing of the order needs any more once these lines have left: in the others something was done. */
export function freedSlots({ lines }: Pick<OrderWithLines, 'lines'>, left: readonly BookedLine[]): number[] {
  const slotIds = new Set(left.flatMap(({ slotId }) => slotId ?? []))
  return [...slotIds].filter(
    (slotId) => !lines.some((line) => line.slotId === slotId && line.used + line.expired > 0),
  )
}
