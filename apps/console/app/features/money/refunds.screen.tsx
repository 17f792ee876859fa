import { refundSorts } from '@warsha/contract/console/payments/payment-lists.constants.ts'
import {
  exportRefundsCall,
  listRefundsCall,
  retryRefundCall,
} from '@warsha/contract/console/payments/refunds.calls.ts'
import type { RestRefund } from '@warsha/contract/console/payments/refunds.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CardIcon } from '@warsha/ui/later-icons.tsx'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useCentreFilter, useChannelFilter } from '~/components/list/scope-filters.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { RefundState, useSourceName } from '~/components/refund-words.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

export const handle = { texts: await loadTexts('console-money') }

const states = ['requested', 'done', 'failed'] as const

const key = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

const refundListAddress = z.object({
  state: z.enum(states),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  centre: key,
  channel: key,
  sort: z.enum(refundSorts),
})

const rowNames: RowNames<RestRefund> = {
  id: ({ id }) => id,
  name: ({ order }) => `#${order.number}`,
  path: ({ order }) => `/orders/${encodeURIComponent(order.id)}`,
}

/** Money that goes back to customers; what a gateway has refused can be sent again. */
export default function RefundsScreen() {
  const { t } = useTranslation()
  const address = useListAddress(refundListAddress)
  const { filters, after, sort = '-created' } = address
  const query = { ...filters, sort }
  const rows = useListRows(['refunds', query, after], (signal) =>
    ask(listRefundsCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <ListPage
      id="refunds"
      title={t('console-money.refunds.title')}
      icon={CardIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useRefundColumns()}
      sort={sort}
      file={{ call: exportRefundsCall, query, name: 'refunds' }}
      views={[{ name: t('console.refundState.failed'), search: 'state=failed' }]}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('console-money.refunds.state'),
          options: states.map((value) => ({ value, label: t(`console.refundState.${value}`) })),
        },
        { kind: 'day', name: 'day', label: t('console-money.refunds.created') },
        useCentreFilter(t('console-money.refunds.centre')),
        useChannelFilter(t('console-money.refunds.channel')),
      ]}
    />
  )
}

function useRefundColumns(): ListColumn<RestRefund>[] {
  const { t } = useTranslation()
  const sourceName = useSourceName()
  const may = useMay()
  const mayRetry = may('orders.refund')
  return useMemo(
    () => [
      {
        id: 'order',
        title: t('console-money.refunds.order'),
        cell: ({ order }) => <bdi dir="ltr">{`#${order.number}`}</bdi>,
      },
      {
        id: 'created',
        title: t('console-money.refunds.created'),
        sort: 'created',
        cell: ({ created_at }) => <Moment at={created_at} />,
      },
      {
        id: 'target',
        title: t('console-money.refunds.target'),
        cell: ({ target }) => <bdi>{sourceName(target)}</bdi>,
      },
      {
        id: 'occasion',
        title: t('console-money.refunds.occasion'),
        cell: ({ occasion }) => t(`console.occasion.${occasion}`),
      },
      {
        id: 'state',
        title: t('console-money.refunds.state'),
        cell: ({ state }) => <RefundState state={state} />,
      },
      {
        id: 'problem',
        title: t('console-money.refunds.problem'),
        cell: (refund) =>
          refund.state === 'failed' && mayRetry ? <Retry refund={refund} /> : (refund.problem ?? '–'),
      },
      {
        id: 'amount',
        title: t('console-money.refunds.amount'),
        sort: 'amount',
        isNumber: true,
        cell: ({ amount_baisa }) => <Money amount={amount_baisa} />,
      },
    ],
    [t, sourceName, mayRetry],
  )
}

function Retry({ refund }: { refund: RestRefund }) {
  const { t } = useTranslation()
  const retry = useCommand(retryRefundCall, { done: t('console-money.refunds.retried') })
  return (
    <span className="relative z-1 flex flex-wrap items-center gap-2">
      <bdi className="text-sm text-muted">{refund.problem}</bdi>
      <Button
        size="small"
        variant="secondary"
        isPending={retry.isPending}
        onClick={() => retry.run({ params: { id: refund.id }, body: {} })}
      >
        {t('console-money.refunds.retry')}
      </Button>
      <CommandProblem command={retry} />
    </span>
  )
}
