import { useTranslation } from '~/session/messages.ts'

const monday = '2026-11-16'

/** Names of weekdays and days, as the language writes them. */
export function useDayWords() {
  const { lang } = useTranslation()
  const locale = lang === 'ar' ? 'ar-OM-u-nu-latn' : 'en-GB'
  const write = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(date))
  return {
    /** Of an ISO weekday. */
    weekday(day: number, width: 'long' | 'short' = 'long'): string {
      const date = new Date(Date.parse(monday) + (day - 1) * 86_400_000).toISOString()
      return write(date, { weekday: width })
    },
    shortDay: (date: string) => write(date, { day: 'numeric', month: 'short' }),
    longDay: (date: string) =>
      write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
