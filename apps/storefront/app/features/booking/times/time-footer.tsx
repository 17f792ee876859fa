import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Chip } from '@warsha/ui/chip.tsx'
import { useId } from 'react'
import { whenText } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { LastCall } from './last-call.tsx'
import { nextFreeSlots, type SlotChoice } from './slot-choice.ts'

export type TimeFooterProps = {
  dates: readonly RestBookingDate[]
  choice: SlotChoice
  /** Another customer has taken the chosen hour meanwhile. */
  isLost: boolean
  onChoose: (choice: SlotChoice) => void
  /** The chosen hour is too near to be booked any more. */
  onLate: () => void
  onSelect: () => void
}

const maxAlternatives = 3

/** The choice, or the missing part of it, and the button that takes it. */
export function TimeFooter({ dates, choice, isLost, onChoose, onLate, onSelect }: TimeFooterProps) {
  const { t } = useTranslation()
  const id = useId()
  const isComplete = choice.hour !== null && !isLost
  return (
    <div className="grid gap-3">
      {isLost && <Instead dates={dates} choice={choice} onChoose={onChoose} />}
      <div className="flex items-center gap-4">
        <div id={id} className="min-w-0 flex-1">
          {isComplete && <Summary dates={dates} choice={choice} onLate={onLate} />}
          {!isComplete && !isLost && (
            <p className="text-sm leading-heading text-amber-ink">{t('booking.times.missing')}</p>
          )}
        </div>
        <Button
          size="step"
          className="min-w-36 shrink-0"
          disabled={!isComplete}
          aria-describedby={id}
          onClick={onSelect}
        >
          {t('booking.times.select')}
        </Button>
      </div>
    </div>
  )
}

type PartProps = Pick<TimeFooterProps, 'dates' | 'choice'>

function Instead({ dates, choice, onChoose }: PartProps & Pick<TimeFooterProps, 'onChoose'>) {
  const { t, lang } = useTranslation()
  const { date, hour } = choice
  const free = nextFreeSlots(dates, date ?? '', maxAlternatives)
  return (
    <div role="alert" className="rounded-control bg-danger-tint p-3 text-sm text-danger">
      <p className="font-semibold">
        {t('booking.times.filled', { time: whenText({ t, lang }, date ?? '', hour?.start_time ?? '') })}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {free.map(({ date: day, shift: [shift], hour: next }) => (
          <li key={next.id}>
            <Chip onSelect={() => onChoose({ date: day.delivery_date, shift, hour: next })}>
              {whenText({ t, lang }, day.delivery_date, next.start_time)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Summary({ dates, choice, onLate }: PartProps & Pick<TimeFooterProps, 'onLate'>) {
  const { t, lang } = useTranslation()
  const { date, shift, hour } = choice
  const offered = dates.find(({ delivery_date }) => delivery_date === date)?.shifts[shift ?? '']
  if (!date || !hour || !offered) return null
  const fee = offered.service_fee > 0 ? formatPrice(baisaFromDecimal(offered.service_fee), lang).text : null
  return (
    <>
      <p className="font-bold leading-heading tabular-nums">
        {whenText({ t, lang }, date, `${hour.start_time}–${hour.end_time}`)}
      </p>
      <p className="text-sm text-muted">
        {t('booking.line.fee')} <bdi className="tabular-nums">{fee ?? t('booking.times.noFee')}</bdi>
      </p>
      <LastCall date={date} startTime={hour.start_time} onLate={onLate} />
    </>
  )
}
