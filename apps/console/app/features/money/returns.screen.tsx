import { exportReturnsCall, listReturnsCall } from '@warsha/contract/console/returns/return-lists.calls.ts'
import { returnSorts } from '@warsha/contract/console/returns/return-lists.constants.ts'
import type { RestListedReturn } from '@warsha/contract/console/returns/return-lists.rest.ts'
import { ReturnIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { useChosenCentre } from '~/session/centres.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'

export const handle = { texts: await loadTexts('console-money') }

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const returnListAddress = z.object({
  search: z.string().check(z.regex(/^[1-9]\d{2,8}$/)),
  state: z.enum(['requested', 'completed']),
  centre: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  requested_from: day,
  requested_to: day,
  sort: z.enum(returnSorts),
})

const rowNames: RowNames<RestListedReturn> = {
  id: ({ id }) => id,
  name: ({ order_number }) => `#${order_number}`,
  path: ({ order_id }) => `/orders/${encodeURIComponent(order_id)}`,
}

/** What customers give back, with the answer they have chosen. Returns complete themselves: there is nothing to decide. */
export default function ReturnsScreen() {
  const { t, lang } = useTranslation()
  const { chosen, centres } = useChosenCentre()
  const address = useListAddress(returnListAddress)
  const { filters, after, sort = '-requested' } = address
  const { search, ...others } = filters
  const query = { ...others, order_number: search, centre: filters.centre ?? chosen?.toString(), sort }
  const rows = useListRows(['returns', query, after], (signal) =>
    ask(listReturnsCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <ListPage
      id="returns"
      title={t('console-money.returns.title')}
      icon={ReturnIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useReturnColumns()}
      sort={sort}
      file={{ call: exportReturnsCall, query, name: 'returns' }}
      searchLabel={t('console-money.returns.orderSearch')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('console-money.returns.state'),
          options: (['requested', 'completed'] as const).map((value) => ({
            value,
            label: t(`console-money.returns.${value}`),
          })),
        },
        {
          kind: 'choice',
          name: 'centre',
          label: t('console-money.returns.centre'),
          options: centres.map(({ id, name }) => ({ value: String(id), label: name[lang] })),
        },
        { kind: 'day', name: 'requested_from', label: t('console-money.returns.from') },
        { kind: 'day', name: 'requested_to', label: t('console-money.returns.to') },
      ]}
    />
  )
}

function useReturnColumns(): ListColumn<RestListedReturn>[] {
  const { t, lang } = useTranslation()
  const { centres } = useChosenCentre()
  return useMemo(
    () => [
      {
        id: 'order',
        title: t('console-money.returns.order'),
        cell: ({ order_number }) => <bdi dir="ltr">{`#${order_number}`}</bdi>,
      },
      {
        id: 'product',
        title: t('console-money.returns.product'),
        cell: ({ product }) => <span className="block max-w-64 truncate">{product[lang]}</span>,
      },
      {
        id: 'units',
        title: t('console-money.returns.units'),
        isNumber: true,
        cell: ({ quantity }) => quantity,
      },
      {
        id: 'amount',
        title: t('console-money.returns.amount'),
        sort: 'amount',
        isNumber: true,
        cell: ({ refund_baisa }) => <Money amount={refund_baisa} />,
      },
      {
        id: 'giftCard',
        title: t('console-money.returns.giftCard'),
        isNumber: true,
        isHiddenAtFirst: true,
        cell: ({ gift_card_baisa }) => <Money amount={gift_card_baisa} />,
      },
      {
        id: 'answer',
        title: t('console-money.returns.answer'),
        cell: ({ answer }) => answer?.title[lang] ?? '–',
      },
      {
        id: 'state',
        title: t('console-money.returns.state'),
        cell: ({ state }) => (
          <StatusBadge tone={state === 'completed' ? 'good' : 'waiting'}>
            {t(`console-money.returns.${state}`)}
          </StatusBadge>
        ),
      },
      {
        id: 'requested',
        title: t('console-money.returns.requestedAt'),
        sort: 'requested',
        cell: ({ requested_at }) => <Moment at={requested_at} />,
      },
      {
        id: 'completed',
        title: t('console-money.returns.completedAt'),
        isHiddenAtFirst: true,
        cell: ({ completed_at }) => (completed_at ? <Moment at={completed_at} /> : '–'),
      },
      {
        id: 'centre',
        title: t('console-money.returns.centre'),
        isHiddenAtFirst: true,
        cell: ({ centre_id }) => centres.find(({ id }) => id === centre_id)?.name[lang] ?? '–',
      },
    ],
    [t, lang, centres],
  )
}
