import { Outlet, redirect, useNavigation } from 'react-router'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { findOperator } from '~/session/operator.ts'
import { ConsoleFrame } from '~/shell/console-frame.tsx'
import type { Route } from './+types/frame.ts'

/** Nothing of the console is shown to somebody who is not signed in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (await findOperator()) return null
  const { pathname, search } = new URL(request.url)
  const wanted = `${pathname}${search}`.replace(/^\/console(?=\/|\?|$)/, '') || '/'
  throw redirect(wanted === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(wanted)}`)
}

/** Who is signed in does not change with the screen. */
export const shouldRevalidate = () => false

export default function FrameRoute() {
  const isLoading = useNavigation().state === 'loading'
  return (
    <ConsoleFrame isLoading={isLoading}>
      <Outlet />
    </ConsoleFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="mx-auto max-w-xl px-4 py-16">
      <FailureNotice error={error} onAgain={() => location.reload()} />
    </main>
  )
}
