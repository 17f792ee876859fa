import { Badge } from '@warsha/ui/badge.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon, ClockIcon } from '@warsha/ui/icons.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { type DayTimes, isOpenAt, weekdayIndex } from './opening-times.ts'

/** The whole week, closed at first. Whether it is open now only the browser says: the page may be an hour old. */
export function OpeningHours({ schedules }: { schedules: readonly DayTimes[] }) {
  const { t } = useTranslation()
  const now = useNow()
  const today = now ? weekdayIndex(now) : null
  const isOpen = now !== null && isOpenAt(schedules, now)
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2.5 rounded-control text-sm font-semibold hover:bg-page">
        <ClockIcon className="size-5 text-brand" />
        {t('centres.hours')}
        {now && (
          <Badge tone={isOpen ? 'brand' : 'neutral'}>
            {t(isOpen ? 'centres.openNow' : 'centres.closedNow')}
          </Badge>
        )}
        <ChevronDownIcon className="ms-auto size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 pt-1.5 pb-2 ps-7.5 text-sm">
        {schedules.map(({ day, shifts }, index) => (
          <div
            key={day}
            className={classNames('contents', index === today ? 'font-semibold' : 'text-muted')}
            aria-current={index === today ? 'date' : undefined}
          >
            <dt>{t(`centres.days.${day}`)}</dt>
            <dd className="flex flex-wrap gap-x-3 tabular-nums">
              {shifts.length === 0 && t('centres.closed')}
              {shifts.map(({ start, end }) => (
                <bdi key={start} dir="ltr">
                  {start}–{end}
                </bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Null until the page is taken over, then the time of the browser, looked at again each minute. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
