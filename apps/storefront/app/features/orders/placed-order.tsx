import { buttonClass } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { Link } from 'react-router'
import { BringNote } from '~/purchase/bring-note.tsx'
import { VisitFacts } from '~/purchase/visit-facts.tsx'
import { VisitLinks } from '~/purchase/visit-links.tsx'
import { visitsOf } from '~/purchase/visits.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { goodsOf } from './goods-of.ts'
import type { ListedOrder } from './order-calls.ts'

/** The order that a payment has made; null until it is read, and where it cannot be. */
type Placed = { order: ListedOrder | null }

/** The appointments of an order that was placed a moment ago: when, where, the way there and what to bring. */
export function PlacedVisits({ order, isAwaited }: Placed & { isAwaited: boolean }) {
  if (!order) return isAwaited && <VisitSkeleton />
  return (
    <ul className="grid w-full gap-3 text-start text-wrap empty:hidden">
      {visitsOf(goodsOf(order.lines)).map((visit) => (
        <li key={visit.lines[0]?.id}>
          <Card className="grid gap-4">
            <VisitFacts visit={visit} />
            <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap [&>:last-child:nth-child(odd)]:col-span-2">
              <VisitLinks visit={visit} order={order} isAhead />
            </div>
            <BringNote kind={visit.kind} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** The room of one appointment, so that what follows stays where it is. */
function VisitSkeleton() {
  return (
    <Card aria-busy="true" className="grid w-full gap-4">
      <span className="grid gap-2.5 py-1">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
      </span>
      <Skeleton className="h-24 w-full sm:h-11" />
      <Skeleton className="h-20 w-full sm:h-16" />
    </Card>
  )
}

/** To the order itself, or to all orders where it cannot be read. */
export function PlacedOrderLink({ order }: Placed) {
  const { t, lang } = useTranslation()
  return (
    <Link
      to={localePath(lang, order ? `/my-order/${order.id}` : '/my-orders')}
      className={buttonClass({ size: 'step' })}
    >
      {t(order ? 'orders.view' : 'orders.toAll')}
    </Link>
  )
}
