import type { Transport } from './transport.ts'

/** Facts about a page request that the server hands to the storefront's renderer. */
export type StorefrontRequest = {
  transport: Transport
  locale: 'en' | 'ar'
  origin: string
  shop: ShopSettings
  place: StorePlace
  /** Tells the log's line of this request to a shopper who meets an error page. */
  incidentId: string
  /** Called once when the page is rendered; the Response then carries status and headers alone. */
  writePage(page: PageDocument): void
}

/** A whole page, and the texts of the inline scripts that belong to it and may run. */
export type PageDocument = { html: string; scripts: readonly string[] }

/** Configuration that the pages show; the same for everybody on this host. */
export type ShopSettings = {
  channel: string
  brandName: { en: string; ar: string }
  supportPhone: string
  supportEmail: string
  whatsappNumber: string
  /** Null on that shop itself. */
  sisterStoreUrl: string | null
  /** Whether this host shows the campaign of its partner. */
  isCampaignHost: boolean
  /** The insurance partner's page: an address elsewhere, or a path of the demo. */
  insuranceUrl: string | null
  /** A service of map pictures; null draws the map that comes with the shop. */
  mapTiles: MapTiles | null
  minAppVersion: string | null
  version: string
  isDemo: boolean
}

/** `url` has `{z}`, `{x}` and `{y}` in it. */
export type MapTiles = { url: string; attribution: string; maxZoom: number }

/** The place in effect: chosen by the shopper, or the default until then. */
export type StorePlace = {
  countryId: number
  countryName: string
  stateId: number
  stateName: string
  stateSlug: string
  isChosen: boolean
}

/** Mirrors the chosen place so that server and browser render the same catalogue. */
export const placeCookie = 'warsha_place'

/** Mirrors the language of the last page, for a path that names none. */
export const languageCookie = 'warsha_lang'

export type PlaceKey = Pick<StorePlace, 'countryId' | 'stateId' | 'stateSlug'>

/** `1.11.muscat`: country, state and the state's slug. */
export function formatPlaceCookie({ countryId, stateId, stateSlug }: PlaceKey): string {
  return `${countryId}.${stateId}.${encodeURIComponent(stateSlug)}`
}

/** The cookie is the shopper's to edit: ids are only well-formed here, whether they exist the server must ask. */
export function parsePlaceCookie(value: string | undefined): PlaceKey | null {
  const parts = /^([1-9]\d{0,8})\.([1-9]\d{0,8})\.([a-z0-9-]{1,64})$/.exec(value ?? '')
  if (!parts?.[3]) return null
  return { countryId: Number(parts[1]), stateId: Number(parts[2]), stateSlug: parts[3] }
}
