import { readMetadata } from '@warsha/contract/cart/cart-line.ts'
import { Card } from '@warsha/ui/card.tsx'
import type { ReactNode } from 'react'
import type { Visit } from '~/purchase/visits.ts'
import { visitsOf } from '~/purchase/visits.ts'
import { useTranslation } from '~/session/messages.ts'
import { goodsOf } from './goods-of.ts'
import { OrderAddresses } from './order-addresses.tsx'
import type { ShownLine, ShownOrder } from './order-calls.ts'
import { OrderColumns } from './order-columns.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderVisit } from './order-visit.tsx'
import { StatusBadges } from './status-badges.tsx'
import { useVisitPasses } from './use-visit-passes.ts'
import { PassList } from './visit-passes.tsx'

export type OrderDetailProps = {
  order: ShownOrder
  now: Date
  /** Above everything: what needs the customer's attention. */
  notice?: ReactNode
  /** Below the sums: what can be done with the order as a whole. */
  actions?: ReactNode
  renderVisit?: (visit: Visit<ShownLine>) => { actions: ReactNode; note: ReactNode }
  renderAction?: (line: ShownLine, visit?: Visit<ShownLine>) => ReactNode
}

/** An order: its appointments and goods, and beside them what it came to and its papers. */
export function OrderDetail(props: OrderDetailProps) {
  const { order, now, notice, actions, renderVisit, renderAction } = props
  const { t } = useTranslation()
  const { passes, isKept } = useVisitPasses(order.id)
  const goods = goodsOf(order.lines)
  const visits = visitsOf(goods)
  const others = goods.filter(({ metadata }) => !readMetadata(metadata, 'delivery_date'))
  const passOf = ({ lines }: Visit<ShownLine>) =>
    passes.find(({ line_id }) => lines.some(({ id }) => id === line_id))
  const shown = new Set(visits.map(passOf))
  return (
    <OrderColumns
      main={
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-lg font-bold">{t('orders.number', { number: order.number })}</p>
            <StatusBadges order={order} />
          </div>
          {notice}
          <PassList passes={passes.filter((pass) => !shown.has(pass))} isKept={isKept} />
          {visits.map((visit) => (
            <OrderVisit
              key={visit.lines[0]?.id}
              order={order}
              visit={visit}
              pass={passOf(visit)}
              isPassKept={isKept}
              now={now}
              {...renderVisit?.(visit)}
              renderAction={(line) => renderAction?.(line, visit)}
            />
          ))}
          {others.length > 0 && (
            <Card>
              <ul className="grid gap-4 [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-4">
                {others.map((line) => (
                  <li key={line.id}>
                    <OrderItem line={line} heading="h2" action={renderAction?.(line)} />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <OrderAddresses order={order} />
        </>
      }
      aside={
        <>
          <OrderSummary order={order} />
          <OrderPapers order={order} actions={actions} />
        </>
      }
    />
  )
}
