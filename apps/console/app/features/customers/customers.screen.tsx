import { exportCustomersCall, listCustomersCall } from '@warsha/contract/console/customers/customers.calls.ts'
import { customerSorts } from '@warsha/contract/console/customers/customers.constants.ts'
import type { RestListedCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { UserIcon } from '@warsha/ui/icons.tsx'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useCustomerBulk } from './customer-bulk.tsx'
import { CustomerState } from './customer-state.tsx'

export const handle = { texts: await loadTexts('console-customers') }

const range = z.string().check(z.regex(/^(\d{1,9}\.\.(\d{1,9})?|\.\.\d{1,9})$/))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const customerListAddress = z.object({
  search: z.string().check(z.minLength(3), z.maxLength(100)),
  is_blocked: z.enum(['true', 'false']),
  orders: range,
  wallet: range,
  visited_from: day,
  visited_to: day,
  sort: z.enum(customerSorts),
})

const rowNames: RowNames<RestListedCustomer> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  path: ({ id }) => `/customers/${encodeURIComponent(id)}`,
}

export default function CustomersScreen() {
  const { t } = useTranslation()
  const address = useListAddress(customerListAddress)
  const { filters, after, sort = '-registered' } = address
  const mayReadWallets = useMay()('wallets.read')
  const rows = useListRows(['customers', filters, sort, after], (signal) =>
    ask(listCustomersCall, { query: { ...filters, sort, after } as never, signal }),
  )
  return (
    <ListPage
      id="customers"
      title={t('console-customers.title')}
      icon={UserIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useCustomerColumns(mayReadWallets)}
      sort={sort}
      searchLabel={t('console-customers.search')}
      bulk={useCustomerBulk()}
      where={filters as Record<string, string>}
      file={{ call: exportCustomersCall, query: { ...filters, sort }, name: 'customers' }}
      filters={[
        {
          kind: 'choice',
          name: 'is_blocked',
          label: t('console-customers.filters.blocked'),
          options: [
            { value: 'false', label: t('console-customers.filters.no') },
            { value: 'true', label: t('console-customers.filters.yes') },
          ],
        },
        {
          kind: 'choice',
          name: 'orders',
          label: t('console-customers.columns.orders'),
          options: [
            { value: '..0', label: t('console-customers.filters.none') },
            ...[1, 2, 5, 10].map((least) => ({
              value: `${least}..`,
              label: t('console-customers.filters.least', { least: String(least) }),
            })),
          ],
        },
        ...(mayReadWallets
          ? [
              {
                kind: 'choice' as const,
                name: 'wallet',
                label: t('console-customers.columns.wallet'),
                options: [
                  { value: '..0', label: t('console-customers.filters.empty') },
                  { value: '1..', label: t('console-customers.filters.filled') },
                  ...[5000, 20_000].map((least) => ({
                    value: `${least}..`,
                    label: t('console-customers.filters.least', {
                      least: `${formatAmount(baisa(least))} ${t('console.money.currency')}`,
                    }),
                  })),
                ],
              },
            ]
          : []),
        { kind: 'day', name: 'visited_from', label: t('console-customers.filters.visitedFrom') },
        { kind: 'day', name: 'visited_to', label: t('console-customers.filters.visitedTo') },
      ]}
    />
  )
}

function useCustomerColumns(mayReadWallets: boolean): ListColumn<RestListedCustomer>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('console-customers.columns.name'),
        cell: ({ name }) => (
          <span className="block max-w-56 truncate">
            {name ? (
              <bdi>{name}</bdi>
            ) : (
              <span className="font-normal text-muted">{t('console-customers.nameless')}</span>
            )}
          </span>
        ),
      },
      {
        id: 'phone',
        title: t('console-customers.columns.phone'),
        cell: ({ masked_phone }) => <bdi dir="ltr">{masked_phone || '–'}</bdi>,
      },
      {
        id: 'orders',
        title: t('console-customers.columns.orders'),
        sort: 'orders',
        isNumber: true,
        cell: ({ orders }) => orders,
      },
      {
        id: 'wallet',
        title: t('console-customers.columns.wallet'),
        ...(mayReadWallets && { sort: 'wallet' }),
        isNumber: true,
        cell: ({ wallet_baisa }) => <Money amount={wallet_baisa} />,
      },
      {
        id: 'lastVisit',
        title: t('console-customers.columns.lastVisit'),
        sort: 'visited',
        cell: ({ last_visit_at }) => (last_visit_at ? <Moment at={last_visit_at} hasTime={false} /> : '–'),
      },
      {
        id: 'registered',
        title: t('console-customers.columns.registered'),
        sort: 'registered',
        cell: ({ registered_at }) => <Moment at={registered_at} hasTime={false} />,
      },
      {
        id: 'state',
        title: t('console-customers.columns.state'),
        cell: ({ is_blocked }) => <CustomerState isBlocked={is_blocked} />,
      },
    ],
    [t, mayReadWallets],
  )
}
