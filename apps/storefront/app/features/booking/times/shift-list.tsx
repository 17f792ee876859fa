import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { useTranslation } from '~/session/messages.ts'
import type { BookingQuestion } from '../calls/booking-calls.ts'
import { chooseShift, type Hour, type HourChoice, isBookable, type NamedShift } from './hour-choice.ts'
import { ShiftSection } from './shift-section.tsx'
import { WaitForHours } from './wait-for-hours.tsx'

export type ShiftListProps = {
  day: RestBookingDate
  choice: HourChoice
  question: BookingQuestion
  isSignedIn: boolean
  onChoose: (choice: HourChoice) => void
}

/** The shifts of a day with their fees and free hours, and the taken hours that can be waited for. */
export function ShiftList({ day, choice, question, isSignedIn, onChoose }: ShiftListProps) {
  const { t } = useTranslation()
  const shifts: NamedShift[] = Object.entries(day.shifts)
  const full = shifts.flatMap(([, shift]) => shift.full_shifts)

  function chooseHour([name]: NamedShift, hour: Hour) {
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
            chosenHour={choice.hour?.id ?? null}
            onShift={() => onChoose(chooseShift(choice, shift))}
            onHour={(hour) => chooseHour(shift, hour)}
          />
        ))}
      {full.length > 0 && <WaitForHours hours={full} day={day} question={question} isSignedIn={isSignedIn} />}
    </div>
  )
}
