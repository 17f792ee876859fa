import type { Translate } from '@warsha/i18n/translate.ts'

const hourMs = 3_600_000

/**
 * `04:59`, `03:04:59` or `2 days and 3 hours`: seconds count in the last day alone. A begun second counts, so 00:00 is
 * shown only when it is over.
 */
export function formatRemaining(t: Translate, remainingMs: number): string {
  const wholeMs = Math.max(0, Math.ceil(remainingMs / 1_000) * 1_000)
  const wholeHours = Math.floor(wholeMs / hourMs)
  if (wholeHours < 24) return clockText(wholeMs / 1_000)
  const days = t('notifications.days', { count: Math.floor(wholeHours / 24) })
  const hours = wholeHours % 24
  return hours === 0
    ? days
    : t('notifications.daysAndHours', { days, hours: t('notifications.hours', { count: hours }) })
}

function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = seconds >= 3_600 ? parts : parts.slice(1)
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}
