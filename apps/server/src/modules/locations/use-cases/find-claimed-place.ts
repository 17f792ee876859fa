import type { Models } from '#kernel/read-model.ts'
import { findState, findStorePlace } from './find-store-place.ts'
import { listCountries, listStates } from './list-places.ts'

export type PlaceClaim = { cookie?: string | undefined; state?: string | undefined }

/** The place that a caller claims, if it exists: the header `X-State` names it, the storefront's cookie stores a choice. */
export async function findClaimedPlace(
  models: Models,
  { cookie, state }: PlaceClaim,
): Promise<number | null> {
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
