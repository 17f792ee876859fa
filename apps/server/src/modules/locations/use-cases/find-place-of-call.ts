import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { Models } from '#kernel/read-model.ts'
import { findState, findStorePlace } from './find-store-place.ts'

export type PlaceOfCall = { id: string | number | undefined; cookie: string | undefined }

/** The place that a REST call is about: an id that was sent must exist; without one it is the caller's own place. */
export async function findPlaceOfCall(
  models: Models,
  { id, cookie }: PlaceOfCall,
): Promise<number | undefined> {
  if (id === undefined) return (await findStorePlace(models, cookie, 'en')).stateId
  const key = readKey('State', id)
  return key === undefined ? undefined : (await findState(models, key))?.id
}
