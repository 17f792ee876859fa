import { referralRewardBaisa } from '@warsha/contract/constants.ts'
import { useSearchParams } from 'react-router'
import { loadDialCountries } from '~/features/identity/load-dial-countries.ts'
import { LoginPage } from '~/features/identity/login-page.tsx'
import { rewardText } from '~/features/referral/reward-text.ts'
import { browserPage, serverPage } from '~/session/load-page.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { useVisitorsOnly } from '~/session/use-guard.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/referred-login.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['referred-login']),
  header: 'back',
  title: 'login.title',
  backTo: '/',
  hasFooter: false,
} satisfies ShellHandle

export const loader = (args: Route.LoaderArgs) => loadDialCountries(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadDialCountries(browserPage(args)).catch(pageTrouble(args)).catch(pageFailure)

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('login.seo.invitedTitle'),
    description: t('login.seo.invitedDescription'),
    isPrivate: true,
  }))
}

/** The inviter's code travels with the request for a code; one that nobody has is ignored by the shop. */
export default function ReferredLoginRoute({ loaderData }: Route.ComponentProps) {
  const { t, lang } = useTranslation()
  const [query] = useSearchParams()
  useVisitorsOnly()

  return (
    <LoginPage
      countries={loaderData}
      request={{ from: '/', ref: query.get('ref') ?? undefined }}
      heading={t('login.invitedHeading')}
      text={t('login.invitedText', { amount: rewardText(referralRewardBaisa, lang) })}
    />
  )
}
