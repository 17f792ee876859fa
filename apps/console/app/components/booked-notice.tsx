import { ApiError } from '@warsha/contract/client/transport.ts'
import type { RestBookedSlots } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { AlertIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { dayText } from '~/components/format/moment.tsx'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'

/** The booked hours that a refused change would have taken away. */
export function bookedOf(error: Error | undefined): RestBookedSlots | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return (error.body as { booked?: RestBookedSlots } | null)?.booked
}

type BookedNoticeProps = { error: Error; booked: RestBookedSlots; text?: string }

/** How many bookings stand in the way of a change, where they are, and what to do about it. */
export function BookedNotice({ error, booked, text }: BookedNoticeProps) {
  const { t, lang } = useTranslation()
  const days = [...Map.groupBy(booked.slots, ({ centre_id, date }) => `${centre_id} ${date}`).values()]
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-danger/30 bg-danger-tint p-4"
    >
      <AlertIcon className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{failureText(error, t)}</p>
        <p className="mt-0.5 text-sm text-muted">{text ?? t('console.booked.text')}</p>
        <ul className="mt-2 grid max-h-40 gap-1 overflow-y-auto text-sm">
          {days.map((slots) => {
            const [first] = slots
            if (!first) return null
            return (
              <li key={first.slot_id} className="flex flex-wrap items-baseline gap-x-2">
                <Link to={`/board?centre=${first.centre_id}&day=${first.date}`} className="link">
                  {dayText(first.date, { t, lang })}
                </Link>
                <span className="text-muted tabular-nums">
                  {slots.map(({ slot_id, start_time, end_time, units }) => (
                    <bdi key={slot_id} dir="ltr" className="me-2 inline-block">
                      {`${start_time}–${end_time}${units > 1 ? ` ×${units}` : ''}`}
                    </bdi>
                  ))}
                </span>
              </li>
            )
          })}
        </ul>
        {booked.slots.reduce((sum, { units }) => sum + units, 0) < booked.count && (
          <p className="mt-1 text-sm text-muted">{t('console.booked.more')}</p>
        )}
      </div>
    </div>
  )
}
