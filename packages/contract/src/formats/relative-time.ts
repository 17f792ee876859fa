import { formatDate } from './format-date.ts'
import { epochMs, type Instant } from './muscat-time.ts'

export type RelativeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second'

/** A moment relative to now; the words are the translator's. */
export type RelativeTime =
  | { kind: 'ago'; unit: RelativeUnit; count: number }
  | { kind: 'justNow' }
  | { kind: 'date'; date: string }

const unitsMs: readonly [RelativeUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** The largest whole unit that has passed; a moment still to come is told by its date. */
export function relativeTime(instant: Instant, now: Instant): RelativeTime {
  const passedMs = epochMs(now) - epochMs(instant)
  if (passedMs < 0) return { kind: 'date', date: formatDate(instant) }

  const largest = unitsMs.find(([, unitMs]) => passedMs >= unitMs)
  if (!largest) return { kind: 'justNow' }
  const [unit, unitMs] = largest
  return { kind: 'ago', unit, count: Math.floor(passedMs / unitMs) }
}
