import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { RestCarService } from '@warsha/contract/logbook/logbook.rest.ts'
import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { BatteryIcon, DropletIcon, TyreIcon } from '@warsha/ui/later-icons.tsx'
import { CarIcon, PencilIcon, TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { chooseCar, isSameCar, useChosenCar } from '~/session/chosen-car.ts'
import { useTranslation } from '~/session/messages.ts'
import { CarHistory } from './car-history.tsx'
import { carName } from './car-lists.ts'

export type SavedCarCardProps = {
  car: RestSavedCar
  /** What was done on it, the newest first; null while nobody knows. */
  services?: readonly RestCarService[] | null
  onEdit: () => void
  onRemove: () => void
}

export function SavedCarCard({ car, services = null, onEdit, onRemove }: SavedCarCardProps) {
  const { t, lang } = useTranslation()
  const chosen = useChosenCar()
  const key = { carId: car.car_id, year: car.year }
  const isInUse = isSameCar(chosen, key)
  const name = carName(car)

  function use() {
    chooseCar({ ...key, names: { [lang]: name }, isFilter: true })
  }

  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
          <CarIcon className="size-6" />
        </span>
        <div className="min-w-0">
          <h2 className="text-lg font-bold leading-heading">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-sm text-muted">{t(`cars.types.${car.type}`)}</p>
        </div>
      </div>
      <Takes takes={car.takes} />
      {services && <CarHistory services={services} />}
      <div className="mt-auto grid gap-2 pt-1">
        <Button
          variant={isInUse ? 'primary' : 'secondary'}
          isFullWidth
          aria-pressed={isInUse}
          aria-label={t(isInUse ? 'cars.inUseCar' : 'cars.useCar', { car: isolate(name) })}
          onClick={isInUse ? () => chooseCar(null) : use}
        >
          {isInUse && <CheckIcon className="size-5" />}
          {t(isInUse ? 'cars.inUse' : 'cars.use')}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="ghost" aria-label={t('cars.editCar', { car: isolate(name) })} onClick={onEdit}>
            <PencilIcon className="size-5" />
            {t('cars.edit')}
          </Button>
          <Button
            variant="ghost"
            className="text-danger"
            aria-label={t('cars.removeCar', { car: isolate(name) })}
            onClick={onRemove}
          >
            <TrashIcon className="size-5" />
            {t('cars.remove')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Takes({ takes }: Pick<RestSavedCar, 'takes'>) {
  const { t, lang } = useTranslation()
  if (!takes) return <p className="text-sm text-muted">{t('cars.unknown')}</p>
  // Each stands for itself: sizes of tyres have strokes of their own.
  const either = (values: readonly (string | number)[]) =>
    new Intl.ListFormat(lang === 'ar' ? 'ar' : 'en-GB', { type: 'disjunction' }).format(
      values.map((value) => isolate(String(value))),
    )
  const oil = t('cars.oilValue', {
    grades: either(takes.oil_grades),
    litres: isolate(String(takes.oil_litres)),
  })
  return (
    <dl className="grid gap-2 text-sm">
      <Fact icon={DropletIcon} name={t('cars.oil')} value={oil} />
      <Fact icon={TyreIcon} name={t('cars.tyres')} value={either(takes.tyre_sizes)} />
      <Fact
        icon={BatteryIcon}
        name={t('cars.battery')}
        value={t('cars.batteryValue', { sizes: either(takes.battery_ah) })}
      />
    </dl>
  )
}

function Fact({ icon: Icon, name, value }: { icon: IconComponent; name: string; value: string }) {
  return (
    <div className="flex gap-2.5">
      <dt className="flex w-24 shrink-0 items-center gap-2 text-muted">
        <Icon className="size-4.5 text-brand" />
        {name}
      </dt>
      <dd className="min-w-0 font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
