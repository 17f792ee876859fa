import { maxRate } from '@warsha/contract/surveys/surveys.constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { StarIcon } from '@warsha/ui/shop-icons.tsx'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type StarRatingProps = {
  label: string
  rate: number | null
  isLarge?: boolean
  error?: string | false
  onRate: (rate: number) => void
}

/** The browser's own radio buttons, drawn as stars: arrows move, one stop for the tab key, each says what it means. */
export function StarRating({ label, rate, isLarge = false, error, onRate }: StarRatingProps) {
  const { t } = useTranslation()
  const name = useId()
  const chosen = stars.find((star) => star === rate)
  const word = chosen && t(`survey.rates.${chosen}`)
  return (
    <fieldset
      aria-labelledby={`${name}-label`}
      aria-describedby={`${name}-problem`}
      className={classNames(
        !isLarge && '@md:flex @md:flex-wrap @md:items-center @md:justify-between @md:gap-x-4',
      )}
    >
      <p
        id={`${name}-label`}
        className={classNames('leading-heading', isLarge ? 'text-lg font-bold' : 'font-semibold')}
      >
        {label}
      </p>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-1',
          isLarge ? '-mx-1.5 mt-2' : '-mx-2 mt-1 @md:mt-0',
        )}
      >
        {stars.map((star) => (
          <label
            key={star}
            className={classNames(
              'grid cursor-pointer place-items-center rounded-control hover:bg-ground has-focus-visible:outline-3 has-focus-visible:outline-brand',
              isLarge ? 'size-13' : 'size-11',
            )}
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === rate}
              onChange={() => onRate(star)}
              className="sr-only"
            />
            <span className="sr-only">{t(`survey.rates.${star}`)}</span>
            <StarIcon
              className={classNames(
                isLarge ? 'size-10' : 'size-7',
                star <= (rate ?? 0) ? 'fill-amber text-amber' : 'text-outline',
              )}
            />
          </label>
        ))}
        {word && !isLarge && (
          <span aria-hidden="true" className="ms-2 text-sm text-muted @md:order-first @md:me-2">
            {word}
          </span>
        )}
      </div>
      {isLarge && (
        <p aria-hidden="true" className={word ? 'font-semibold' : 'text-muted'}>
          {word ?? t('survey.choose')}
        </p>
      )}
      <p id={`${name}-problem`} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}

const stars = [1, 2, 3, 4, maxRate] as const
