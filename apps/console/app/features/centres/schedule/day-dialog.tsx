import { setExceptionCall } from '@warsha/contract/console/booking/schedules.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useDayWords } from './day-words.ts'
import { HolidayDialog } from './holiday-dialog.tsx'
import type { ScheduleProps } from './schedule-props.ts'
import { readWhole } from './typed-shift.ts'
import { weekdayOf } from './week.ts'

type DayDialogProps = ScheduleProps & { date: string; onClose: () => void }

/** One date: shifts and places of its own, a holiday, or the way to its board. */
export function DayDialog({ date, centre, schedule, onClose }: DayDialogProps) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { longDay, weekday } = useDayWords()
  const [isHoliday, setIsHoliday] = useState(false)
  const [worked, setWorked] = useState(() => workedOn(schedule, date))
  const set = useCommand(setExceptionCall, { done: t('console-centres.days.saved'), onDone: onClose })
  const isException = schedule.exceptions.some((each) => each.date === date)
  const holiday = schedule.holidays.find((each) => each.date === date)
  const entries = Object.entries(worked).map(([code, text]) => ({ code, capacity: readWhole(text, 1, 500) }))
  const isValid = entries.length > 0 && entries.every(({ capacity }) => capacity !== undefined)

  function save(shifts: { code: string; capacity: number }[]) {
    set.run({ params: { id: String(centre.id) }, body: { revision: schedule.revision, date, shifts } })
  }

  if (isHoliday) return <HolidayDialog centre={centre} date={date} onClose={onClose} />
  return (
    <CommandDialog
      title={longDay(date)}
      submit={t('console-centres.days.save')}
      isDisabled={!isValid || !may('centres.write')}
      command={set}
      onClose={onClose}
      onReload={() => undefined}
      onSubmit={() => save(entries.map(({ code, capacity }) => ({ code, capacity: capacity ?? 1 })))}
    >
      {holiday && (
        <p className="rounded-control bg-amber-tint px-3 py-2 text-amber-deep">
          {t('console-centres.days.holiday')} · <bdi>{holiday.name[lang]}</bdi>
        </p>
      )}
      <p className="text-muted">
        {isException
          ? t('console-centres.days.exceptionText')
          : t('console-centres.days.weekdayText', { day: weekday(weekdayOf(date)) })}
      </p>
      <fieldset disabled={!may('centres.write')} className="grid gap-1">
        <legend className="sr-only">{t('console-centres.days.shifts')}</legend>
        {schedule.shifts.map(({ code, name, start_time, end_time, capacity }) => {
          const text = worked[code]
          return (
            <div
              key={code}
              className="flex min-h-12 flex-wrap items-center gap-x-3 border-b border-line py-1"
            >
              <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 cursor-pointer accent-brand"
                  checked={text !== undefined}
                  onChange={({ target }) => {
                    const { [code]: _gone, ...others } = worked
                    setWorked(target.checked ? { ...others, [code]: String(capacity) } : others)
                  }}
                />
                <span className="min-w-0">
                  <bdi className="block truncate font-medium">{name[lang]}</bdi>
                  <span className="block text-xs text-muted tabular-nums">
                    <bdi dir="ltr">{`${start_time}–${end_time}`}</bdi>
                  </span>
                </span>
              </label>
              {text !== undefined && (
                <label className="flex items-center gap-2 text-sm">
                  <span className="text-muted">{t('console-centres.shift.capacity')}</span>
                  <input
                    inputMode="numeric"
                    dir="ltr"
                    aria-label={`${name[lang]}, ${t('console-centres.shift.capacity')}`}
                    aria-invalid={readWhole(text, 1, 500) === undefined || undefined}
                    className="tool w-16 text-center aria-invalid:border-danger"
                    value={text}
                    onChange={({ target }) => setWorked({ ...worked, [code]: target.value })}
                  />
                </label>
              )}
            </div>
          )
        })}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        {may('board.read') && (
          <Link to={`/board?centre=${centre.id}&day=${date}`} className="tool">
            {t('console-centres.board')}
          </Link>
        )}
        {may('centres.write') && isException && (
          <Button size="small" variant="secondary" isPending={set.isPending} onClick={() => save([])}>
            {t('console-centres.days.follow')}
          </Button>
        )}
        {may('centres.write') && !holiday && (
          <Button size="small" variant="secondary" onClick={() => setIsHoliday(true)}>
            {t('console-centres.holidays.make')}
          </Button>
        )}
      </div>
    </CommandDialog>
  )
}

/** The shifts of a date with their places, as text: its own, or those of its weekday. */
function workedOn(schedule: ScheduleProps['schedule'], date: string): Readonly<Record<string, string>> {
  const own = schedule.exceptions.find((each) => each.date === date)?.shifts
  const shifts = own ?? schedule.shifts.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)))
  return Object.fromEntries(shifts.map(({ code, capacity }) => [code, String(capacity)]))
}
