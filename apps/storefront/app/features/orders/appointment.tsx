import { buttonClass } from '@warsha/ui/button.tsx'
import { ClockIcon, PhoneIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { directionsLink } from '~/purchase/directions-link.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ShownLine } from './order-calls.ts'

/** Where and when a line is done, as it was booked, with the way there and the centre's phone. */
export function Appointment({ line, hasActions = false }: { line: ShownLine; hasActions?: boolean }) {
  const { t } = useTranslation()
  const booking = new Map(line.metadata.map(({ key, value }) => [key, value]))
  const [date, time] = [booking.get('delivery_date'), booking.get('delivery_time')]
  if (!date || !time) return null
  const [latitude, longitude] = [Number(booking.get('latitude')), Number(booking.get('longitude'))]
  const phone = booking.get('service_center_phone_number')
  const hasPoint =
    Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0)
  return (
    <div className="mt-2 grid gap-1.5 text-sm">
      <p className="flex items-start gap-2">
        <ClockIcon className="mt-0.5 size-4 shrink-0 text-brand" />
        <span className="sr-only">{t('orders.appointment')}</span>
        <span className="font-semibold">
          <bdi dir="ltr">{date.replaceAll('-', '/')}</bdi> <bdi dir="ltr">{time.replace('-', '–')}</bdi>
        </span>
      </p>
      <p className="flex items-start gap-2 text-muted">
        <PinIcon className="mt-0.5 size-4 shrink-0 text-brand" />
        <span className="min-w-0">
          <bdi>{booking.get('name')}</bdi>
          {booking.get('address') && (
            <>
              {' · '}
              <bdi>{booking.get('address')}</bdi>
            </>
          )}
        </span>
      </p>
      {hasActions && (
        <p className="mt-1 flex flex-wrap gap-2">
          {hasPoint && (
            <a
              href={directionsLink({ latitude, longitude })}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <PinIcon className="size-4" /> {t('orders.directions')}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              <PhoneIcon className="size-4" /> {t('orders.call')}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
