import { useQuery } from '@tanstack/react-query'
import type { RestBoardVisit } from '@warsha/contract/console/booking/board.rest.ts'
import { readConsoleOrderCall } from '@warsha/contract/console/orders/console-order.calls.ts'
import { Link } from 'react-router'
import { Moment } from '~/components/format/moment.tsx'
import { Fact } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'

/** A visit for those who do the work; the customer and the order are for those who may read orders. */
export function VisitDetails({ visit }: { visit: RestBoardVisit }) {
  const { t, lang } = useTranslation()
  const mayRead = mayCall(useOperator(), readConsoleOrderCall.access)
  const { data } = useQuery({
    queryKey: ['order', visit.order_id],
    queryFn: ({ signal }) => ask(readConsoleOrderCall, { params: { id: visit.order_id }, signal }),
    enabled: mayRead,
  })
  const customer = data?.data.customer
  return (
    <dl>
      <Fact name={t('console-board.order')}>
        <bdi dir="ltr" className="font-semibold">
          #{visit.order_number}
        </bdi>
        {mayRead && (
          <Link to={`/orders/${encodeURIComponent(visit.order_id)}`} className="link ms-3">
            {t('console-board.openOrder')}
          </Link>
        )}
      </Fact>
      <Fact name={t('console-board.car')}>
        <bdi>{visit.car ?? t('console-board.noCar')}</bdi>
      </Fact>
      <Fact name={t('console-board.work')}>
        <ul>
          {visit.work.map(({ product, quantity }) => (
            <li key={product.en}>
              {product[lang]} {quantity > 1 && <bdi className="text-muted">× {quantity}</bdi>}
            </li>
          ))}
        </ul>
      </Fact>
      {customer && (
        <Fact name={t('console-board.customer')}>
          <bdi>{customer.name}</bdi>
        </Fact>
      )}
      {customer && (
        <Fact name={t('console-board.phone')}>
          <bdi dir="ltr">{customer.phone ?? customer.masked_phone}</bdi>
        </Fact>
      )}
      {visit.arrived_at && (
        <Fact name={t('console-board.arrivedAt')}>
          <Moment at={visit.arrived_at} />
        </Fact>
      )}
    </dl>
  )
}
