import { Navigate, useLocation, useSearchParams } from 'react-router'
import { VerifyPage } from '~/features/identity/verify-page.tsx'
import { readVerifyState } from '~/features/identity/verify-state.ts'
import { useLogin } from '~/session/groups/login.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useVisitorsOnly } from '~/session/use-guard.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/verify-otp.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['verify-otp']),
  header: 'back',
  title: 'login.title',
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('login.seo.verifyTitle'),
    description: t('login.seo.verifyDescription'),
    isPrivate: true,
  }))
}

/** Only the browser knows which number a code was sent to; without one there is nothing to enter. */
export default function VerifyRoute() {
  const { lang } = useTranslation()
  const [query] = useSearchParams()
  const state = readVerifyState(useLocation().state)
  const isSignedIn = useIsSignedIn()
  const countryCode = useLogin((login) => login.country_code)
  const phoneNumber = useLogin((login) => login.phone_number)
  const hasPhone = countryCode !== '' && phoneNumber !== ''
  useVisitorsOnly(state.from)

  if (isSignedIn === null) return null
  if (!hasPhone) return <Navigate to={localePath(lang, '/login')} replace />
  return (
    <VerifyPage
      phone={{ countryCode, phoneNumber }}
      state={state}
      invitedBy={query.get('ref') ?? undefined}
      isDriver={query.get('driver') === '1'}
    />
  )
}
