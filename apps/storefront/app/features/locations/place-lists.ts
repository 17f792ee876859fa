import type { Locale } from '@warsha/contract/locale/locale.ts'
import { browserApi } from '~/session/browser-api.ts'

export type Country = { id: number; name: string; slug: string; has_store: boolean }

export type State = { id: number; name: string; slug: string; country_id: number }

export type ListOptions = { lang: Locale; signal?: AbortSignal; isBackground?: boolean }

/** Countries that are known only for their phone numbers have no store to choose. */
export async function listStoreCountries(options: ListOptions): Promise<Country[]> {
  const countries = await list<Country>('locations/countries/', options)
  return countries.filter((country) => country.has_store)
}

export function listStates(countryId: number, options: ListOptions): Promise<State[]> {
  return list<State>(`locations/states/?country_id=${countryId}`, options)
}

async function list<Item>(path: string, { lang, ...options }: ListOptions): Promise<Item[]> {
  const headers = { 'Accept-Language': lang }
  const { data } = await browserApi().rest<{ data: Item[] }>({ method: 'GET', path, headers, ...options })
  return data
}
