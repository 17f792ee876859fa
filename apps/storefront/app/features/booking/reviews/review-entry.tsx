import type { RestCentreReview } from '@warsha/contract/booking/service-centres.rest.ts'
import { formatDate } from '@warsha/contract/formats/format-date.ts'
import { maxRate } from '@warsha/contract/surveys/surveys.constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { StarIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { languageOf } from './language-of.ts'

/** A customer's review, in whatever language: it is read and set as that one, not as the page's. */
export function ReviewEntry({ rating, comment, date }: Omit<RestCentreReview, 'id'>) {
  const { t } = useTranslation()
  const language = languageOf(comment)
  return (
    <>
      <p className="flex items-center gap-3">
        <span className="flex gap-0.5">
          <span className="sr-only">{t('reviews.rating', { rating })}</span>
          {stars.map((star) => (
            <StarIcon
              key={star}
              className={classNames(
                'size-4.5',
                star <= rating ? 'fill-amber text-amber-ink' : 'fill-ground text-outline',
              )}
            />
          ))}
        </span>
        <time dateTime={date} className="ms-auto text-sm text-muted tabular-nums">
          <bdi dir="ltr">{formatDate(date)}</bdi>
        </time>
      </p>
      <p
        lang={language}
        dir={language ? directions[language] : 'auto'}
        className="mt-1.5 whitespace-pre-line text-pretty wrap-anywhere"
      >
        {comment}
      </p>
    </>
  )
}

const stars = Array.from({ length: maxRate }, (_, at) => at + 1)
const directions = { ar: 'rtl', en: 'ltr' } as const
