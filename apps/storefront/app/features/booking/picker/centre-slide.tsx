import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { BoxIcon, StarIcon } from '@warsha/ui/shop-icons.tsx'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import type { useLazyOpen } from '~/session/use-lazy-open.ts'
import { CentrePicture } from '../centre-picture.tsx'
import type { RankedCentre } from './rank-centres.ts'

export type CentreSlideProps = {
  item: RankedCentre
  number: number
  total: number
  /** For the button that opens what customers wrote. */
  reviewsOpener: ReviewsOpener
}

export type ReviewsOpener = ReturnType<typeof useLazyOpen>['opener']

/** One centre: when it is free first, then who and where. */
export function CentreSlide({
  item: { centre, isEarliest },
  number,
  total,
  reviewsOpener,
}: CentreSlideProps) {
  const { t, lang } = useTranslation()
  const { name, type, address, reviews, earliest, distance_km, stock_type } = centre
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p
          className={classNames(
            // Arabic says a date in more letters, and on a phone it shares the line with two more things.
            'inline-flex min-h-9 items-center gap-1.5 px-3 font-bold whitespace-nowrap tabular-nums max-sm:rtl:text-sm',
            isEarliest
              ? 'rounded-full bg-brand text-white'
              : 'rounded-md border-2 border-on-amber bg-amber text-on-amber',
          )}
        >
          <ClockIcon className="size-4.5 max-sm:rtl:hidden" />
          {earliest ? whenTextOf({ t, lang }, earliest) : t('booking.picker.noHours')}
        </p>
        {isEarliest && <Badge tone="brand">{t('booking.picker.earliest')}</Badge>}
        <bdi className="ms-auto shrink-0 text-xs whitespace-nowrap text-muted tabular-nums max-[24rem]:rtl:sr-only">
          {t('booking.picker.position', { number, total })}
        </bdi>
      </div>
      <div className="flex items-center gap-3">
        <CentrePicture src={centre.picture} className="w-20 shrink-0 rounded-control" />
        <h3 className="min-w-0 truncate text-lg font-bold leading-heading">
          <bdi>{name}</bdi>
        </h3>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{type}</span>
        <Rating {...reviews} />
        {reviews.comments > 0 && (
          <button
            type="button"
            {...reviewsOpener}
            aria-label={`${t('booking.picker.comments', { count: reviews.comments })}. ${t('booking.picker.opinions', { name: isolateName(name) })}`}
            className="-my-3 min-h-11 rounded-control font-semibold text-brand underline underline-offset-4"
          >
            {t('booking.picker.comments', { count: reviews.comments })}
          </button>
        )}
        {distance_km !== null && (
          <span className="font-semibold text-ink">
            {t('booking.visit.distance', { km: distance_km.toFixed(1) })}
          </span>
        )}
      </p>
      <p className="flex gap-2 text-sm">
        <PinIcon className="mt-0.5 size-4.5 shrink-0 text-brand" />
        <bdi className="line-clamp-1 min-w-0 leading-clamp">{address.address}</bdi>
      </p>
      <p className="flex gap-2 text-sm text-muted">
        <BoxIcon className="mt-0.5 size-4.5 shrink-0" />
        {t(stock_type === 'center' ? 'booking.picker.atCentre' : 'booking.picker.warehouse')}
      </p>
    </article>
  )
}

function Rating({ average, count }: { average: number | null; count: number }) {
  const { t } = useTranslation()
  if (average === null) return <span>{t('booking.picker.noRating')}</span>
  const rating = average.toFixed(1)
  return (
    <span className="inline-flex items-center gap-1">
      <StarIcon className="size-4 fill-current text-amber-ink" />
      <span className="sr-only">{t('booking.picker.rating', { rating, count })}</span>
      <span aria-hidden="true" className="tabular-nums">
        <bdi className="font-semibold text-ink">{rating}</bdi> <bdi>({count})</bdi>
      </span>
    </span>
  )
}
