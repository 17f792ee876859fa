import { useQuery } from '@tanstack/react-query'
import { readConsoleOrderCall } from '@warsha/contract/console/orders/console-order.calls.ts'
import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { OrderCustomer } from './order-customer.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderTimeline } from './order-timeline.tsx'

export const handle = { texts: await loadTexts('console-orders') }

export default function OrderScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => ask(readConsoleOrderCall, { params: { id }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const order = data.data
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-orders.order', { number: String(order.number) })}</PageTitle>
      <OrderHead order={order} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <OrderLines order={order} />
          <OrderMoney order={order} />
          <OrderTimeline order={order} />
        </div>
        <div className="grid min-w-0 gap-4">
          <OrderCustomer order={order} />
          <OrderNotes order={order} />
        </div>
      </div>
    </div>
  )
}
