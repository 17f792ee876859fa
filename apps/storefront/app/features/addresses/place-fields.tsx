import { Select } from '@warsha/ui/select.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ChosenPlace, usePlaces } from './use-places.ts'

type Point = { latitude: number; longitude: number }

export type PlaceFieldsProps = {
  place: ChosenPlace
  lists: ReturnType<typeof usePlaces>
  /** With the point of the place, if a city or region was chosen. */
  onChoose: (place: ChosenPlace, point: Point | null) => void
}

/** The way to a point without seeing or touching the map. */
export function PlaceFields({ place, lists, onChoose }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const { states, cities, regions } = lists
  return (
    <div className="grid grid-cols-2 gap-3 *:first:col-span-2 sm:grid-cols-3 sm:*:first:col-span-1 lg:grid-cols-1">
      <PlaceSelect
        label={t('addresses.state')}
        options={states}
        value={place.stateId}
        onChoose={(stateId) => onChoose({ stateId, cityId: null, regionId: null }, null)}
      />
      <PlaceSelect
        label={t('addresses.city')}
        options={cities}
        value={place.cityId}
        isDisabled={place.stateId === null}
        onChoose={(cityId) =>
          onChoose({ ...place, cityId, regionId: null }, cities?.find(({ id }) => id === cityId) ?? null)
        }
      />
      <PlaceSelect
        label={t('addresses.region')}
        options={regions}
        value={place.regionId}
        isDisabled={place.cityId === null}
        onChoose={(regionId) =>
          onChoose({ ...place, regionId }, regions?.find(({ id }) => id === regionId) ?? null)
        }
      />
    </div>
  )
}

type PlaceSelectProps = {
  label: string
  options: readonly { id: number; name: string }[] | null
  value: number | null
  isDisabled?: boolean
  onChoose: (id: number | null) => void
}

function PlaceSelect({ label, options, value, isDisabled, onChoose }: PlaceSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={label}
      value={options ? (value ?? '') : ''}
      disabled={isDisabled}
      isPending={!options}
      onChange={(event) => onChoose(Number(event.target.value) || null)}
    >
      <option value="">{t(options ? 'addresses.choose' : 'shell.loading')}</option>
      {options?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
