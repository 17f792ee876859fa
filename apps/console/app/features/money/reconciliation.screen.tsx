import { useQuery } from '@tanstack/react-query'
import {
  exportDifferencesCall,
  listDifferencesCall,
} from '@warsha/contract/console/payments/failed-payments.calls.ts'
import type { RestDifference } from '@warsha/contract/console/payments/failed-payments.rest.ts'
import {
  differenceFilterStates,
  differenceKinds,
  differenceSorts,
} from '@warsha/contract/console/payments/payment-lists.constants.ts'
import {
  listReconciliationDaysCall,
  readBookCall,
} from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { usePanelPages } from '~/components/list/use-panel-pages.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useDifferenceColumns } from './difference-columns.tsx'
import { ReconciliationDays } from './reconciliation-days.tsx'
import { StatementDialog } from './statement-dialog.tsx'

export const handle = { texts: await loadTexts('console-reconciliation') }

const differenceListAddress = z.object({
  state: z.enum(differenceFilterStates),
  gateway: z.string().check(z.regex(/^[a-z][a-z\d_-]{0,59}$/)),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  kind: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  sort: z.enum(differenceSorts),
})

const rowNames: RowNames<RestDifference> = {
  id: ({ id }) => String(id),
  name: ({ kind }) => kind,
}

/** What a gateway has is read by a job; the screen looks again while it is open. */
const refetchMs = 10_000

/** Gateway against ledger against orders: what differs, and the days to close. */
export default function ReconciliationScreen() {
  const { t } = useTranslation()
  const address = useListAddress(differenceListAddress)
  const { filters, after, sort = 'day' } = address
  const query = { ...filters, sort }
  const rows = useListRows(
    ['differences', query, after],
    (signal) => ask(listDifferencesCall, { query: { ...query, after } as never, signal }),
    { refetchMs },
  )
  const pages = usePanelPages('-day')
  const shownDays = { sort: pages.sort, after: pages.after }
  const days = useQuery({
    queryKey: ['reconciliation-days', shownDays],
    queryFn: ({ signal }) => ask(listReconciliationDaysCall, { query: shownDays as never, signal }),
    placeholderData: (former) => former,
    refetchInterval: refetchMs,
  })
  const gateways = days.data?.gateways ?? []
  return (
    <>
      <ListPage
        id="differences"
        title={t('console-reconciliation.title')}
        icon={ShieldIcon}
        address={address}
        rows={rows}
        names={rowNames}
        columns={useDifferenceColumns()}
        firstView={t('console-reconciliation.differences.open')}
        views={[
          { name: t('console-reconciliation.differences.closed'), search: 'state=closed&sort=-resolved' },
          { name: t('console.list.all'), search: 'state=all&sort=-noticed' },
        ]}
        sort={sort}
        file={{ call: exportDifferencesCall, query, name: 'differences' }}
        actions={<BookActions gateways={gateways} />}
        filters={[
          {
            kind: 'choice',
            name: 'gateway',
            label: t('console-reconciliation.differences.gateway'),
            options: gateways.map((value) => ({ value, label: value })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: t('console-reconciliation.differences.kind'),
            options: differenceKinds.map((value) => ({
              value,
              label: t(`console-reconciliation.kinds.${value}`),
            })),
          },
          { kind: 'day', name: 'day', label: t('console-reconciliation.differences.day') },
        ]}
      />
      <ReconciliationDays
        asked={days}
        pages={pages}
        onShow={(day, gateway) => address.change({ day, gateway })}
      />
    </>
  )
}

function BookActions({ gateways }: { gateways: readonly string[] }) {
  const { t } = useTranslation()
  const may = useMay()
  const [isUploading, setIsUploading] = useState(false)
  const read = useCommand(readBookCall, { done: t('console-reconciliation.read.done') })
  const [gateway] = gateways
  if (!gateway || !may('reconciliation.write')) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {gateways.map((each) => (
        <Button
          key={each}
          size="small"
          variant="secondary"
          isPending={read.isPending}
          onClick={() => read.run({ body: { gateway: each } })}
        >
          {t('console-reconciliation.read.button')}
          {gateways.length > 1 && <bdi>{` (${each})`}</bdi>}
        </Button>
      ))}
      <Button size="small" variant="secondary" onClick={() => setIsUploading(true)}>
        {t('console-reconciliation.statement.button')}
      </Button>
      <CommandProblem command={read} />
      {isUploading && <StatementDialog gateways={gateways} onClose={() => setIsUploading(false)} />}
    </div>
  )
}
