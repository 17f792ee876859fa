import type { ApiClient } from '@warsha/contract/client/api-client.ts'
import type { ShopSettings, StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { fallbackLocale, isLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import type { RouterContextProvider } from 'react-router'
import { browserApi } from './browser-api.ts'
import { apiContext, originContext, placeContext, shopContext } from './contexts.ts'
import { noteDestination } from './destination.ts'
import { currentPlace, currentShop } from './place.ts'

export { browserApi }

/**
 * Sources of a page's data. One function loads a page on the server (first visit) and in the browser (later ones);
 * the router's plugin wants the two exports by name, so each is one line:
 *
 *     async function load({ api, lang, place }: PageSource, id: string) { … }
 *     export const loader = (args: Route.LoaderArgs) => load(serverPage(args), args.params.id)
 *     export const clientLoader = (args: Route.ClientLoaderArgs) => load(browserPage(args), args.params.id)
 *
 * With both exports the browser never asks the server to run `loader` for it: it calls the API itself.
 */
export type PageSource = {
  api: ApiClient
  lang: Locale
  place: StorePlace
  shop: ShopSettings
  /** The shop's own, without a slash at the end. */
  origin: string
  url: URL
  /** Aborted when the shopper has gone elsewhere meanwhile. */
  signal: AbortSignal
}

export function serverPage({ context, params, request }: ServerArgs): PageSource {
  return {
    api: serverApi(context),
    lang: langOf(params),
    place: context.get(placeContext),
    shop: context.get(shopContext),
    origin: context.get(originContext),
    url: new URL(request.url),
    signal: request.signal,
  }
}

export function browserPage({ params, request }: BrowserArgs): PageSource {
  const url = new URL(request.url)
  noteDestination(url, request.signal)
  return {
    api: browserApi(),
    lang: langOf(params),
    place: currentPlace(),
    // Not known to a loader that runs while the page is being taken over; most loaders do not ask.
    get shop() {
      return currentShop()
    },
    origin: location.origin,
    url,
    signal: request.signal,
  }
}

export function serverApi(context: Readonly<RouterContextProvider>): ApiClient {
  return context.get(apiContext)
}

type BrowserArgs = { params: { lang?: string }; request: Request }

type ServerArgs = BrowserArgs & { context: Readonly<RouterContextProvider> }

function langOf({ lang }: { lang?: string }): Locale {
  return isLocale(lang) ? lang : fallbackLocale
}
