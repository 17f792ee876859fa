/** Oman is four hours ahead of UTC, summer and winter. */
const aheadMs = 4 * 3_600_000

/** The date in Muscat, `2026-11-16`. */
export function muscatDay(moment: Date): string {
  return new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10)
}
