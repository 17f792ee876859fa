import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { RemoveCarDialog } from './remove-car-dialog.tsx'
import { SaveCarDialog } from './save-car-dialog.tsx'
import { SavedCarCard } from './saved-car-card.tsx'
import { useLogbook } from './use-logbook.ts'
import { useMyCars } from './use-my-cars.ts'

export type MyCarsPageProps = {
  /** Content of an empty list, around the button that adds a car. */
  renderEmpty: (action: ReactNode) => ReactNode
  /** The form that is open by the address: of a new car, or of a saved one. */
  form: CarFormPath | null
  onOpenForm: (form: CarFormPath) => void
  onCloseForm: () => void
}

export type CarFormPath = 'add' | { edit: string }

export function MyCarsPage({ renderEmpty, form, onOpenForm, onCloseForm }: MyCarsPageProps) {
  const { t } = useTranslation()
  const { cars, hasFailed, reload } = useMyCars()
  const services = useLogbook()
  const [removed, setRemoved] = useState<RestSavedCar | null>(null)
  const edited = typeof form === 'object' ? cars?.find(({ id }) => id === form?.edit) : undefined
  const addButton = (
    <Button size="step" onClick={() => onOpenForm('add')} className="max-sm:w-full">
      <PlusIcon className="size-5" />
      {t('cars.add')}
    </Button>
  )

  function closeForm(isChanged: boolean) {
    onCloseForm()
    if (isChanged) reload()
  }

  function closeRemoval(isChanged: boolean) {
    setRemoved(null)
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
          <ul aria-label={t('cars.title')} className="grid gap-3 lg:grid-cols-2 lg:gap-4">
            {cars.map((car) => (
              <li key={car.id}>
                <SavedCarCard
                  car={car}
                  services={services?.filter(
                    ({ car_id, year }) => car_id === car.car_id && year === car.year,
                  )}
                  onEdit={() => onOpenForm({ edit: car.id })}
                  onRemove={() => setRemoved(car)}
                />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{t('cars.handbook')}</p>
          <div className="mt-5">{addButton}</div>
        </>
      )}
      {form === 'add' && cars && <SaveCarDialog isFirst={cars.length === 0} onClose={closeForm} />}
      {edited && <SaveCarDialog key={edited.id} car={edited} onClose={closeForm} />}
      {removed && <RemoveCarDialog car={removed} onClose={closeRemoval} />}
    </div>
  )
}

export function CarsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-3 lg:grid-cols-2">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
