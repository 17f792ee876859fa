import type { Locale } from '@warsha/contract/locale/locale.ts'

/** The day in the page's language, with the digits 0 to 9. */
export function dayText(lang: Locale, date: string): string {
  const format = new Intl.DateTimeFormat(`${lang === 'ar' ? 'ar-OM' : 'en-GB'}-u-nu-latn-ca-gregory`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${date}T00:00:00Z`))
}
