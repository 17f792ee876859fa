import { Card } from '@warsha/ui/card.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { goodsOf } from './goods-of.ts'
import type { ShownLine, ShownOrder } from './order-calls.ts'
import { OrderItem } from './order-item.tsx'
import { OrderSummary } from './order-summary.tsx'
import { StatusBadges } from './status-badges.tsx'

export type OrderDetailProps = { order: ShownOrder; renderAction?: (line: ShownLine) => ReactNode }

export function OrderDetail({ order, renderAction }: OrderDetailProps) {
  const { t } = useTranslation()
  const { billingAddress } = order
  return (
    <div className="page-width grid items-start gap-4 py-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:py-8">
      <div className="grid gap-4">
        <StatusBadges order={order} />
        {goodsOf(order.lines).map((line) => (
          <OrderItem key={line.id} line={line} action={renderAction?.(line)} />
        ))}
        {billingAddress && (
          <Card>
            <h2 className="font-semibold leading-heading">{t('orders.billingAddress')}</h2>
            <p className="mt-1 text-sm text-muted">
              <bdi>{billingAddress.streetAddress1}</bdi> · <bdi>{billingAddress.city}</bdi> ·{' '}
              <bdi>{billingAddress.country.country}</bdi>
            </p>
          </Card>
        )}
      </div>
      <OrderSummary order={order} />
    </div>
  )
}
