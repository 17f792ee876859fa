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
  return (
    <fieldset aria-describedby={`${name}-problem`}>
      <legend className={classNames('font-semibold leading-heading', isLarge && 'text-lg font-bold')}>
        {label}
      </legend>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-1">
        {stars.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-brand"
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
                isLarge ? 'size-9' : 'size-7',
                star <= (rate ?? 0) ? 'fill-amber text-amber' : 'text-outline',
              )}
            />
          </label>
        ))}
        {rate !== null && (
          <span aria-hidden="true" className="ms-2 text-sm text-muted">
            {t(`survey.rates.${stars.find((star) => star === rate) ?? 1}`)}
          </span>
        )}
      </div>
      <p id={`${name}-problem`} role="alert" className="text-sm text-danger">
        {error}
      </p>
    </fieldset>
  )
}

const stars = [1, 2, 3, 4, maxRate] as const
