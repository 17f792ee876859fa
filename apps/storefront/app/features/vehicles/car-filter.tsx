import { type CarKey, formatCar, parseCar } from '@warsha/contract/vehicles/car-parameter.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { CarIcon, PencilIcon } from '@warsha/ui/shop-icons.tsx'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { setCarFilter, useChosenCar } from '~/session/chosen-car.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useLazyOpen } from '~/session/use-lazy-open.ts'
import { useCarName } from './use-car-name.ts'

const loadPicker = async () => {
  const [picker] = await Promise.all([import('./car-picker.tsx'), loadTexts('cars')])
  return { default: picker.CarPicker }
}
const CarPicker = lazy(loadPicker)

/** Narrows the list in view to what fits the shopper's car. The address has the car, so the list can be shared. */
export function CarFilter() {
  const { t } = useTranslation()
  const { isOpen, close, opener } = useLazyOpen(loadPicker)
  const { inAddress, shown, write } = useCarOfAddress()
  const name = useCarName(shown)

  function toggle() {
    setCarFilter(!inAddress)
    write(inAddress ? null : shown)
  }

  return (
    <div className="flex min-h-11 items-stretch gap-2">
      {name ? (
        <>
          <button
            type="button"
            aria-pressed={inAddress !== null}
            onClick={toggle}
            className={classNames(
              chipClass,
              inAddress ? 'border-brand bg-brand-tint text-brand-deep' : 'border-line bg-surface',
            )}
          >
            {inAddress ? <CheckIcon className="size-5" /> : <CarIcon className="size-5 text-brand" />}
            <span className="min-w-0 truncate">{t('fits.onlyFitting', { car: name })}</span>
          </button>
          <button
            type="button"
            aria-label={t('fits.change')}
            {...opener}
            className="grid w-11 shrink-0 place-items-center rounded-control border border-line bg-surface text-muted hover:border-brand"
          >
            <PencilIcon className="size-5" />
          </button>
        </>
      ) : (
        <button type="button" {...opener} className={classNames(chipClass, 'border-line bg-surface')}>
          <CarIcon className="size-5 text-brand" />
          {t('fits.choose')}
          <span className="truncate font-normal text-muted">{t('fits.chooseHint')}</span>
        </button>
      )}
      {isOpen && (
        <Suspense>
          <CarPicker
            onClose={close}
            onChosen={(car) => {
              close()
              write(car)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const chipClass =
  'inline-flex min-w-0 max-sm:flex-1 items-center gap-2 rounded-control border px-3.5 text-sm font-semibold hover:border-brand'

/** A shopper who lets a car narrow the lists finds every list narrowed, until the filter is taken off. */
function useCarOfAddress() {
  const [query, setQuery] = useSearchParams()
  const chosen = useChosenCar()
  const inAddress = parseCar(query.get('car'))
  const toAdd = chosen?.isFilter && !inAddress ? formatCar(chosen) : null

  function write(car: CarKey | null) {
    setQuery(withCar(car ? formatCar(car) : null), { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    if (toAdd) setQuery(withCar(toAdd), { replace: true, preventScrollReset: true })
  }, [toAdd, setQuery])

  return { inAddress, shown: inAddress ?? chosen, write }
}

function withCar(car: string | null) {
  return (query: URLSearchParams) => {
    const next = new URLSearchParams(query)
    if (car) next.set('car', car)
    else next.delete('car')
    return next
  }
}
