import { useLocation, useSearchParams } from 'react-router'
import { ConfirmStep } from '~/features/identity/confirm-step.tsx'
import {
  ForgottenStep,
  NewPasswordStep,
  PasswordSignInStep,
  RegisterStep,
} from '~/features/identity/register-steps.tsx'
import { readVerifyState } from '~/features/identity/verify-state.ts'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useVisitorsOnly } from '~/session/use-guard.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/register.ts'

const titles = {
  'sign-in': 'register.signIn.page',
  forgotten: 'register.password',
  password: 'register.password',
} as const

function titleOf(query: URLSearchParams) {
  return titles[query.get('step') as keyof typeof titles] ?? 'register.title'
}

export const handle = {
  texts: await loadTexts(...routeTexts.register),
  header: 'back',
  title: (_params, query) => titleOf(query),
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t(titleOf(new URLSearchParams(args.location.search))),
    description: t('register.seo.description'),
    isPrivate: true,
  }))
}

export default function RegisterRoute() {
  const [query] = useSearchParams()
  const { from } = readVerifyState(useLocation().state)
  const link = { email: query.get('email') ?? '', token: query.get('token') ?? '' }
  const isSignedIn = useIsSignedIn()
  useVisitorsOnly(from)

  switch (query.get('step')) {
    case 'sign-in':
      return <PasswordSignInStep from={from} />
    case 'forgotten':
      return <ForgottenStep from={from} />
    // The secret of a mailed link never reaches the server's page.
    case 'password':
      return isSignedIn === null ? null : <NewPasswordStep {...link} />
    case 'confirm':
      return isSignedIn === null ? null : <ConfirmStep {...link} />
    default:
      return <RegisterStep from={from} />
  }
}
