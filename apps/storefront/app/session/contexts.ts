import type { ApiClient } from '@warsha/contract/client/api-client.ts'
import type { ShopSettings, StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { createContext } from 'react-router'

/** Filled by the server for each page request; loaders read them, components never do. */
export const apiContext = createContext<ApiClient>()
export const shopContext = createContext<ShopSettings>()
export const placeContext = createContext<StorePlace>()
export const originContext = createContext<string>()
export const incidentContext = createContext<string>()
/** The policy's nonce of this response; empty in the browser. */
export const nonceContext = createContext<string>('')
