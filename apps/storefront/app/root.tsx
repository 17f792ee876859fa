import './app.css'
import { messageFiles } from 'virtual:message-files'
import arabicFont from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url'
import arabicLatinFont from '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2?url'
import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { brandColour } from '@warsha/contract/constants.ts'
import { fallbackLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import { directionOf } from '@warsha/i18n/locales.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { preloadModule } from 'react-dom'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { PageDomain } from '~/session/common-domains.ts'
import { replayEarlyInput } from '~/session/early-input.ts'
import { languageOf } from '~/session/locale-path.ts'
import { MessagesProvider, useTranslation } from '~/session/messages.ts'
import { leaveServerPage } from '~/session/server-page.ts'
import { ToastMount } from '~/session/session-host.tsx'
import { ErrorPage } from '~/shell/error-page.tsx'
import { useFrameHandle } from '~/shell/shell-handle.ts'
import { SkipLink } from '~/shell/skip-link.tsx'
import type { Route } from './+types/root.ts'
import icon from './icon.svg?url'

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation()
  const lang = languageOf(pathname) ?? fallbackLocale
  const { themeColor = brandColour, texts = [] } = useFrameHandle()
  preloadTexts(lang, texts)

  // From now on the page responds to clicks; browser tests wait for this.
  useEffect(() => {
    replayEarlyInput()
    document.documentElement.dataset.hydrated = 'true'
  }, [])

  const firstKey = useRef(key)
  useEffect(() => {
    // The router has the next address before React has drawn its page; browser tests wait for both.
    document.documentElement.dataset.page = key
    if (key !== firstKey.current) leaveServerPage()
  }, [key])

  return (
    <MessagesProvider lang={lang}>
      <html lang={lang} dir={directionOf(lang)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content={themeColor} />
          <link rel="icon" type="image/svg+xml" href={icon} />
          <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
          <link rel="manifest" href={`/app-${lang}.webmanifest`} />
          <meta name="format-detection" content="telephone=no" />
          {fontsOf[lang].map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
          ))}
          <Meta />
          <Links />
        </head>
        <body>
          <SkipLink />
          {children}
          <ScrollRestoration />
          <Scripts />
        </body>
      </html>
    </MessagesProvider>
  )
}

/** Arabic pages have Latin letters and digits as well: a second font that comes later would lay out the whole page anew. */
const fontsOf: Record<Locale, readonly string[]> = {
  ar: [arabicFont, arabicLatinFont],
  en: [latinFont],
}

function preloadTexts(lang: Locale, domains: readonly PageDomain[]): void {
  for (const domain of ['common', ...domains]) {
    const file = messageFiles[lang]?.[domain]
    if (file) preloadModule(file, { as: 'script' })
  }
}

export default function App() {
  return <Outlet />
}

/** For what fails before or outside a language; pages inside one are shown within the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <title>{useTranslation().t('errors.page.title')}</title>
      <ErrorPage error={error} />
      <ToastMount />
    </main>
  )
}
