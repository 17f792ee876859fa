import { buttonClass } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Tabs } from '@warsha/ui/tabs.tsx'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { NotificationDrawer } from './drawer/notification-drawer.tsx'
import { NotificationPanel } from './list/notification-panel.tsx'
import { type NotificationTab, notificationTabs, readTab, screenQuery } from './list/notification-tabs.ts'
import { PushPanel } from './push/push-panel.tsx'
import { useNotifications } from './use-notifications.ts'

/** The list in three tabs, and the notification that the address names. */
export function NotificationsPage() {
  const { t, lang } = useTranslation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isSignedIn = useIsSignedIn()
  const list = useNotifications()
  const tab = readTab(query)
  const openedId = query.get('id')
  const page = useFocusAfter(openedId)

  const addressOf = (next: NotificationTab) => localePath(lang, `/notifications${screenQuery(next)}`)

  function close() {
    // Opened from the list, it is one step in the history; so the step back does not open it again.
    if (isFromList(state)) navigate(-1)
    else navigate(addressOf(tab), { replace: true, preventScrollReset: true })
  }

  return (
    <div ref={page} className="page-width py-5 lg:py-8">
      <div className="mx-auto grid max-w-3xl gap-4 xl:max-w-none">
        {isSignedIn === true && <PushPanel />}
        {isSignedIn === false && <VisitorHint />}
        <Tabs
          label={t('notifications.tabs.label')}
          tabs={notificationTabs.map((id) => ({ id, label: t(`notifications.tabs.${id}`) }))}
          selected={tab}
          onSelect={(next) => navigate(addressOf(next), { replace: true, preventScrollReset: true })}
        >
          <div aria-busy={list.isLoading} className="pt-4">
            <NotificationPanel tab={tab} openedId={openedId} list={list} />
          </div>
        </Tabs>
      </div>
      <NotificationDrawer id={openedId} onClose={close} />
    </div>
  )
}

/**
 * A notification that was opened among the unread is not among them any more when it is closed, and with its line the
 * focus would be lost: it goes to the tab.
 */
function useFocusAfter(openedId: string | null) {
  const page = useRef<HTMLDivElement>(null)
  const lastId = useRef(openedId)
  useEffect(() => {
    const isClosed = lastId.current !== null && openedId === null
    lastId.current = openedId
    if (!isClosed || !isFocusLost(document.activeElement)) return
    page.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [openedId])
  return page
}

/** It stays in a closed dialog for a moment when there is nothing to return to. */
function isFocusLost(active: Element | null): boolean {
  return active === null || active === document.body || active.closest('dialog:not([open])') !== null
}

function isFromList(state: unknown): boolean {
  return Boolean((state as { isFromList?: boolean } | null)?.isFromList)
}

function VisitorHint() {
  const { t, lang } = useTranslation()
  return (
    <div className={classNames(cardClass, 'flex flex-wrap items-center justify-between gap-3 p-4')}>
      <p className="min-w-48 flex-1 text-sm">{t('notifications.visitor')}</p>
      <Link
        to={localePath(lang, '/login')}
        state={{ from: localePath(lang, '/notifications') }}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {t('shell.menu.signIn')}
      </Link>
    </div>
  )
}
