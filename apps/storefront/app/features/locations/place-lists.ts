import type { Locale } from '@warsha/contract/locale/locale.ts'
import { listCountriesCall, listStatesCall } from '@warsha/contract/locations/locations.calls.ts'
import type { RestCountry, RestState } from '@warsha/contract/locations/locations.rest.ts'
import { browserApi } from '~/session/browser-api.ts'

export type ListOptions = { lang: Locale; signal?: AbortSignal; isBackground?: boolean }

/** Countries that are known only for their phone numbers have no store to choose. */
export async function listStoreCountries({ lang, ...options }: ListOptions): Promise<RestCountry[]> {
  const { data } = await browserApi().call(listCountriesCall, { headers: spoken(lang), ...options })
  return data.filter((country) => country.has_store)
}

export async function listStates(countryId: number, { lang, ...options }: ListOptions): Promise<RestState[]> {
  const query = { country_id: countryId }
  const { data } = await browserApi().call(listStatesCall, { query, headers: spoken(lang), ...options })
  return data
}

function spoken(lang: Locale) {
  return { 'Accept-Language': lang }
}
