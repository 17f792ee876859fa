import type { RestGiftCard } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { useMemo } from 'react'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import type { ListColumn } from '~/components/list/list-types.ts'
import { useTranslation } from '~/session/messages.ts'
import { GiftCardState } from './gift-card-state.tsx'
import { LastDay } from './last-day.tsx'

export function useGiftCardColumns(): ListColumn<RestGiftCard>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'code',
        title: t('console-gift-cards.columns.code'),
        cell: ({ masked_code }) => (
          <bdi dir="ltr" className="font-mono">
            {masked_code}
          </bdi>
        ),
      },
      {
        id: 'balance',
        title: t('console-gift-cards.columns.balance'),
        sort: 'balance',
        isNumber: true,
        cell: ({ balance_baisa }) => <Money amount={balance_baisa} />,
      },
      {
        id: 'initial',
        title: t('console-gift-cards.columns.initial'),
        sort: 'initial',
        isNumber: true,
        cell: ({ initial_baisa }) => <Money amount={initial_baisa} />,
      },
      {
        id: 'uses',
        title: t('console-gift-cards.columns.uses'),
        isNumber: true,
        cell: ({ uses }) => uses,
      },
      {
        id: 'customer',
        title: t('console-gift-cards.columns.customer'),
        cell: ({ customer }) =>
          customer ? (
            <bdi>{customer.name || customer.masked_phone}</bdi>
          ) : (
            <span className="text-muted">–</span>
          ),
      },
      {
        id: 'endsOn',
        title: t('console-gift-cards.columns.endsOn'),
        sort: 'ends',
        risesFirst: true,
        cell: ({ ends_on }) => <LastDay day={ends_on} />,
      },
      {
        id: 'issued',
        title: t('console-gift-cards.columns.issued'),
        sort: 'issued',
        cell: ({ issued_at }) => <Moment at={issued_at} hasTime={false} />,
      },
      {
        id: 'used',
        title: t('console-gift-cards.columns.lastUsed'),
        sort: 'used',
        isHiddenAtFirst: true,
        cell: ({ last_used_at }) => (last_used_at ? <Moment at={last_used_at} hasTime={false} /> : '–'),
      },
      {
        id: 'state',
        title: t('console-gift-cards.columns.state'),
        cell: ({ state }) => <GiftCardState state={state} />,
      },
    ],
    [t],
  )
}
