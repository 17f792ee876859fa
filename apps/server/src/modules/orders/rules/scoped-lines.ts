import type { StoredLine } from './order.ts'

/** The lines that an operator sees: those of the own centres, with their fees; all of them where every centre is. */
export function scopedLines<Line extends Pick<StoredLine, 'position' | 'centreId' | 'feeOfPosition'>>(
  lines: readonly Line[],
  centres: 'all' | readonly number[],
): Line[] {
  if (centres === 'all') return [...lines]
  const own = new Set(
    lines
      .filter(({ centreId }) => centreId !== null && centres.includes(centreId))
      .map(({ position }) => position),
  )
  return lines.filter(({ position, feeOfPosition }) => own.has(feeOfPosition ?? position))
}
