import type { StorePlace } from '@warsha/contract/client/storefront-context.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { loginStore } from '~/session/groups/login.ts'
import { setPlace } from '~/session/session-actions.ts'
import { listStates, listStoreCountries } from './place-lists.ts'

/** The same place with its names in another language; the old names when they cannot be had. */
export async function loadPlaceNames(place: StorePlace, lang: Locale): Promise<StorePlace> {
  try {
    const [countries, states] = await Promise.all([
      listStoreCountries({ lang, isBackground: true }),
      listStates(place.countryId, { lang, isBackground: true }),
    ])
    const countryName = countries.find(({ id }) => id === place.countryId)?.name ?? place.countryName
    const stateName = states.find(({ id }) => id === place.stateId)?.name ?? place.stateName
    const named = { ...place, countryName, stateName }
    storeNames(named)
    return named
  } catch {
    return place
  }
}

/** The chosen place is stored with its names, and those follow the language as well. */
function storeNames(place: StorePlace): void {
  const login = loginStore.getState()
  if (login.state_id !== place.stateId || login.country_id !== place.countryId) return
  setPlace({
    country_id: place.countryId,
    country_name: place.countryName,
    state_id: place.stateId,
    state_name: place.stateName,
    state_slug: place.stateSlug,
  })
}
