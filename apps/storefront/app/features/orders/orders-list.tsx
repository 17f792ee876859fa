import { Button } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
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
  if (orders.length === 0 && isLoading) return <OrdersSkeleton />
  if (orders.length === 0) return empty
  return (
    <div className="page-width py-5 lg:py-8">
      <div className={columnsClass}>
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

/** Also before it is known whose orders they are. */
export function OrdersSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('orders.loading')} className="page-width py-5 lg:py-8">
      <div className={columnsClass}>
        <Skeleton className="h-(--button-height) w-60 xl:col-span-full" />
        <OrderRoom />
        <OrderRoom />
      </div>
    </div>
  )
}

function OrderRoom() {
  return (
    <div className={classNames(cardClass, 'p-4')}>
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-2">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-4 w-24" />
        </div>
        <Skeleton className="h-6 w-28" />
      </div>
      <div className="mt-4 flex gap-3">
        <Skeleton className="size-14 shrink-0" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <div className="mt-3 grid justify-items-end border-t border-line pt-3">
        <Skeleton className="h-6 w-24" />
      </div>
    </div>
  )
}

const columnsClass = 'mx-auto grid max-w-3xl gap-4 xl:max-w-none xl:grid-cols-2'
