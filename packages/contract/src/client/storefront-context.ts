import type { Transport } from './transport.ts'

/** What the server knows about a page request and hands to the storefront's renderer. */
export type StorefrontRequest = {
  transport: Transport
  locale: 'en' | 'ar'
  origin: string
  nonce: string
  shop: ShopSettings
  place: StorePlace
  /** Tells the log's line of this request to a shopper who meets an error page. */
  incidentId: string
}

/** Configuration that the pages show; the same for everybody on this host. */
export type ShopSettings = {
  channel: string
  brandName: { en: string; ar: string }
  supportPhone: string
  supportEmail: string
  whatsappNumber: string
  sisterStoreUrl: string | null
  minAppVersion: string | null
  version: string
  isDemo: boolean
}

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
