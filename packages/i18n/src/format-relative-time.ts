import type { Instant } from '@warsha/contract/formats/muscat-time.ts'
import { relativeTime } from '@warsha/contract/formats/relative-time.ts'
import type { Translate } from './translate.ts'

/** `3 days ago`, `just now`, or the date of a time to come. */
export function formatRelativeTime(t: Translate, instant: Instant, now: Instant): string {
  const time = relativeTime(instant, now)
  if (time.kind === 'date') return time.date
  return time.kind === 'justNow' ? t('formats.justNow') : t(`formats.ago.${time.unit}`, { count: time.count })
}
