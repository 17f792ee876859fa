import { useLocation, useSearchParams } from 'react-router'
import { loadDialCountries } from '~/features/identity/load-dial-countries.ts'
import { LoginPage } from '~/features/identity/login-page.tsx'
import { readVerifyState } from '~/features/identity/verify-state.ts'
import { browserPage, serverPage } from '~/session/load-page.ts'
import { withoutLanguage } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { useVisitorsOnly } from '~/session/use-guard.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/login.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.login),
  header: 'back',
  title: 'login.title',
  hasFooter: false,
} satisfies ShellHandle

export const loader = (args: Route.LoaderArgs) => loadDialCountries(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadDialCountries(browserPage(args)).catch(pageTrouble(args)).catch(pageFailure)

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('login.seo.title'),
    description: t('login.seo.description'),
    isPrivate: true,
  }))
}

/** Who comes from there has a cart, and perhaps an hour, and wants to know that both are kept. */
const purchase = /^\/(?:booking|payment)\b/

export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { shop } = useShop()
  const [query] = useSearchParams()
  const { from } = readVerifyState(useLocation().state)
  const isDriver = query.get('driver') === '1'
  useVisitorsOnly(from)

  return (
    <LoginPage
      countries={loaderData}
      request={{ from, isDriver }}
      heading={t(isDriver ? 'login.driverHeading' : 'login.heading')}
      text={t(
        isDriver
          ? 'login.driverText'
          : purchase.test(withoutLanguage(from))
            ? 'login.textKeepingCart'
            : 'login.text',
      )}
      sisterStoreUrl={shop.sisterStoreUrl}
    />
  )
}
