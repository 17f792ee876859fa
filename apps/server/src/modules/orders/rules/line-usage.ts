import type { OrderStatus } from './order-status.ts'

/** How many units of a line were used, came back or were let pass; the rest is still to be done. */
export type LineUsage = { quantity: number; used: number; returned: number; expired: number }

export function openUnits({ quantity, used, returned, expired }: LineUsage): number {
  return quantity - used - returned - expired
}

/**
 * The status of an order after units of its lines were used or let pass. Once nothing is left
 * to be done, a unit that nobody came for makes it expired, so that operators find what may be refunded.
 */
export function statusByUsage(lines: readonly LineUsage[]): OrderStatus | undefined {
  const used = sumOf(lines, (line) => line.used)
  const isExpired = lines.some(({ expired }) => expired > 0)
  const isOpen = lines.some((line) => openUnits(line) > 0)
  if (isOpen) return used > 0 ? 'PARTIALLY_FULFILLED' : undefined
  if (isExpired) return 'EXPIRED'
  return used > 0 ? 'FULFILLED' : undefined
}

/** The status of an order of which something came back. */
export function statusAfterReturn(lines: readonly LineUsage[]): 'RETURNED' | 'PARTIALLY_RETURNED' {
  return lines.every(({ quantity, returned }) => returned === quantity) ? 'RETURNED' : 'PARTIALLY_RETURNED'
}

function sumOf(lines: readonly LineUsage[], unitsOf: (line: LineUsage) => number): number {
  return lines.reduce((sum, line) => sum + unitsOf(line), 0)
}
