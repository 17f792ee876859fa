import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { bookableShifts, isBookable, isFull } from './slot-choice.ts'

export type DayStripProps = {
  dates: readonly RestBookingDate[]
  chosen: string | null
  onChoose: (date: RestBookingDate) => void
}

/** So many days fit beside each other on a small phone. */
const daysInView = 4

/** A few days at a time; the arrows move the range. It begins with the first day that can be booked. */
export function DayStrip({ dates, chosen, onChoose }: DayStripProps) {
  const { t } = useTranslation()
  const [start, setStart] = useState(() => rangeOf(dates.findIndex(isBookable)))
  const isMoved = start > 0
  const hasMore = start + daysInView < dates.length
  return (
    <section aria-label={t('booking.times.days')} className="flex items-stretch gap-1.5">
      {isMoved && (
        <IconButton
          icon={ChevronBackIcon}
          isMirrored
          label={t('booking.times.previousDays')}
          className="h-auto w-9 bg-ground"
          onClick={() => setStart(Math.max(0, start - daysInView))}
        />
      )}
      <ul className="grid flex-1 grid-cols-4 gap-1.5">
        {dates.slice(start, start + daysInView).map((date) => (
          <li key={date.delivery_date}>
            <Day date={date} isChosen={date.delivery_date === chosen} onChoose={() => onChoose(date)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <IconButton
          icon={ChevronForwardIcon}
          isMirrored
          label={t('booking.times.nextDaysLabel')}
          className="h-auto w-9 bg-ground"
          onClick={() => setStart(start + daysInView)}
        />
      )}
    </section>
  )
}

function rangeOf(index: number): number {
  return Math.max(0, index - (index % daysInView))
}

type DayProps = { date: RestBookingDate; isChosen: boolean; onChoose: () => void }

function Day({ date, isChosen, onChoose }: DayProps) {
  const { t } = useTranslation()
  const isClosed = !isBookable(date) && !isFull(date)
  const count = bookableShifts(date).reduce((sum, [, shift]) => sum + shift.available_shifts.length, 0)
  const state = stateOf(date)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isClosed}
      onClick={onChoose}
      className={classNames(
        'flex h-full min-h-24 w-full flex-col items-center justify-center rounded-control border px-0.5 py-1.5 text-center transition-colors',
        isChosen ? 'border-brand bg-brand text-white' : 'border-line bg-surface hover:border-brand',
        isClosed && 'border-transparent bg-ground text-muted hover:border-transparent',
      )}
    >
      <span className="w-full truncate text-[0.6875rem] sm:text-xs">{date.display_name}</span>
      <span
        className={classNames('text-xl font-bold leading-heading tabular-nums', isClosed && 'line-through')}
      >
        {date.display_day}
      </span>
      <span className="w-full truncate text-xs">{date.display_month}</span>
      <span
        className={classNames(
          'mt-1 w-full truncate text-[0.6875rem] font-semibold sm:text-xs',
          !isChosen && state === null && 'text-brand',
          state === 'holiday' && 'text-danger',
          !isChosen && state === 'full' && 'text-amber-ink',
        )}
      >
        {state === null ? t('booking.times.free', { count }) : t(`booking.times.${state}`)}
      </span>
    </button>
  )
}

function stateOf(date: RestBookingDate): 'holiday' | 'full' | 'closed' | null {
  if (date.is_holiday) return 'holiday'
  if (isBookable(date)) return null
  return isFull(date) ? 'full' : 'closed'
}
