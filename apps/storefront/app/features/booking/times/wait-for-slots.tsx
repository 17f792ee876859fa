import { waitForSlotCall } from '@warsha/contract/booking/booking.calls.ts'
import type { RestBookingDate } from '@warsha/contract/booking/booking.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { BellIcon, CheckIcon } from '@warsha/ui/icons.tsx'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { whenText } from '~/purchase/when-text.ts'
import { browserApi } from '~/session/browser-api.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import type { BookingQuestion } from '../calls/booking-calls.ts'
import type { Hour } from './slot-choice.ts'

export type WaitForSlotsProps = {
  hours: readonly Hour[]
  day: RestBookingDate
  question: BookingQuestion
  isSignedIn: boolean
}

/** Taken hours: a customer can wait for one and gets it, for a while, when it becomes free. */
export function WaitForSlots({ hours, day, question, isSignedIn }: WaitForSlotsProps) {
  const { t, lang } = useTranslation()
  const { pathname } = useLocation()
  const [waitedFor, setWaitedFor] = useState<readonly number[]>([])

  async function wait(hour: Hour) {
    const { line, way } = question
    const { service_type, place } = way
    try {
      const body = { slot_id: hour.id, product_id: line.id, service_type, place }
      await browserApi().call(waitForSlotCall, { body })
      setWaitedFor((before) => [...before, hour.id])
      const time = whenText({ t, lang }, day.delivery_date, hour.start_time)
      toast.success(t('booking.times.waiting', { time }))
    } catch (error) {
      showErrors(error)
    }
  }

  return (
    <section className="rounded-control bg-ground p-3">
      <p className="text-sm font-semibold">{t('booking.times.fullSlots')}</p>
      {!isSignedIn && (
        <Link
          to={localePath(lang, '/login')}
          state={{ from: pathname }}
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-4"
        >
          {t('booking.times.waitSignIn')}
        </Link>
      )}
      <ul className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-4">
        {hours.map((hour) => {
          const isWaiting = waitedFor.includes(hour.id)
          return (
            <li key={hour.id}>
              <Button
                variant="ghost"
                className="w-full bg-surface tabular-nums"
                aria-label={t('booking.times.wait', { time: isolate(hour.start_time) })}
                aria-pressed={isWaiting}
                disabled={!isSignedIn || isWaiting}
                onClick={() => void wait(hour)}
              >
                {isWaiting ? <CheckIcon className="size-4.5" /> : <BellIcon className="size-4.5" />}
                <bdi dir="ltr">{hour.start_time}</bdi>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
