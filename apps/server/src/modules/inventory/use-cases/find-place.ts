import type { Models } from '#kernel/read-model.ts'
import { findState, findStorePlace, listCountries, listStates } from '#modules/locations/index.ts'

export type PlaceClaim = { cookie?: string | undefined; state?: string | undefined }

/** The place a caller names, if it exists. A header says it outright, the storefront's cookie remembers a choice. */
export async function findPlace(models: Models, { cookie, state }: PlaceClaim): Promise<number | null> {
  if (state) return findNamedPlace(models, state)
  if (!cookie) return null
  const place = await findStorePlace(models, cookie, 'en')
  return place.isChosen ? place.stateId : null
}

/** By id or by slug. */
export async function findNamedPlace(models: Models, name: string): Promise<number | null> {
  if (/^[1-9]\d{0,8}$/.test(name)) return (await findState(models, Number(name)))?.id ?? null
  const countries = await listCountries(models)
  const states = await Promise.all(countries.map(({ id }) => listStates(models, id)))
  return states.flat().find(({ slug }) => slug === name)?.id ?? null
}
