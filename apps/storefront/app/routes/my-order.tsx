import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { Link } from 'react-router'
import { ClosedVisitNotice } from '~/features/closures/closed-visit-notice.tsx'
import { KeptNote } from '~/features/orders/kept-note.tsx'
import type { ShownLine, ShownOrder } from '~/features/orders/order-calls.ts'
import { OrderDetail } from '~/features/orders/order-detail.tsx'
import { OrderSkeleton } from '~/features/orders/order-skeleton.tsx'
import { RemoveDraft } from '~/features/orders/remove-draft.tsx'
import { useMyOrder } from '~/features/orders/use-my-order.ts'
import { VisitPasses } from '~/features/orders/visit-passes.tsx'
import { isMovable } from '~/features/orders/why-kept.ts'
import type { Visit } from '~/purchase/visits.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/my-order.ts'
import { BuyAgain } from './parts/buy-again.tsx'
import { MoveVisit } from './parts/move-visit.tsx'
import { ReturnLink } from './parts/return-link.tsx'
import { type Returnable, useReturnable } from './parts/use-returnable.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['my-order']),
  header: 'back',
  title: 'orders.seo.orderTitle',
  backTo: '/my-orders',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('orders.seo.orderTitle'),
    description: t('orders.seo.orderDescription'),
    isPrivate: true,
  }))
}

export default function MyOrderRoute({ params }: Route.ComponentProps) {
  return useCustomersOnly() ? <MyOrder id={params.id} /> : <OrderSkeleton />
}

function MyOrder({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  const { value: order, hasFailed, reload } = useMyOrder(id)
  const returnable = useReturnable()
  if (order && order !== 'absent')
    return (
      <OrderDetail
        order={order}
        now={returnable.asOf ?? new Date()}
        actions={
          <>
            <BuyAgain order={order} />
            <RemoveDraft order={order} onRemoved={reload} />
          </>
        }
        notice={<ClosedVisitNotice orderId={order.id} onDecided={reload} />}
        renderVisit={(visit) => ({
          actions: <VisitActions order={order} visit={visit} returnable={returnable} onMoved={reload} />,
          note: <WhyKeptNote order={order} lines={visit.lines} returnable={returnable} />,
        })}
        renderAction={(line, visit) => {
          if (!visit) return <LineAction order={order} line={line} returnable={returnable} />
          // The only line of an appointment is cancelled beside it.
          if (visit.lines.length === 1 || !returnable.ids.has(line.id)) return null
          return <ReturnLink id={line.id} isAppointment={isAwaited(line)} />
        }}
      />
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
  if (!order) return <OrderSkeleton />
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

type ActionProps = { order: ShownOrder; returnable: Returnable }

function VisitActions(props: ActionProps & { visit: Visit<ShownLine>; onMoved: () => void }) {
  const { order, visit, returnable, onMoved } = props
  const { asOf, ids } = returnable
  const movable = asOf && visit.lines.find((line) => isMovable(order, line, asOf))
  const [only, second] = visit.lines
  return (
    <>
      {movable && <MoveVisit orderId={order.id} line={movable} onMoved={onMoved} />}
      {only && !second && ids.has(only.id) && <ReturnLink id={only.id} isAppointment={isAwaited(only)} />}
    </>
  )
}

/** Said once for an appointment whose lines all stay. */
function WhyKeptNote({ order, lines, returnable }: ActionProps & { lines: readonly ShownLine[] }) {
  const [first] = lines
  if (!first || !returnable.asOf || lines.some(({ id }) => returnable.ids.has(id))) return null
  return <KeptNote order={order} line={first} now={returnable.asOf} />
}

function LineAction({ order, line, returnable }: ActionProps & { line: ShownLine }) {
  if (returnable.ids.has(line.id)) return <ReturnLink id={line.id} isAppointment={isAwaited(line)} />
  return returnable.asOf && <KeptNote order={order} line={line} now={returnable.asOf} />
}

/** An appointment of which nothing is done yet: it is cancelled rather than returned. */
function isAwaited({ metadata }: ShownLine): boolean {
  return Boolean(readMetadata(metadata, 'delivery_date')) && !Number(readMetadata(metadata, 'used') ?? 0)
}
