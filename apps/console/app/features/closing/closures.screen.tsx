import {
  closeCentreCall,
  exportClosuresCall,
  listClosuresCall,
} from '@warsha/contract/console/closures/closures.calls.ts'
import { closureSorts } from '@warsha/contract/console/closures/closures.constants.ts'
import type { RestClosure } from '@warsha/contract/console/closures/closures.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useCentreFilter } from '~/components/list/scope-filters.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { ClosedTime } from './closed-time.tsx'
import { ClosureState } from './closure-state.tsx'

export const handle = { texts: await loadTexts('console-closing') }

const closureListAddress = z.object({
  state: z.enum(['closed', 'reopened']),
  centre: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  sort: z.enum(closureSorts),
})

const rowNames: RowNames<RestClosure> = {
  id: ({ id }) => id,
  name: ({ centre }) => centre.name.en,
  path: ({ id }) => `/closing/${encodeURIComponent(id)}`,
}

/** Times in which centres are closed, with what became of their bookings. */
export default function ClosuresScreen() {
  const { t } = useTranslation()
  const operator = useOperator()
  const address = useListAddress(closureListAddress)
  const { filters, after, sort = '-closed' } = address
  const query = { ...filters, sort }
  const rows = useListRows(['closures', query, after], (signal) =>
    ask(listClosuresCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <ListPage
      id="closures"
      title={t('console-closing.title')}
      icon={StoreIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useClosureColumns()}
      sort={sort}
      file={{ call: exportClosuresCall, query, name: 'closures' }}
      emptyText={t('console-closing.emptyText')}
      actions={
        mayCall(operator, closeCentreCall.access) && (
          <Link to="/closing/new" className={buttonClass({ size: 'small' })}>
            {t('console-closing.new')}
          </Link>
        )
      }
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('console-closing.filters.state'),
          options: [
            { value: 'closed', label: t('console-closing.state.closed') },
            { value: 'reopened', label: t('console-closing.state.reopened') },
          ],
        },
        useCentreFilter(t('console-closing.filters.centre')),
      ]}
    />
  )
}

function useClosureColumns(): ListColumn<RestClosure>[] {
  const { t, lang } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'centre',
        title: t('console-closing.columns.centre'),
        cell: ({ centre }) => <bdi className="inline-block md:min-w-36">{centre.name[lang]}</bdi>,
      },
      {
        id: 'time',
        title: t('console-closing.columns.time'),
        sort: 'starts',
        cell: (closure) => <ClosedTime closure={closure} />,
      },
      {
        id: 'reason',
        title: t('console-closing.columns.reason'),
        isWide: true,
        cell: ({ reason }) => (
          <span className="block md:max-w-56 md:truncate">
            <bdi>{reason}</bdi>
          </span>
        ),
      },
      {
        id: 'open',
        title: t('console-closing.columns.open'),
        isNumber: true,
        cell: ({ counts }) => counts.open,
      },
      {
        id: 'moved',
        title: t('console-closing.columns.moved'),
        isNumber: true,
        cell: ({ counts }) => counts.moved,
      },
      {
        id: 'refunded',
        title: t('console-closing.columns.refunded'),
        isNumber: true,
        cell: ({ counts }) => counts.refunded,
      },
      {
        id: 'by',
        title: t('console-closing.columns.by'),
        cell: ({ closed_by }) => <bdi>{closed_by ?? '–'}</bdi>,
      },
      {
        id: 'closedAt',
        title: t('console-closing.columns.closedAt'),
        sort: 'closed',
        isHiddenAtFirst: true,
        cell: ({ closed_at }) => <Moment at={closed_at} />,
      },
      {
        id: 'state',
        title: t('console-closing.columns.state'),
        cell: ({ state }) => <ClosureState state={state} />,
      },
    ],
    [t, lang],
  )
}
