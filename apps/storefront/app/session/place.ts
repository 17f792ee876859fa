import type { ShopSettings, StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { defaultPlace } from '@warsha/contract/constants.ts'
import { type LoginState, loginStore, useLogin } from './groups/login.ts'

/** Facts about this shop and place from the server's page; the browser's loaders have no other way to know. */
export type PageFacts = { shop: ShopSettings; place: StorePlace }

/** The place in effect, given the one the server rendered the page for. */
export function usePlace(pagePlace: StorePlace): StorePlace {
  const login = useLogin(whole)
  return placeInEffect(login, pagePlace)
}

/** The same outside of components. */
export function currentPlace(): StorePlace {
  return placeInEffect(loginStore.getState(), facts?.place ?? { ...defaultPlace, isChosen: false })
}

/** The shopper's own choice wins; for the same place the server's names do, being in the page's language. */
export function placeInEffect(login: LoginState, pagePlace: StorePlace): StorePlace {
  if (login.country_id === null || login.state_id === null) return pagePlace
  if (login.state_id === pagePlace.stateId) return { ...pagePlace, isChosen: true }
  return {
    countryId: login.country_id,
    countryName: login.country_name,
    stateId: login.state_id,
    stateName: login.state_name,
    stateSlug: login.state_slug,
    isChosen: true,
  }
}

export function rememberPageFacts(page: PageFacts): void {
  facts = page
}

export function currentShop(): ShopSettings {
  if (!facts) throw new Error('The shop settings are known once the first page has been taken over')
  return facts.shop
}

let facts: PageFacts | null = null

const whole = (login: LoginState) => login
