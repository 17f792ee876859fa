import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { PhoneIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { DirectionsIcon, StarIcon } from '@warsha/ui/shop-icons.tsx'
import { directionsLink } from '~/purchase/directions-link.ts'
import { useTranslation } from '~/session/messages.ts'
import { OpeningHours } from './opening-hours.tsx'
import { ReviewsButton } from './reviews/reviews-button.tsx'

export function CentreCard({ centre }: { centre: RestServiceCentre }) {
  const { t } = useTranslation()
  const { name, phone_number, address, schedules, reviews, type } = centre
  const shownName = isolateName(name)
  return (
    <Card className="flex h-full flex-col gap-3">
      <div>
        <h3 className="text-lg font-bold leading-heading">
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{type}</span>
          <Rating {...reviews} />
        </p>
      </div>
      <p className="flex gap-2.5 text-sm">
        <PinIcon className="mt-0.5 size-5 text-brand" />
        <span className="min-w-0">
          <span className="block">{address.address}</span>
          <span className="block text-muted">{address.location_address.description}</span>
        </span>
      </p>
      <div className="grid">
        <OpeningHours schedules={schedules} />
        <ReviewsButton centre={centre} />
      </div>
      <div className="mt-auto grid grid-cols-2 gap-3 pt-1">
        <a
          href={`tel:${phone_number}`}
          aria-label={t('centres.callCentre', { name: shownName })}
          className={buttonClass({ variant: 'secondary' })}
        >
          <PhoneIcon className="size-5" />
          {t('centres.call')}
        </a>
        <a
          href={directionsLink(address.location_address)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('centres.directionsTo', { name: shownName })}
          className={buttonClass({ variant: 'secondary' })}
        >
          <DirectionsIcon className="size-5" />
          {t('centres.directions')}
        </a>
      </div>
    </Card>
  )
}

function Rating({ average, count }: RestServiceCentre['reviews']) {
  const { t } = useTranslation()
  if (average === null) return <span>{t('centres.noRating')}</span>
  const rating = average.toFixed(1)
  return (
    <span className="inline-flex items-center gap-1.5">
      <StarIcon className="size-4 fill-current text-amber-ink" />
      <span className="sr-only">{t('centres.rating', { rating })}</span>
      <bdi aria-hidden="true" className="font-semibold text-ink tabular-nums">
        {rating}
      </bdi>
      <span>({t('centres.ratings', { count })})</span>
    </span>
  )
}
