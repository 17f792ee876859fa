import { unreadSkeletons } from '@warsha/contract/constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { BellIcon } from '@warsha/ui/icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useEffect } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { useNotifications } from '../use-notifications.ts'
import { NotificationRow } from './notification-row.tsx'
import { listOfTab, type NotificationTab } from './notification-tabs.ts'

export type NotificationPanelProps = {
  tab: NotificationTab
  openedId: string | null
  list: ReturnType<typeof useNotifications>
}

/** Content of a tab: its notifications, that they are loading, or that there are none. */
export function NotificationPanel({ tab, openedId, list }: NotificationPanelProps) {
  const { t } = useTranslation()
  const { notifications, hasMore, isLoading, hasFailed, loadMore, reload } = list
  const shown = notifications && listOfTab(notifications, tab, openedId)
  const isNoneYet = shown?.length === 0 && hasMore

  // Older ones may belong to this tab: it is empty only when there are no more of them.
  useEffect(() => {
    if (isNoneYet && !isLoading && !hasFailed) loadMore()
  }, [isNoneYet, isLoading, hasFailed, loadMore])

  if (hasFailed && (!shown || isNoneYet)) return <LoadFailed onRetry={reload} />
  if (!shown || isNoneYet) return <NotificationSkeletons />
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={BellIcon}
        title={t(`notifications.empty.${tab}`)}
        text={t(`notifications.emptyHint.${tab}`)}
      />
    )
  }
  return (
    <>
      <ul
        aria-label={t('notifications.list')}
        className={classNames(cardClass, 'divide-y divide-line overflow-hidden')}
      >
        {shown.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} tab={tab} />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-5 flex justify-center">
          <Button variant="secondary" isPending={isLoading} onClick={loadMore} className="min-w-52">
            {t(hasFailed ? 'shell.retry' : 'notifications.more')}
          </Button>
        </div>
      )}
    </>
  )
}

export function NotificationSkeletons() {
  const { t } = useTranslation()
  return (
    <div role="status" className={classNames(cardClass, 'divide-y divide-line')}>
      <span className="sr-only">{t('shell.loading')}</span>
      {Array.from({ length: unreadSkeletons }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={row} data-skeleton className="flex gap-3 p-4">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="flex-1 py-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2.5 h-3.5 w-full" />
            <Skeleton className="mt-2.5 h-3 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-12 text-center">
      <p className="text-muted">{t('notifications.failed')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </div>
  )
}
