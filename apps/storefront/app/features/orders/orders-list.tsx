import { Button } from '@warsha/ui/button.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { KeptPassList } from './kept-pass-list.tsx'
import { OrderCard } from './order-card.tsx'
import { useMyOrders } from './use-my-orders.ts'

/** The customer's orders, below what can be done with them; `empty` is shown when there are none. */
export function OrdersList({ empty, actions }: { empty: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation()
  const { page, hasMore, isLoading, hasFailed, loadMore } = useMyOrders()
  const orders = page?.items ?? []
  if (orders.length === 0 && hasFailed)
    return (
      <div className="page-width grid justify-items-center gap-3 py-12 text-center">
        <p className="text-muted">{t('orders.failed')}</p>
        <Button variant="secondary" onClick={loadMore}>
          {t('orders.retry')}
        </Button>
        <KeptPassList />
      </div>
    )
  if (orders.length === 0 && isLoading)
    return (
      <div
        role="status"
        aria-label={t('orders.loading')}
        className="page-width mx-auto grid max-w-3xl gap-4 py-5"
      >
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    )
  if (orders.length === 0) return empty
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="mx-auto grid max-w-3xl items-start gap-4 xl:max-w-none xl:grid-cols-2">
        {actions && <div className="grid xl:col-span-full">{actions}</div>}
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
        {hasMore && (
          <Button
            variant="secondary"
            isPending={isLoading}
            onClick={loadMore}
            className="justify-self-center xl:col-span-full"
          >
            {t(hasFailed ? 'orders.retry' : 'orders.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
