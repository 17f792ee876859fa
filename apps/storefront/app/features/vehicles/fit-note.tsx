import { isolate } from '@warsha/contract/formats/isolate.ts'
import { formatCar } from '@warsha/contract/vehicles/car-parameter.ts'
import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { AlertIcon, CheckIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { useChosenCar } from '~/session/chosen-car.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useCarFit } from './car-fits.ts'
import { useCarName } from './use-car-name.ts'

export type FitNoteProps = {
  variantId: string
  /** As many as can be had; more are not proposed. */
  available: number
  pieces: number
  onPieces: (pieces: number) => void
  /** A list of what fits, without the car. */
  fittingPath: string
}

/** On a product's page: whether the chosen variant fits, and how many of it the car takes. */
export function FitNote({ variantId, available, pieces, onPieces, fittingPath }: FitNoteProps) {
  const { t, lang } = useTranslation()
  const car = useChosenCar()
  const name = useCarName(car)
  const fit = useCarFit(variantId)
  if (!car || !name || !fit || fit.fits === null) return null
  const { fits, quantity, litres } = fit
  const Icon = fits ? CheckIcon : AlertIcon
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3.5 py-2.5 text-sm',
        fits ? 'bg-brand-tint text-brand-deep' : 'bg-amber-tint text-amber-ink',
      )}
    >
      <div role="status" className="flex min-w-52 flex-1 gap-2.5">
        <Icon className="mt-0.5 size-5" />
        <p className="min-w-0">
          <span className="block font-semibold">{t(fits ? 'fits.fits' : 'fits.misfit', { car: name })}</span>
          {fits && quantity !== null && (
            <span className="block">
              {litres === null
                ? t('fits.takes', { count: quantity })
                : t('fits.takesOil', { count: quantity, litres: isolate(String(litres)) })}
            </span>
          )}
          {!fits && <span className="block">{t('fits.misfitHint')}</span>}
        </p>
      </div>
      {fits && quantity !== null && quantity !== pieces && quantity <= available && (
        <Button
          variant="secondary"
          size="small"
          className="min-h-11 bg-surface"
          onClick={() => onPieces(quantity)}
        >
          {t('fits.setQuantity', { count: quantity })}
        </Button>
      )}
      {!fits && (
        <Link
          to={localePath(lang, `${fittingPath}${fittingPath.includes('?') ? '&' : '?'}car=${formatCar(car)}`)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('fits.showFitting')}
        </Link>
      )}
    </div>
  )
}
