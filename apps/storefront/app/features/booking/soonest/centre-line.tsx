import type { RestOfferedSlot } from '@warsha/contract/booking/soonest.rest.ts'
import { StarIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'

/** The centre of an hour, with its rating and the number of ratings. */
export function CentreLine({ hour }: { hour: Pick<RestOfferedSlot, 'name' | 'rating' | 'ratings'> }) {
  return (
    <span className="block text-sm leading-clamp text-muted">
      <bdi>{hour.name}</bdi> <CentreRating {...hour} />
    </span>
  )
}

export function CentreRating({ rating, ratings }: Pick<RestOfferedSlot, 'rating' | 'ratings'>) {
  const { t } = useTranslation()
  if (rating === null) return null
  const shown = rating.toFixed(1)
  return (
    <span className="inline-flex shrink-0 items-center gap-1 align-bottom">
      <StarIcon className="size-3.5 fill-current text-amber-ink" />
      <span className="sr-only">{t('soonest.rated', { rating: shown, count: ratings })}</span>
      <bdi aria-hidden="true" dir="ltr" className="tabular-nums">{`${shown} (${ratings})`}</bdi>
    </span>
  )
}
