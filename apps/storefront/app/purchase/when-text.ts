import { formatDay } from '@warsha/contract/formats/format-day.ts'
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
  return t('soonest.day', { day: formatDay(date, lang), time: shown })
}

export function whenTextOf(words: Words, startsAt: string, now = new Date()): string {
  return whenText(words, muscatDate(startsAt), muscatTime(startsAt), now)
}

const dayMs = 86_400_000
