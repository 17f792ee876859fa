import type { RestListedOrder } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { useMemo } from 'react'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import type { ListColumn } from '~/components/list/list-types.ts'
import { OrderStatus, PaymentStatus } from '~/components/order-status.tsx'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'

export function useOrderColumns(): ListColumn<RestListedOrder>[] {
  const { t, lang } = useTranslation()
  const centres = useCentres()
  return useMemo(
    () => [
      {
        id: 'number',
        title: t('console-orders.columns.number'),
        cell: ({ number }) => <bdi dir="ltr">{`#${number}`}</bdi>,
      },
      {
        id: 'placed',
        title: t('console-orders.columns.placed'),
        needsRoom: true,
        sort: 'placed',
        cell: ({ placed_at }) => <Moment at={placed_at} />,
      },
      {
        id: 'customer',
        title: t('console-orders.columns.customer'),
        cell: ({ customer }) => (
          <span className="block max-w-48 truncate">
            <bdi>{customer.name || '–'}</bdi>
          </span>
        ),
      },
      {
        id: 'phone',
        title: t('console-orders.columns.phone'),
        isHiddenAtFirst: true,
        cell: ({ customer }) => <bdi dir="ltr">{customer.masked_phone ?? '–'}</bdi>,
      },
      {
        id: 'visit',
        title: t('console-orders.columns.visit'),
        cell: ({ visits: [first, ...others] }) =>
          first ? (
            <>
              <Moment at={first.appointment_at} />
              {others.length > 0 && <span className="text-muted"> +{others.length}</span>}
            </>
          ) : (
            <span className="text-muted">–</span>
          ),
      },
      {
        id: 'centre',
        title: t('console-orders.columns.centre'),
        needsRoom: true,
        cell: ({ visits: [first] }) => (
          <span className="block max-w-44 truncate">
            {centres.find(({ id }) => id === first?.centre_id)?.name[lang] ?? '–'}
          </span>
        ),
      },
      {
        id: 'status',
        title: t('console-orders.columns.status'),
        cell: ({ status }) => <OrderStatus status={status} />,
      },
      {
        id: 'payment',
        title: t('console-orders.columns.payment'),
        needsRoom: true,
        cell: ({ payment_status }) => <PaymentStatus status={payment_status} />,
      },
      {
        id: 'total',
        title: t('console-orders.columns.total'),
        sort: 'total',
        isNumber: true,
        cell: ({ total_baisa }) => <Money amount={total_baisa} />,
      },
    ],
    [t, lang, centres],
  )
}
