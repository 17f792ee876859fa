import { NoAnswerError } from '@warsha/contract/client/transport.ts'
import { fallbackLocale, isLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import { Outlet, redirect, replace, type ShouldRevalidateFunction } from 'react-router'
import { loadPlaceNames } from '~/features/locations/place-names.ts'
import { originContext, placeContext, shopContext } from '~/session/contexts.ts'
import { currentLang, languageOfTab } from '~/session/language.ts'
import { swapLanguage } from '~/session/locale-path.ts'
import { loadMessages } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { currentPlace, currentShop } from '~/session/place.ts'
import { isStayingHere } from '~/session/stay-here.ts'
import { AppShell } from '~/shell/app-shell.tsx'
import { ErrorPage } from '~/shell/error-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShopData } from '~/shell/use-shop.ts'
import type { Route } from './+types/language.ts'

export function loader({ context, params, request }: Route.LoaderArgs): ShopData {
  if (!isLocale(params.lang)) throw redirect(withDefaultLanguage(request.url))
  return {
    shop: context.get(shopContext),
    place: context.get(placeContext),
    origin: context.get(originContext),
  }
}

/** Runs for another language and after another place was chosen; the settings are the same for all of them. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<ShopData> {
  if (!isLocale(params.lang)) throw redirect(withDefaultLanguage(request.url))
  const shown = languageOfTab(params.lang)
  if (shown) throw replace(inLanguage(request.url, shown))
  const messages = loadMessages(params.lang).catch(() => {
    throw new NoAnswerError('offline')
  })
  const [place] = await Promise.all([placeIn(params.lang), messages]).catch(pageTrouble({ request }))
  return { shop: currentShop(), place, origin: location.origin }
}

export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}) => !isStayingHere() && (currentParams.lang !== nextParams.lang || currentUrl.href === nextUrl.href)

/** For pages that have no head of their own, and for those that failed. */
export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t, brand }) => ({
    title: brand,
    description: t('shell.tagline'),
    isWholeTitle: true,
    isPrivate: true,
  }))
}

async function placeIn(lang: Locale) {
  const place = currentPlace()
  return lang === currentLang() ? place : loadPlaceNames(place, lang)
}

/** The server redirects before it comes to this; a link inside the shop could still be wrong. */
function withDefaultLanguage(address: string): string {
  return inLanguage(address, fallbackLocale)
}

function inLanguage(address: string, lang: Locale): string {
  const { pathname, search } = new URL(address)
  return swapLanguage(pathname + search, lang)
}

export default function LanguageRoute() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  )
}

/** A page that failed is shown within the frame, so that the shopper can go elsewhere. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error
  return (
    <AppShell>
      <ErrorPage error={error} />
    </AppShell>
  )
}
