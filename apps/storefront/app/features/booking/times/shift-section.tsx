import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { SparklesIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { Hour, NamedShift } from './slot-choice.ts'

export type ShiftSectionProps = {
  shift: NamedShift
  isChosen: boolean
  chosenSlot: number | null
  onShift: () => void
  onHour: (hour: Hour) => void
}

/** One shift: its name and fee, and its free hours. An hour that is tapped brings its shift with it. */
export function ShiftSection({ shift: [, shift], isChosen, chosenSlot, onShift, onHour }: ShiftSectionProps) {
  const { t, lang } = useTranslation()
  const fee = shift.service_fee > 0 ? formatPrice(baisaFromDecimal(shift.service_fee), lang) : null
  return (
    <section aria-label={shift.display_name}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onShift}
        className="flex min-h-11 w-full items-center gap-2 rounded-control text-start hover:text-brand"
      >
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-5.5 shrink-0 place-items-center rounded-full border-2',
            isChosen ? 'border-brand bg-brand text-white' : 'border-outline',
          )}
        >
          {isChosen && <CheckIcon className="size-3.5" />}
        </span>
        <span className="min-w-0 font-bold leading-heading">{shift.display_name}</span>
        {shift.hour_type === 'happy' && (
          <Badge tone="amber">
            <SparklesIcon className="size-3.5" />
            {t('booking.times.happy')}
          </Badge>
        )}
        <bdi className="ms-auto shrink-0 text-sm tabular-nums">
          {fee ? (
            <>
              <b>{fee.amount}</b> <span className="text-xs">{fee.currency}</span>
            </>
          ) : (
            t('booking.times.noFee')
          )}
        </bdi>
      </button>
      <ul className="mt-1.5 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {shift.available_shifts.map((hour) => (
          <li key={hour.id}>
            <button
              type="button"
              aria-pressed={hour.id === chosenSlot}
              aria-label={`${hour.start_time}–${hour.end_time}`}
              onClick={() => onHour(hour)}
              className={classNames(
                'min-h-12 w-full rounded-control border text-lg font-semibold tabular-nums transition-colors',
                hour.id === chosenSlot
                  ? 'border-brand bg-brand text-white'
                  : 'border-line bg-surface hover:border-brand',
              )}
            >
              <bdi dir="ltr">{hour.start_time}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
