import { isBooked } from '@warsha/contract/cart/booking-actions.ts'
import type { StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { type FormEvent, useState } from 'react'
import { useCart } from '~/session/groups/cart.ts'
import { useTranslation } from '~/session/messages.ts'
import { type ChosenPlace, setPlace } from '~/session/session-actions.ts'
import { chooseCountry, isComplete, type PlaceChoice, withStates } from './place-choice.ts'
import { PlaceWarning } from './place-warning.tsx'
import { usePlaceLists } from './use-place-lists.ts'

export type PlaceFormProps = {
  /** In effect now; its country and city are selected at first. */
  place: StorePlace
  onConfirmed: (place: ChosenPlace) => void
}

type Option = { id: number; name: string }

export function PlaceForm({ place, onConfirmed }: PlaceFormProps) {
  const { t } = useTranslation()
  const [chosen, setChoice] = useState<PlaceChoice>({ countryId: place.countryId, stateId: place.stateId })
  const [isRefused, setRefused] = useState(false)
  const [undecided, setUndecided] = useState<ChosenPlace | null>(null)
  const hasBookings = useCart((cart) => cart.lines.some(isBooked))
  const { countries, states, hasFailed, retry } = usePlaceLists(chosen.countryId)
  const choice = states ? withStates(chosen, states) : chosen

  const isWaiting = choice.countryId !== null && states === null && !hasFailed
  // Until the lists have come, the selects hold what is in effect, so that confirming works at once.
  const countryOptions = countries ?? [{ id: place.countryId, name: place.countryName }]
  const stateOptions = states ?? firstStates(place, choice)

  function confirm(event: FormEvent) {
    event.preventDefault()
    const described = isComplete(choice) ? describeChoice(choice) : null
    setRefused(!described)
    if (!described) return
    if (hasBookings && described.state_id !== place.stateId) setUndecided(described)
    else keep(described)
  }

  function keep(confirmed: ChosenPlace) {
    setUndecided(null)
    setPlace(confirmed)
    onConfirmed(confirmed)
  }

  function describeChoice({
    countryId,
    stateId,
  }: {
    countryId: number
    stateId: number
  }): ChosenPlace | null {
    const country = countryOptions.find((option) => option.id === countryId)
    const state = stateOptions.find((option) => option.id === stateId)
    if (!country || !state) return null
    return {
      country_id: country.id,
      country_name: country.name,
      state_id: state.id,
      state_name: state.name,
      state_slug: state.slug,
    }
  }

  return (
    <>
      <form onSubmit={confirm} noValidate className="flex flex-col gap-4">
        <Select
          label={t('locations.country')}
          value={choice.countryId ?? ''}
          autoComplete="country"
          onChange={(event) => setChoice(chooseCountry(Number(event.target.value) || null))}
        >
          <option value="">{t('locations.chooseCountry')}</option>
          <Options options={countryOptions} />
        </Select>
        <Select
          label={t('locations.city')}
          value={choice.stateId ?? ''}
          isPending={isWaiting}
          error={isRefused && !isComplete(choice) && t('locations.required')}
          onChange={(event) => setChoice({ ...choice, stateId: Number(event.target.value) || null })}
        >
          <option value="">{t(isWaiting ? 'locations.loadingCities' : 'locations.chooseCity')}</option>
          <Options options={stateOptions} />
        </Select>
        {hasFailed && (
          <Button variant="secondary" onClick={retry}>
            {t('shell.retry')}
          </Button>
        )}
        <Button type="submit" size="step" isFullWidth className="mt-1">
          {t('locations.confirm')}
        </Button>
      </form>
      {undecided && (
        <PlaceWarning
          placeName={place.stateName}
          onKeep={() => setUndecided(null)}
          onChange={() => keep(undecided)}
        />
      )}
    </>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => (
    <option key={option.id} value={option.id}>
      {option.name}
    </option>
  ))
}

function firstStates(place: StorePlace, choice: PlaceChoice) {
  if (choice.countryId !== place.countryId) return []
  return [{ id: place.stateId, name: place.stateName, slug: place.stateSlug }]
}
