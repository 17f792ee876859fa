import './app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { firstScript } from '~/session/first-script.ts'
import { followSystemTheme } from '~/session/preferences.ts'
import { queryClient } from '~/session/query-client.ts'
import type { Route } from './+types/root.ts'
import icon from './icon.svg?url'

/** Language and direction stand on the root before anything is painted: the first script and the switch set them. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no" />
        <title>Warsha</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build moves it into a file of its own */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  // From now on the page responds; browser tests wait for this.
  useEffect(() => {
    followSystemTheme()
    document.documentElement.dataset.hydrated = 'true'
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

/** The frame without words, until the first screen is there. */
export function HydrateFallback() {
  return (
    <div aria-hidden="true" className="grid min-h-dvh lg:grid-cols-[14.5rem_1fr]">
      <div className="hidden border-e border-line bg-surface p-4 lg:block">
        <Skeleton className="h-6 w-28" />
        <div className="mt-8 grid gap-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-5 w-32" />
        </div>
      </div>
      <div className="p-6">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="mt-6 h-64 w-full" />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="mx-auto max-w-xl px-4 py-16">
      <FailureNotice error={error} onAgain={() => location.reload()} />
    </main>
  )
}
