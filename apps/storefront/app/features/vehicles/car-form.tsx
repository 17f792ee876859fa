import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { CarKey } from '@warsha/contract/vehicles/car-parameter.ts'
import { type CarType, carTypes, firstCarYear } from '@warsha/contract/vehicles/vehicles.constants.ts'
import type { RestCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Select } from '@warsha/ui/select.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useCarLists } from './use-car-lists.ts'

export type CarFormProps = {
  /** Selected at first. */
  car?: Pick<RestCar, 'type' | 'brand_id' | 'car_id' | 'year'>
  submitLabel: string
  isPending?: boolean
  onSubmit: (key: CarKey, name: string) => void
}

type Choice = { type: CarType; brandId: number | null; carId: number | null; year: number | null }

/** Type, brand, model and year, each offering what the one before allows. */
export function CarForm({ car, submitLabel, isPending, onSubmit }: CarFormProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>({
    type: car?.type ?? 'passenger',
    brandId: car?.brand_id ?? null,
    carId: car?.car_id ?? null,
    year: car?.year ?? null,
  })
  const [isRefused, setRefused] = useState(false)
  const { brands, models, hasFailed, retry } = useCarLists(choice)
  const { type, brandId, carId, year } = choice

  function submit(event: FormEvent) {
    event.preventDefault()
    const brand = brands?.find(({ id }) => id === brandId)
    const model = models?.find(({ id }) => id === carId)
    const isComplete = brand && model && year !== null
    setRefused(!isComplete)
    if (isComplete) onSubmit({ carId: model.id, year }, `${brand.name} ${model.name} ${year}`)
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TypeChoice
        type={type}
        onChoose={(next) => setChoice({ type: next, brandId: null, carId: null, year })}
      />
      <ListSelect
        label={t('cars.brand')}
        placeholder={t('cars.chooseBrand')}
        options={brands}
        value={brandId}
        onChoose={(next) => setChoice({ ...choice, brandId: next, carId: null })}
      />
      <ListSelect
        label={t('cars.model')}
        placeholder={t('cars.chooseModel')}
        options={brandId === null ? [] : models}
        isDisabled={brandId === null}
        value={carId}
        onChoose={(next) => setChoice({ ...choice, carId: next })}
      />
      <ListSelect
        label={t('cars.year')}
        placeholder={t('cars.chooseYear')}
        options={years()}
        value={year}
        onChoose={(next) => setChoice({ ...choice, year: next })}
      />
      {hasFailed && (
        <Button variant="secondary" onClick={retry}>
          {t('shell.retry')}
        </Button>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isRefused && t('cars.required')}
      </p>
      <Button type="submit" size="step" isFullWidth isPending={isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}

function TypeChoice({ type, onChoose }: { type: CarType; onChoose: (type: CarType) => void }) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('cars.type')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {carTypes.map((each) => (
          <label
            key={each}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center justify-center rounded-control border px-3 font-semibold',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              each === type ? 'border-brand bg-brand-tint text-brand-deep' : 'border-outline bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === type}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            {t(`cars.types.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Option = { id: number; name: string }

type ListSelectProps = {
  label: string
  placeholder: string
  /** Null while they are on their way. */
  options: readonly Option[] | null
  value: number | null
  isDisabled?: boolean
  onChoose: (id: number | null) => void
}

function ListSelect({ label, placeholder, options, value, isDisabled, onChoose }: ListSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={label}
      value={options ? (value ?? '') : ''}
      disabled={isDisabled}
      isPending={!options}
      onChange={(event) => onChoose(Number(event.target.value) || null)}
    >
      <option value="">{options ? placeholder : t('cars.loading')}</option>
      {options?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** Next year's models are sold this year; the calendar is Muscat's, as where the year is checked. */
function years(): Option[] {
  const last = Number(muscatDate(new Date()).slice(0, 4)) + 1
  return Array.from({ length: last - firstCarYear + 1 }, (_, back) => ({
    id: last - back,
    name: String(last - back),
  }))
}
