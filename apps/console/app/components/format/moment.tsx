import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { useTranslation } from '~/session/messages.ts'

const dayMs = 86_400_000

/** A moment as clocks in Muscat show it: `Today 14:30`, `17 Nov 14:30`. */
export function Moment({ at, hasTime = true }: { at: string; hasTime?: boolean }) {
  const { t, lang } = useTranslation()
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {momentText(at, { t, lang, hasTime })}
    </time>
  )
}

type Words = {
  t: Translate
  lang: Locale
  hasTime?: boolean
  now?: number
  /** Within a sentence `today` is no heading. */
  isWithin?: boolean
}

export function momentText(at: string, { t, lang, hasTime = true, ...words }: Words): string {
  const day = dayText(muscatDate(at), { t, lang, ...words })
  return hasTime ? `${day} ${muscatTime(at)}` : day
}

/** A day of Muscat's calendar, `YYYY-MM-DD`, in words. */
export function dayText(day: string, { t, lang, now = Date.now(), isWithin = false }: Words): string {
  const near = [
    [0, 'console.time.today'],
    [1, 'console.time.tomorrow'],
    [-1, 'console.time.yesterday'],
  ] as const
  const found = near.find(([days]) => muscatDate(now + days * dayMs) === day)
  if (found) return isWithin ? t(found[1]).toLocaleLowerCase(lang) : t(found[1])
  const isThisYear = day.slice(0, 4) === muscatDate(now).slice(0, 4)
  return new Intl.DateTimeFormat(lang === 'ar' ? 'ar-OM-u-nu-latn' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(day))
}
