import type { PlannedBooking } from './plan-booking.ts'

/** Units by variant that the lines take together: lines of the same goods share the stock. */
export function sumUnits(lines: readonly Pick<PlannedBooking, 'units'>[]): Map<number, number> {
  const sum = new Map<number, number>()
  for (const { units } of lines) {
    for (const [variantId, needed] of units) sum.set(variantId, (sum.get(variantId) ?? 0) + needed)
  }
  return sum
}
