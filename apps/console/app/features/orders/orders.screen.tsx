import { exportOrdersCall, listConsoleOrdersCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import type { RestListedOrder } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { paymentSources } from '@warsha/contract/console/orders/payment-sources.constants.ts'
import { findPromotionTargetsCall } from '@warsha/contract/console/promotions/promotions.calls.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListFilter, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { orderStatuses, paymentStatuses, useStatusNames } from '~/components/order-status.tsx'
import { useSourceName } from '~/components/refund-words.tsx'
import { ask } from '~/session/ask.ts'
import { useChosenCentre } from '~/session/centres.ts'
import { useChannels } from '~/session/channels.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { useOrderBulk } from './order-bulk.ts'
import { useOrderColumns } from './order-columns.tsx'
import { orderListAddress } from './order-list-address.ts'
import { useNewOrders } from './use-new-orders.ts'

export const handle = { texts: await loadTexts('console-orders') }

const rowNames: RowNames<RestListedOrder> = {
  id: ({ id }) => id,
  name: ({ number }) => `#${number}`,
  path: ({ id }) => `/orders/${encodeURIComponent(id)}`,
}

export default function OrdersScreen() {
  const { t } = useTranslation()
  const { chosen } = useChosenCentre()
  const address = useListAddress(orderListAddress)
  const { filters, sort = '-placed', after } = address
  const where = withoutGaps({ ...filters, centre: filters.centre ?? chosen?.toString() })
  const rows = useListRows(['orders', where, sort, after], (signal) =>
    ask(listConsoleOrdersCall, { query: { ...where, sort, after } as never, signal }),
  )

  const isNewestFirst = sort === '-placed' && after === undefined
  const waiting = useNewOrders({ where, rows: rows.shown?.data, isNewestFirst })

  return (
    <ListPage
      id="orders"
      title={t('console-orders.title')}
      icon={OrdersIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useOrderColumns()}
      sort={sort}
      searchLabel={t('console-orders.search')}
      filters={useOrderFilters()}
      views={[
        { name: t('console-orders.views.today'), search: `visit_day=${muscatDate(Date.now())}` },
        { name: t('console-orders.views.open'), search: 'status=UNFULFILLED' },
        { name: t('console-orders.views.unconfirmed'), search: 'status=UNCONFIRMED' },
      ]}
      bulk={useOrderBulk()}
      where={where}
      waiting={waiting > 0 ? t('console-orders.newOrders', { count: waiting }) : undefined}
      file={{ call: exportOrdersCall, query: { ...where, sort }, name: 'orders' }}
    />
  )
}

function useOrderFilters(): ListFilter[] {
  const { t, lang } = useTranslation()
  const names = useStatusNames()
  const { centres } = useChosenCentre()
  const channels = useChannels()
  const nameOf = useSourceName()
  const findsProducts = mayCall(useOperator(), findPromotionTargetsCall.access)
  const ways = ['appointment', 'delivery', 'message'] as const
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('console-orders.filters.status'),
      options: orderStatuses.map((value) => ({ value, label: names.order(value) })),
    },
    {
      kind: 'choice',
      name: 'payment_status',
      label: t('console-orders.filters.payment'),
      options: paymentStatuses.map((value) => ({ value, label: names.payment(value) })),
    },
    {
      kind: 'choice',
      name: 'centre',
      label: t('console-orders.filters.centre'),
      options: centres.map(({ id, name }) => ({ value: String(id), label: name[lang] })),
    },
    {
      kind: 'choice',
      name: 'channel',
      label: t('console-orders.filters.channel'),
      options: channels.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'fulfilment',
      label: t('console-orders.filters.fulfilment'),
      options: ways.map((value) => ({ value, label: t(`console-orders.filters.${value}`) })),
    },
    ...(findsProducts
      ? [{ kind: 'product', name: 'product', label: t('console-orders.filters.product') } as const]
      : []),
    {
      kind: 'text',
      name: 'code',
      label: t('console-orders.filters.code'),
      hint: t('console-orders.filters.codeHint'),
    },
    {
      kind: 'choice',
      name: 'gateway',
      label: t('console-orders.filters.gateway'),
      options: paymentSources.map((value) => ({ value, label: nameOf(value) })),
    },
    { kind: 'day', name: 'visit_day', label: t('console-orders.filters.visitDay') },
    { kind: 'day', name: 'placed_from', label: t('console-orders.filters.placedFrom') },
    { kind: 'day', name: 'placed_to', label: t('console-orders.filters.placedTo') },
  ]
}

function withoutGaps(filters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]))
}
