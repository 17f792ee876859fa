import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Translate } from '@warsha/i18n/translate.ts'

type Words = { t: Translate; lang: Locale }

/** `Today 16:30`, `Tomorrow 09:00`, `Thu 19 Nov, 09:00`. */
export function whenText({ t, lang }: Words, date: string, time: string, now = new Date()): string {
  const shown = isolate(time)
  if (date === muscatDate(now)) return t('soonest.today', { time: shown })
  if (date === muscatDate(now.getTime() + dayMs)) return t('soonest.tomorrow', { time: shown })
  return t('soonest.day', { day: dayText(lang, date), time: shown })
}

export function whenTextOf(words: Words, startsAt: string, now = new Date()): string {
  return whenText(words, muscatDate(startsAt), muscatTime(startsAt), now)
}

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

const dayMs = 86_400_000
