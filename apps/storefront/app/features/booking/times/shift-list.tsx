import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { useTranslation } from '~/session/messages.ts'
import type { BookingQuestion } from '../calls/booking-calls.ts'
import { ShiftSection } from './shift-section.tsx'
import { chooseShift, type Hour, isBookable, type NamedShift, type SlotChoice } from './slot-choice.ts'
import { WaitForSlots } from './wait-for-slots.tsx'

export type ShiftListProps = {
  day: RestBookingDate
  choice: SlotChoice
  question: BookingQuestion
  isSignedIn: boolean
  onChoose: (choice: SlotChoice) => void
}

/** The shifts of a day with their fees and free hours, and the taken hours that can be waited for. */
export function ShiftList({ day, choice, question, isSignedIn, onChoose }: ShiftListProps) {
  const { t } = useTranslation()
  const shifts: NamedShift[] = Object.entries(day.shifts)
  const full = shifts.flatMap(([, shift]) => shift.full_shifts)

  function chooseSlot([name]: NamedShift, hour: Hour) {
    onChoose({ ...choice, shift: name, hour })
  }

  return (
    <div className="grid gap-5">
      {!isBookable(day) && (
        <p role="status" className="rounded-control bg-amber-tint p-3 text-sm text-amber-ink">
          {t('booking.times.dayFull')}
        </p>
      )}
      {shifts
        .filter(([, { available_shifts }]) => available_shifts.length > 0)
        .map((shift) => (
          <ShiftSection
            key={shift[0]}
            shift={shift}
            isChosen={choice.shift === shift[0]}
            chosenSlot={choice.hour?.id ?? null}
            onShift={() => onChoose(chooseShift(choice, shift))}
            onHour={(hour) => chooseSlot(shift, hour)}
          />
        ))}
      {full.length > 0 && <WaitForSlots hours={full} day={day} question={question} isSignedIn={isSignedIn} />}
    </div>
  )
}
