import { type Instant, muscatDate } from './muscat-time.ts'

/** `2026/11/15`: the Gregorian day in Muscat. */
export function formatDate(instant: Instant): string {
  return muscatDate(instant).replaceAll('-', '/')
}
