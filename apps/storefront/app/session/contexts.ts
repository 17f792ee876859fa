import type { ApiClient } from '@warsha/contract/client/api-client.ts'
import type {
  ShopSettings,
  StorefrontRequest,
  StorePlace,
} from '@warsha/contract/client/storefront-context.ts'
import { createContext } from 'react-router'

/** Filled by the server for each page request; loaders read them, components never do. */
export const apiContext = /* @__PURE__ */ createContext<ApiClient>()
export const shopContext = /* @__PURE__ */ createContext<ShopSettings>()
export const placeContext = /* @__PURE__ */ createContext<StorePlace>()
export const originContext = /* @__PURE__ */ createContext<string>()
export const incidentContext = /* @__PURE__ */ createContext<string>()
/** Takes the rendered page; the browser renders none. */
export const writePageContext = /* @__PURE__ */ createContext<StorefrontRequest['writePage']>()
