import type { RestSchedule } from '@warsha/contract/console/booking/schedules.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { useState } from 'react'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { DayDialog } from './day-dialog.tsx'
import { useDayWords } from './day-words.ts'
import type { ScheduleProps } from './schedule-props.ts'
import { weekdayOf } from './week.ts'

/** The capacity of three weeks at a glance; a day opens what can be changed of it. */
export function DaysPanel({ centre, schedule }: ScheduleProps) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<string>()
  const [first] = schedule.days
  const later = schedule.exceptions.filter(({ date }) => !schedule.days.some((day) => day.date === date))
  const { shortDay } = useDayWords()
  return (
    <Panel
      title={t('console-centres.days.title')}
      actions={
        may('centres.write') && (
          <label className="tool">
            <span className="text-muted">{t('console-centres.days.another')}</span>
            <input
              type="date"
              className="bg-transparent outline-none"
              min={first?.date}
              value=""
              onChange={({ target }) => target.value && setOpened(target.value)}
            />
          </label>
        )
      }
    >
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-7">
        {schedule.days.map((day) => (
          <li key={day.date} className="min-w-0">
            <DayButton day={day} onOpen={() => setOpened(day.date)} />
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{t('console-centres.days.later')}</span>
          {later.map(({ date }) => (
            <button key={date} type="button" className="tool" onClick={() => setOpened(date)}>
              {shortDay(date)}
            </button>
          ))}
        </p>
      )}
      {opened && (
        <DayDialog
          key={opened}
          date={opened}
          centre={centre}
          schedule={schedule}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  )
}

type Day = RestSchedule['days'][number]

function DayButton({ day, onOpen }: { day: Day; onOpen: () => void }) {
  const { t, lang } = useTranslation()
  const { weekday, shortDay } = useDayWords()
  const { date, capacity, taken, slots, holiday, is_exception } = day
  const isFull = capacity > 0 && taken >= capacity
  return (
    <button
      type="button"
      data-date={date}
      className={classNames(
        'flex h-full min-h-24 w-full flex-col gap-1 rounded-control border p-2 text-start text-sm hover:border-outline',
        holiday
          ? 'border-amber/50 bg-amber-tint'
          : slots === 0
            ? 'hatched border-line'
            : 'border-line bg-surface',
      )}
      onClick={onOpen}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-1">
        <span className="font-semibold">{shortDay(date)}</span>
        <span className="text-xs text-muted">{weekday(weekdayOf(date), 'short')}</span>
      </span>
      {holiday && (
        <span className="line-clamp-2 text-xs leading-clamp text-amber-deep">
          <span className="font-semibold">{t('console-centres.days.holiday')}</span>{' '}
          <bdi>{holiday[lang]}</bdi>
        </span>
      )}
      {!holiday && slots === 0 && (
        <span className="text-xs text-muted">{t('console-centres.days.closed')}</span>
      )}
      {slots > 0 && (
        <span className="mt-auto grid gap-1">
          <progress aria-hidden="true" className="meter w-full" max={capacity} value={taken} />
          <span
            className={classNames(
              'text-xs tabular-nums',
              isFull ? 'font-semibold text-danger' : 'text-muted',
            )}
          >
            {t('console-centres.days.taken', { taken, capacity })}
          </span>
        </span>
      )}
      {is_exception && <span className="text-xs text-info">{t('console-centres.days.exception')}</span>}
    </button>
  )
}
