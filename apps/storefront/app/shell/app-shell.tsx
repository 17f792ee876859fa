import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CartSync } from '~/features/cart/cart-sync.tsx'
import { NotificationSync } from '~/features/notifications/live/notification-sync.tsx'
import { useTranslation } from '~/session/messages.ts'
import { SessionHost } from '~/session/session-host.tsx'
import { AccountColumns } from './account-columns.tsx'
import { BackHeader } from './back-header.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CartAnnouncer } from './cart-announcer.tsx'
import { CartStepsBar } from './cart-steps-bar.tsx'
import { Header } from './header.tsx'
import { isWithoutPlace } from './is-without-place.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { NextTexts } from './next-texts.tsx'
import { OfflineNote } from './offline-note.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useFrameHandle } from './shell-handle.ts'
import { SiteFooter } from './site-footer.tsx'
import { StorePlaceGate } from './store-place-gate.tsx'
import { useShop } from './use-shop.ts'

/** Puts together around a page what its route asks for by `handle`. */
export function AppShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { shop, place } = useShop()
  const { pathname } = useLocation()
  const handle = useFrameHandle()
  const { header = 'main', title, backTo, step, hasBottomBar = true, hasFooter = true } = handle

  return (
    <div className={hasBottomBar ? 'flex min-h-dvh flex-col max-lg:pb-[50px]' : 'flex min-h-dvh flex-col'}>
      <header className="contents print:hidden">
        <Header className={header === 'main' ? undefined : 'max-lg:hidden'} />
        {header === 'back' && title && <BackHeader title={t(title)} backTo={backTo} />}
      </header>
      <OfflineNotice />
      <noscript>
        <p className="bg-amber-tint px-4 py-2 text-center text-sm text-amber-ink">{t('shell.needsScript')}</p>
      </noscript>
      {step && <CartStepsBar current={step} />}
      <main id="content" tabIndex={-1} className="flex-1 outline-none lg:pb-[50px]">
        {handle.isAccount ? <AccountColumns>{children}</AccountColumns> : children}
      </main>
      {hasFooter && <SiteFooter />}
      {hasBottomBar && <BottomBar />}
      <NavigationProgress />
      <OfflineNote />
      <RouteAnnouncer />
      <CartAnnouncer />
      {!isWithoutPlace(pathname) && <StorePlaceGate />}
      <SessionHost shop={shop} place={place} />
      <CartSync />
      <NotificationSync />
      <NextTexts />
    </div>
  )
}
