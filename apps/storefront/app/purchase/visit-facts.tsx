import { formatDayTime } from '@warsha/contract/formats/format-day.ts'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { UnbrokenText } from '@warsha/ui/unbroken-text.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { Visit } from './visits.ts'

/** Day, hours and place of an appointment. */
export function VisitFacts({ visit }: { visit: Visit<unknown> }) {
  const { t, lang } = useTranslation()
  const { date, time, centre, address, kind } = visit
  return (
    <div className="grid gap-1.5">
      <h2 className="flex items-start gap-2 text-lg font-bold leading-heading">
        <ClockIcon className="mt-1 size-5 shrink-0 text-brand" />
        <span className="sr-only">{t('orders.appointment')}</span>
        <span>
          <UnbrokenText text={formatDayTime(date, time, lang, Date.now())} />
        </span>
      </h2>
      {centre && kind !== 'home' && (
        <p className="flex items-start gap-2 font-semibold">
          <StoreIcon className="mt-0.5 size-5 shrink-0 text-brand" />
          <bdi className="min-w-0">{centre}</bdi>
        </p>
      )}
      {address && (
        <p className="flex items-start gap-2 text-muted">
          <PinIcon className="mt-0.5 size-5 shrink-0 text-brand" />
          <bdi className="min-w-0">{address}</bdi>
        </p>
      )}
    </div>
  )
}
