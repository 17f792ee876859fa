import type { RestNextSlot } from '@warsha/contract/booking/first-slots.rest.ts'
import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { PhoneIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { DirectionsIcon } from '@warsha/ui/later-icons.tsx'
import { StarIcon } from '@warsha/ui/shop-icons.tsx'
import type { ReactNode } from 'react'
import { directionsLink } from '~/purchase/directions-link.ts'
import { useTranslation } from '~/session/messages.ts'
import { CentrePicture } from './centre-picture.tsx'
import { NextSlotLine } from './next-slot-line.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { ReviewsButton } from './reviews/reviews-button.tsx'

export type CentreCardProps = {
  centre: RestServiceCentre
  /** Undefined while it is not known. */
  slot: RestNextSlot | undefined
  /** False where the next slots could not be read. */
  hasSlots: boolean
  renderBook: (centre: RestServiceCentre, slot: RestNextSlot) => ReactNode
}

export function CentreCard({ centre, slot, hasSlots, renderBook }: CentreCardProps) {
  const { t } = useTranslation()
  const { name, phone_number, address, schedules, reviews, type } = centre
  const shownName = isolateName(name)
  const book = slot && renderBook(centre, slot)
  const hasRoom = hasSlots && (!slot || Boolean(book))
  return (
    <Card className="flex h-full flex-col gap-3">
      <CentrePicture src={centre.picture} className="w-full rounded-control" />
      <div>
        <h3 className="text-lg font-bold leading-heading">
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <span>{type}</span>
          <Rating {...reviews} />
        </p>
      </div>
      {hasSlots && <NextSlotLine slot={slot} />}
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
      <div className="grid grid-cols-2 gap-3 pt-1">
        {hasRoom && <div className="col-span-2 min-h-(--button-height)">{book}</div>}
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
