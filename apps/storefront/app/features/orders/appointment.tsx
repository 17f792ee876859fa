import { formatDayTime } from '@warsha/contract/formats/format-day.ts'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { UnbrokenText } from '@warsha/ui/unbroken-text.tsx'
import { visitsOf } from '~/purchase/visits.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ShownLine } from './order-calls.ts'

/** Where and when a line of the list is done, in short. */
export function Appointment({ line }: { line: ShownLine }) {
  const { t, lang } = useTranslation()
  const [visit] = visitsOf([line])
  if (!visit) return null
  const { date, time, centre, address, kind } = visit
  const place = kind === 'home' ? address : centre || address
  return (
    <div className="mt-2 grid gap-1.5 text-sm">
      <p className="flex items-start gap-2">
        <ClockIcon className="mt-0.5 size-4 shrink-0 text-brand" />
        <span className="sr-only">{t('orders.appointment')}</span>
        <span className="font-semibold">
          <UnbrokenText text={formatDayTime(date, time, lang, Date.now())} />
        </span>
      </p>
      {place && (
        <p className="flex items-start gap-2 text-muted">
          <PinIcon className="mt-0.5 size-4 shrink-0 text-brand" />
          <bdi className="min-w-0">{place}</bdi>
        </p>
      )}
    </div>
  )
}
