import {
  exportFailedPaymentsCall,
  listFailedPaymentsCall,
} from '@warsha/contract/console/payments/failed-payments.calls.ts'
import type { RestFailedPayment } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import { failedPaymentSorts } from '@warsha/contract/console/payments/payment-lists.constants.ts'
import { CardIcon } from '@warsha/ui/later-icons.tsx'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useCentreFilter, useChannelFilter } from '~/components/list/scope-filters.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'

export const handle = { texts: await loadTexts('console-money') }

const key = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

const failedPaymentListAddress = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  centre: key,
  channel: key,
  sort: z.enum(failedPaymentSorts),
})

const rowNames: RowNames<RestFailedPayment> = {
  id: ({ id }) => id,
  name: ({ customer }) => customer.name,
  path: ({ customer }) => `/customers/${encodeURIComponent(customer.id)}`,
}

/** Payments that failed on a day and whose checkout has become no order: customers who may need help. */
export default function FailedPaymentsScreen() {
  const { t } = useTranslation()
  const address = useListAddress(failedPaymentListAddress)
  const { filters, after, sort = '-ended' } = address
  const query = { ...filters, sort }
  const rows = useListRows(['failed-payments', query, after], (signal) =>
    ask(listFailedPaymentsCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <ListPage
      id="failed-payments"
      title={t('console-money.failedPayments.title')}
      icon={CardIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useFailedPaymentColumns()}
      sort={sort}
      file={{ call: exportFailedPaymentsCall, query, name: 'failed-payments' }}
      filters={[
        { kind: 'day', name: 'day', label: t('console-money.failedPayments.ended') },
        useCentreFilter(t('console-money.refunds.centre')),
        useChannelFilter(t('console-money.refunds.channel')),
      ]}
    />
  )
}

function useFailedPaymentColumns(): ListColumn<RestFailedPayment>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'customer',
        title: t('console-money.failedPayments.customer'),
        cell: ({ customer }) => <bdi>{customer.name || '–'}</bdi>,
      },
      {
        id: 'ended',
        title: t('console-money.failedPayments.ended'),
        sort: 'ended',
        cell: ({ ended_at }) => <Moment at={ended_at} />,
      },
      {
        id: 'gateway',
        title: t('console-money.failedPayments.gateway'),
        cell: ({ gateway }) => <bdi>{gateway}</bdi>,
      },
      {
        id: 'state',
        title: t('console-money.failedPayments.state'),
        cell: ({ state }) => (
          <StatusBadge tone="bad">{t(`console-money.failedPayments.${state}`)}</StatusBadge>
        ),
      },
      {
        id: 'amount',
        title: t('console-money.refunds.amount'),
        sort: 'amount',
        isNumber: true,
        cell: ({ amount_baisa }) => <Money amount={amount_baisa} />,
      },
    ],
    [t],
  )
}
