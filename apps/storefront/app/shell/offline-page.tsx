import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { noteConnection } from '~/session/connection.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { offlinePageId, opensOffline } from '~/session/offline-page.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'
import { CallLine } from './call-line.tsx'
import { MessagePage } from './message-page.tsx'
import { OfflineIcon } from './offline-icon.tsx'
import { useReturnWhenReady } from './use-return-when-ready.ts'

/** Stands for a page that could not be fetched. Cart and orders are opened in its place; others when the shop answers. */
export function OfflinePage({ returnTo }: { returnTo: string }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const isCustomer = useIsSignedIn()
  const { isChecking, checkNow } = useReturnWhenReady(returnTo, { hasNewDocument: true })

  useEffect(() => {
    if (isCustomer !== null && opensOffline(returnTo, isCustomer)) navigate(returnTo, { replace: true })
  }, [returnTo, isCustomer, navigate])

  useEffect(() => {
    // This page is there because the shop did not answer, whatever the browser says.
    noteConnection(false)
    addEventListener('online', checkNow)
    return () => removeEventListener('online', checkNow)
  }, [checkNow])

  return (
    <div id={offlinePageId} className="offline-page">
      <MessagePage
        icon={OfflineIcon}
        help={<CallLine />}
        tone="attention"
        title={t('errors.offlinePage.title')}
        text={t('errors.offlinePage.text')}
        actions={
          <>
            <Link to={localePath(lang, '/cart')} className={buttonClass({ size: 'step' })}>
              {t('errors.offlinePage.cart')}
            </Link>
            {isCustomer && (
              <Link
                to={localePath(lang, '/my-orders')}
                className={buttonClass({ size: 'step', variant: 'secondary' })}
              >
                {t('errors.offlinePage.orders')}
              </Link>
            )}
            <Button size="step" variant="secondary" isPending={isChecking} onClick={checkNow}>
              {t('shell.retry')}
            </Button>
          </>
        }
      />
    </div>
  )
}
