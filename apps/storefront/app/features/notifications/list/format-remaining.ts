import type { Translate } from '@warsha/i18n/translate.ts'

const dayMs = 86_400_000

/**
 * `04:59`, `03:04:59` or `2 days 03:04`: seconds count in the last day alone. A begun second counts, so 00:00 is shown
 * only when it is over.
 */
export function formatRemaining(t: Translate, remainingMs: number): string {
  const wholeMs = Math.max(0, Math.ceil(remainingMs / 1_000) * 1_000)
  const days = Math.floor(wholeMs / dayMs)
  const time = clockText(wholeMs % dayMs, days > 0)
  return days > 0 ? t('notifications.daysAndTime', { count: days, time }) : time
}

function clockText(ms: number, hasDays: boolean): string {
  const seconds = ms / 1_000
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = hasDays ? parts.slice(0, 2) : seconds >= 3_600 ? parts : parts.slice(1)
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}
