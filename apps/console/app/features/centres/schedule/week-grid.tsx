import type { RestShift } from '@warsha/contract/console/booking/schedules.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { CopyIcon } from '@warsha/ui/later-icons.tsx'
import { PlusIcon, SparklesIcon } from '@warsha/ui/shop-icons.tsx'
import { Money } from '~/components/format/money.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useDayWords } from './day-words.ts'
import { shiftsOf, shiftsOn, type WeekFields, weekdays } from './week.ts'

type WeekGridProps = {
  week: WeekFields
  isReadOnly: boolean
  onOpen: (shift: RestShift) => void
  onAdd: (day: number) => void
  onCopy: (day: number) => void
}

/** The days of a week with their shifts. */
export function WeekGrid({ week, isReadOnly, onOpen, onAdd, onCopy }: WeekGridProps) {
  const { t } = useTranslation()
  const { weekday } = useDayWords()
  const unused = shiftsOf(week).filter((shift) => shift.weekdays.length === 0)
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2 sm:grid-cols-2 md:grid-cols-4 xl:grid-cols-7">
        {weekdays.map((day) => {
          const shifts = shiftsOn(week, day)
          const name = weekday(day)
          return (
            <li key={day} className="flex min-w-0 flex-col gap-2 rounded-control bg-ground p-2">
              <div className="flex items-center justify-between gap-1">
                <h3 className="min-w-0 truncate font-semibold" title={name}>
                  <span className="xl:max-2xl:hidden">{name}</span>
                  <span className="hidden xl:max-2xl:inline">{weekday(day, 'short')}</span>
                </h3>
                {!isReadOnly && (
                  <div className="flex shrink-0">
                    {shifts.length > 0 && (
                      <DayButton
                        icon={CopyIcon}
                        label={t('console-centres.week.copy', { day: name })}
                        onClick={() => onCopy(day)}
                      />
                    )}
                    <DayButton
                      icon={PlusIcon}
                      label={t('console-centres.week.add', { day: name })}
                      onClick={() => onAdd(day)}
                    />
                  </div>
                )}
              </div>
              {shifts.length === 0 && (
                <p className="text-sm text-muted">{t('console-centres.week.closed')}</p>
              )}
              {shifts.map((shift) => (
                <ShiftCard
                  key={shift.code}
                  shift={shift}
                  day={name}
                  isReadOnly={isReadOnly}
                  onOpen={() => onOpen(shift)}
                />
              ))}
            </li>
          )
        })}
      </ul>
      {unused.length > 0 && (
        <div>
          <h3 className="mb-2 text-sm text-muted">{t('console-centres.week.unused')}</h3>
          <div className="grid gap-2 sm:grid-cols-2 md:grid-cols-4 xl:grid-cols-7">
            {unused.map((shift) => (
              <ShiftCard
                key={shift.code}
                shift={shift}
                isReadOnly={isReadOnly}
                onOpen={() => onOpen(shift)}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

type DayButtonProps = { icon: typeof CopyIcon; label: string; onClick: () => void }

function DayButton({ icon: Icon, label, onClick }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-7 place-items-center rounded-control text-muted hover:bg-surface hover:text-ink pointer-coarse:size-10"
      onClick={onClick}
    >
      <Icon className="size-4" />
    </button>
  )
}

type ShiftCardProps = { shift: RestShift; day?: string; isReadOnly: boolean; onOpen: () => void }

function ShiftCard({ shift, day, isReadOnly, onOpen }: ShiftCardProps) {
  const { t, lang } = useTranslation()
  const isHappy = shift.slot_type === 'happy'
  const hours = `${shift.start_time}–${shift.end_time}`
  return (
    <button
      type="button"
      disabled={isReadOnly}
      className={classNames(
        'grid gap-1 rounded-control border bg-surface p-2 text-start text-sm enabled:hover:border-outline',
        isHappy ? 'border-amber/60' : 'border-line',
      )}
      onClick={onOpen}
    >
      <bdi dir="ltr" className="justify-self-start font-semibold whitespace-nowrap tabular-nums">
        {hours}
      </bdi>
      <bdi className="min-w-0 break-words">{shift.name[lang]}</bdi>
      <span className="sr-only">{day}</span>
      <span className="flex flex-wrap justify-between gap-x-2 text-xs text-muted">
        <span>{t('console-centres.week.places', { count: shift.capacity })}</span>
        <Money amount={shift.service_fee_baisa} />
      </span>
      {isHappy && (
        <span className="flex items-center gap-1 text-xs text-amber-deep">
          <SparklesIcon className="size-3.5" />
          {t('console-centres.slotType.happy')}
        </span>
      )}
    </button>
  )
}
