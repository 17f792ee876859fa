import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { OrdersIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { Link } from 'react-router'
import { ClosedVisitNotice } from '~/features/closures/closed-visit-notice.tsx'
import { KeptNote } from '~/features/orders/kept-note.tsx'
import { OrderDetail } from '~/features/orders/order-detail.tsx'
import { OrderPapers } from '~/features/orders/order-papers.tsx'
import { useMyOrder } from '~/features/orders/use-my-order.ts'
import { VisitPasses } from '~/features/orders/visit-passes.tsx'
import { isMovable } from '~/features/orders/why-kept.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/my-order.ts'
import { MoveVisit } from './parts/move-visit.tsx'
import { ReturnLink } from './parts/return-link.tsx'
import { useReturnable } from './parts/use-returnable.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['my-order']),
  header: 'back',
  title: 'orders.seo.orderTitle',
  backTo: '/my-orders',
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('orders.seo.orderTitle'),
    description: t('orders.seo.orderDescription'),
    isPrivate: true,
  }))
}

export default function MyOrderRoute({ params }: Route.ComponentProps) {
  return useCustomersOnly() ? <MyOrder id={params.id} /> : null
}

function MyOrder({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  const { value: order, hasFailed, reload } = useMyOrder(id)
  const returnable = useReturnable()
  if (order && order !== 'absent')
    return (
      <>
        <ClosedVisitNotice orderId={order.id} onDecided={reload} />
        <VisitPasses orderId={id} />
        <OrderDetail
          order={order}
          renderAction={(line) => (
            <>
              {returnable.asOf && isMovable(order, line, returnable.asOf) && (
                <MoveVisit orderId={order.id} line={line} onMoved={reload} />
              )}
              {returnable.ids.has(line.id) ? (
                <ReturnLink id={line.id} />
              ) : (
                returnable.asOf && <KeptNote order={order} line={line} now={returnable.asOf} />
              )}
            </>
          )}
        />
        <OrderPapers order={order} />
      </>
    )
  if (hasFailed)
    return (
      <>
        <VisitPasses orderId={id} />
        <div className="page-width grid justify-items-center gap-3 py-12 text-center">
          <p className="text-muted">{t('orders.orderFailed')}</p>
          <Button variant="secondary" onClick={reload}>
            {t('orders.retry')}
          </Button>
        </div>
      </>
    )
  if (!order)
    return (
      <div role="status" aria-label={t('orders.loading')} className="page-width grid gap-4 py-5">
        <Skeleton className="h-44" />
      </div>
    )
  return (
    <MessagePage
      icon={OrdersIcon}
      title={t('orders.notFound')}
      text={t('orders.notFoundText')}
      actions={
        <Link to={localePath(lang, '/my-orders')} className={buttonClass({ size: 'step' })}>
          {t('orders.all')}
        </Link>
      }
    />
  )
}
