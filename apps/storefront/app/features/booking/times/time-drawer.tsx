import type { RestBookingCentre, RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Drawer } from '@warsha/ui/drawer.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { BookingQuestion } from '../calls/booking-calls.ts'
import type { RefuseStock } from '../calls/show-centre-failure.ts'
import type { Choice } from '../screen/book-slot.ts'
import { DayStrip } from './day-strip.tsx'
import { ShiftList } from './shift-list.tsx'
import { chooseDate, firstChoice, isBookable, isOffered, noChoice, type SlotChoice } from './slot-choice.ts'
import { TimeFooter } from './time-footer.tsx'
import { TimesSkeleton } from './times-skeleton.tsx'
import { useTimes } from './use-times.ts'

export type TimeDrawerProps = {
  question: BookingQuestion
  centre: RestBookingCentre
  isSignedIn: boolean
  refuseStock: RefuseStock
  onSelect: (choice: Choice) => void
  onClose: () => void
}

/** Day, shift and hour at one centre. The shop has checked the stock once more before it offers any. */
export function TimeDrawer({
  question,
  centre,
  isSignedIn,
  refuseStock,
  onSelect,
  onClose,
}: TimeDrawerProps) {
  const { t } = useTranslation()
  const { dates, hasFailed, reload } = useTimes(question, centre.id, refuseStock)
  const [choice, setChoice] = useFirstChoice(dates)
  const day = dates?.find(({ delivery_date }) => delivery_date === choice.date)
  const isLost = dates !== null && choice.hour !== null && !isOffered(dates, choice)

  function select() {
    const made = day && toChoice(question, centre, day, choice)
    if (made) onSelect(made)
  }

  return (
    <Drawer
      isOpen
      side="bottom"
      title={<bdi>{centre.name}</bdi>}
      closeLabel={t('shell.close')}
      sizeClass="h-[min(46rem,92dvh)]"
      onClose={onClose}
      footer={
        dates && (
          <TimeFooter
            dates={dates}
            choice={choice}
            isLost={isLost}
            onChoose={setChoice}
            onLate={reload}
            onSelect={select}
          />
        )
      }
    >
      {!dates && !hasFailed && <TimesSkeleton />}
      {hasFailed && (
        <div role="alert" className="grid justify-items-center gap-4 p-8 text-center">
          <p>{t('booking.failed')}</p>
          <Button onClick={reload}>{t('booking.retry')}</Button>
        </div>
      )}
      {dates && !dates.some(hasAnything) && (
        <p role="status" className="p-8 text-center text-muted">
          {t('booking.times.notAvailable')}
        </p>
      )}
      {dates?.some(hasAnything) && (
        <div className="grid gap-5 p-5">
          <DayStrip dates={dates} chosen={choice.date} onChoose={(date) => setChoice(chooseDate(date))} />
          {day && (
            <ShiftList
              key={day.delivery_date}
              day={day}
              choice={choice}
              question={question}
              isSignedIn={isSignedIn}
              onChoose={setChoice}
            />
          )}
        </div>
      )}
    </Drawer>
  )
}

/** Bookable, or at least something to wait for. */
function hasAnything(date: RestBookingDate): boolean {
  return isBookable(date) || (!date.is_holiday && Object.keys(date.shifts).length > 0)
}

/** The first day is chosen when the days come, and never again: what the shopper chose stays. */
function useFirstChoice(dates: readonly RestBookingDate[] | null) {
  const [choice, setChoice] = useState<SlotChoice | null>(null)
  if (choice === null && dates) setChoice(firstChoice(dates))
  return [choice ?? noChoice, setChoice] as const
}

function toChoice(
  { way }: BookingQuestion,
  centre: RestBookingCentre,
  day: RestBookingDate,
  { shift, hour }: SlotChoice,
): Choice | null {
  const offered = shift ? day.shifts[shift] : undefined
  if (!shift || !offered || !hour) return null
  const { location_address } = centre.address
  return {
    serviceType: way.service_type,
    centre: {
      id: centre.id,
      name: centre.name,
      address: centre.address.address,
      phoneNumber: centre.phone_number,
      stockType: centre.stock_type,
      latitude: location_address.latitude,
      longitude: location_address.longitude,
    },
    hour: {
      slotId: hour.id,
      date: day.delivery_date,
      shift,
      time: `${hour.start_time}-${hour.end_time}`,
      feeAmount: baisaFromDecimal(offered.service_fee),
      feeVariantId: offered.service_fee_variant_id,
    },
  }
}
