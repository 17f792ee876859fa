import { parsePlaceCookie, type StorePlace } from '@warsha/contract/client/storefront-context.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Models } from '#kernel/read-model.ts'
import type { State } from '../rules/places.ts'
import { storePlace } from '../rules/store-place.ts'
import { placesModel } from '../storage/places-model.ts'

/** The shopper's place from the cookie, which may hold anything: an unknown place becomes the default one. */
export async function findStorePlace(
  models: Models,
  cookieValue: string | undefined,
  locale: Locale,
): Promise<StorePlace> {
  return storePlace(await models.get(placesModel), parsePlaceCookie(cookieValue), locale)
}

/** An open place by its id; calls name it `state_id` or, in older ones, `city_id`. */
export async function findState(models: Models, stateId: number): Promise<State | undefined> {
  const { states } = await models.get(placesModel)
  return states.find((state) => state.isActive && state.id === stateId)
}
