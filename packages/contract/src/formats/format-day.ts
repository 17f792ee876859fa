import type { Locale } from '../locale/locale.ts'
import { isolate } from './isolate.ts'
import { type Instant, muscatDate, muscatTime } from './muscat-time.ts'

/**
 * `Thu 26 Nov`, `الخميس 26 نوفمبر`: the day in the words of a language, with the digits 0 to 9. With `now` a day of another
 * year has its year.
 */
export function formatDay(date: string, locale: Locale, now?: Instant): string {
  const parts = formatOf(locale).formatToParts(new Date(`${date}T00:00:00Z`))
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const year = part('year')
  const isOtherYear = now !== undefined && !muscatDate(now).startsWith(year)
  return [part('weekday'), part('day'), part('month'), ...(isOtherYear ? [year] : [])].join(' ')
}

/** `Sun 31 Aug 2025`: with its year, whatever year it is read in, for a day until which something is valid. */
export function formatDayOfYear(date: string, locale: Locale): string {
  return `${formatDay(date, locale)} ${date.slice(0, 4)}`
}

/** `Thu 26 Nov, 10:00–11:00`, of a day and a time or a span of times (`10:00-11:00`). */
export function formatDayTime(date: string, time: string, locale: Locale, now?: Instant): string {
  const comma = locale === 'ar' ? '، ' : ', '
  return `${formatDay(date, locale, now)}${comma}${isolate(time.replace('-', '–'))}`
}

/** A moment by the clocks of Muscat. */
export function formatMoment(instant: Instant, locale: Locale, now?: Instant): string {
  return formatDayTime(muscatDate(instant), muscatTime(instant), locale, now)
}

const formats = new Map<Locale, Intl.DateTimeFormat>()

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(`${locale === 'ar' ? 'ar-OM' : 'en-GB'}-u-nu-latn-ca-gregory`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  formats.set(locale, format)
  return format
}
