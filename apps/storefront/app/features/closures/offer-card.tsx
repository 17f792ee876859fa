import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { formatDayTime } from '@warsha/contract/formats/format-day.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { UnbrokenText } from '@warsha/ui/unbroken-text.tsx'
import { useTranslation } from '~/session/messages.ts'

export type OfferCardProps = {
  offer: RestClosedVisit['offers'][number]
  /** What comes back because the hour is cheaper. */
  credit: string | null
  /** The soonest hour is the one that most customers take. */
  isFirst: boolean
  isPending: boolean
  onTake: () => void
}

/** An hour that is held instead of the lost one. */
export function OfferCard({ offer, credit, isFirst, isPending, onTake }: OfferCardProps) {
  const { t, lang } = useTranslation()
  const { center, starts_at, ends_at, distance_km: km } = offer
  const times = `${muscatTime(starts_at)}-${muscatTime(ends_at)}`
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid flex-1 content-start gap-2">
        <p className="flex items-start gap-2">
          <ClockIcon className="mt-0.5 size-5 shrink-0 text-brand" />
          <span className="text-field font-bold">
            <UnbrokenText text={formatDayTime(muscatDate(starts_at), times, lang, Date.now())} />
          </span>
        </p>
        <p className="flex items-start gap-2">
          <PinIcon className="mt-0.5 size-5 shrink-0 text-brand" />
          <span className="min-w-0">
            <bdi className="block font-semibold">{center.name}</bdi>
            <span className="block text-sm text-muted">
              {km === 0 ? t('closing.sameCentre') : t('closing.away', { km: String(km) })}
              {' · '}
              <bdi>{center.address}</bdi>
            </span>
          </span>
        </p>
        <p className="w-fit rounded-control bg-brand-tint px-2.5 py-1 text-sm font-semibold text-brand-deep">
          {credit ? t('closing.credit', { amount: credit }) : t('closing.noCost')}
        </p>
      </div>
      <Button
        size="step"
        variant={isFirst ? 'primary' : 'secondary'}
        isFullWidth
        isPending={isPending}
        onClick={onTake}
      >
        {t('closing.take')}
      </Button>
    </Card>
  )
}
