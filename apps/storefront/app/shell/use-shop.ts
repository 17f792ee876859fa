import type { StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { useRouteLoaderData } from 'react-router'
import { type PageFacts, usePlace as usePlaceInEffect } from '~/session/place.ts'

export type ShopData = PageFacts & { origin: string }

export const languageRouteId = 'routes/language'

/** Settings of this host and the place in effect, as the server knows them. */
export function useShop(): ShopData {
  const data = useRouteLoaderData<ShopData>(languageRouteId)
  if (!data) throw new Error('The shop settings are missing: this component is used outside a language')
  return data
}

export function usePlace(): StorePlace {
  return usePlaceInEffect(useShop().place)
}
