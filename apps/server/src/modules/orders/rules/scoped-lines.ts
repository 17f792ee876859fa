import type { StoredLine } from './order.ts'

/** The lines that an operator sees: those of the own centres; all of them where every centre is. */
export function scopedLines<Line extends Pick<StoredLine, 'centreId'>>(
  lines: readonly Line[],
  centres: 'all' | readonly number[],
): Line[] {
  if (centres === 'all') return [...lines]
  return lines.filter(({ centreId }) => centreId !== null && centres.includes(centreId))
}
