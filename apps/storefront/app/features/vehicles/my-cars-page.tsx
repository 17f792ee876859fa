import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { RemoveCarDialog } from './remove-car-dialog.tsx'
import { SaveCarDialog } from './save-car-dialog.tsx'
import { SavedCarCard } from './saved-car-card.tsx'
import { useMyCars } from './use-my-cars.ts'

export type MyCarsPageProps = {
  /** What is shown when there is none, around the button that adds one. */
  renderEmpty: (action: ReactNode) => ReactNode
}

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; car: RestSavedCar } | null

export function MyCarsPage({ renderEmpty }: MyCarsPageProps) {
  const { t } = useTranslation()
  const { cars, hasFailed, reload } = useMyCars()
  const [open, setOpen] = useState<Open>(null)
  const addButton = (
    <Button size="step" onClick={() => setOpen({ kind: 'add' })} className="max-sm:w-full">
      <PlusIcon className="size-5" />
      {t('cars.add')}
    </Button>
  )

  function close(isChanged: boolean) {
    setOpen(null)
    if (isChanged) reload()
  }

  return (
    <div className="page-width py-5 lg:py-8">
      {hasFailed && (
        <Button variant="secondary" onClick={reload}>
          {t('shell.retry')}
        </Button>
      )}
      {!cars && !hasFailed && <CarsSkeleton />}
      {cars?.length === 0 && renderEmpty(addButton)}
      {cars && cars.length > 0 && (
        <>
          <ul aria-label={t('cars.title')} className="grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
            {cars.map((car) => (
              <li key={car.id}>
                <SavedCarCard
                  car={car}
                  onEdit={() => setOpen({ kind: 'edit', car })}
                  onRemove={() => setOpen({ kind: 'remove', car })}
                />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{t('cars.handbook')}</p>
          <div className="mt-5">{addButton}</div>
        </>
      )}
      {open?.kind === 'add' && <SaveCarDialog isFirst={cars?.length === 0} onClose={close} />}
      {open?.kind === 'edit' && <SaveCarDialog car={open.car} onClose={close} />}
      {open?.kind === 'remove' && <RemoveCarDialog car={open.car} onClose={close} />}
    </div>
  )
}

export function CarsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
