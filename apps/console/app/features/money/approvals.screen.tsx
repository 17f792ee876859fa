import { exportApprovalsCall, listApprovalsCall } from '@warsha/contract/console/staff/log.calls.ts'
import { approvalFilterStates, approvalSorts } from '@warsha/contract/console/staff/log.constants.ts'
import type { RestApproval } from '@warsha/contract/console/staff/log.rest.ts'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { ApprovalDecision } from './approval-decision.tsx'
import { useApprovalTitle } from './approval-title.ts'

export const handle = { texts: await loadTexts('console-money') }

const kinds = { refund: 'orders.refund', adjust: 'wallets.adjust', giftCards: 'gift-cards.issue' } as const

const approvalListAddress = z.object({
  state: z.enum(approvalFilterStates),
  action: z.enum(Object.values(kinds)),
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  sort: z.enum(approvalSorts),
})

/** What waits for a second person, and what became of it. */
export default function ApprovalsScreen() {
  const { t } = useTranslation()
  const title = useApprovalTitle()
  const names = useMemo<RowNames<RestApproval>>(() => ({ id: ({ id }) => id, name: title }), [title])
  const address = useListAddress(approvalListAddress)
  const { filters, after, sort = 'requested' } = address
  const query = { ...filters, sort }
  const rows = useListRows(['approvals', query, after], (signal) =>
    ask(listApprovalsCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <ListPage
      id="approvals"
      title={t('console-money.approvals.title')}
      icon={ShieldIcon}
      address={address}
      rows={rows}
      names={names}
      columns={useApprovalColumns(title)}
      isWordy
      sort={sort}
      file={{ call: exportApprovalsCall, query, name: 'approvals' }}
      introduction={<p className="text-muted">{t('console-money.approvals.text')}</p>}
      emptyText={t('console-money.approvals.emptyText')}
      firstView={t('console-money.approvalState.waiting')}
      views={[
        ...(['approved', 'rejected'] as const).map((state) => ({
          name: t(`console-money.approvalState.${state}`),
          search: `state=${state}&sort=-requested`,
        })),
        { name: t('console.list.all'), search: 'state=all&sort=-requested' },
      ]}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('console-money.approvals.state'),
          unset: t('console-money.approvalState.waiting'),
          options: [
            ...(['approved', 'rejected', 'expired'] as const).map((value) => ({
              value,
              label: t(`console-money.approvalState.${value}`),
            })),
            { value: 'all', label: t('console.list.all') },
          ],
        },
        {
          kind: 'choice',
          name: 'action',
          label: t('console-money.approvals.kind'),
          options: (['refund', 'adjust', 'giftCards'] as const).map((kind) => ({
            value: kinds[kind],
            label: t(`console-money.approvalKind.${kind}`),
          })),
        },
        { kind: 'day', name: 'day', label: t('console-money.approvals.day') },
      ]}
    />
  )
}

function useApprovalColumns(title: (approval: RestApproval) => string): ListColumn<RestApproval>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'what',
        title: t('console-money.approvals.what'),
        cell: (approval) => <span className="font-semibold">{title(approval)}</span>,
      },
      {
        id: 'reason',
        title: t('console-money.approvals.why'),
        isWide: true,
        cell: ({ reason }) => (reason ? <bdi>{reason}</bdi> : '–'),
      },
      {
        id: 'by',
        title: t('console-money.approvals.by'),
        cell: ({ requested_by }) => <bdi>{requested_by?.name ?? '–'}</bdi>,
      },
      {
        id: 'requested',
        title: t('console-money.approvals.at'),
        sort: 'requested',
        risesFirst: true,
        cell: ({ requested_at }) => <Moment at={requested_at} />,
      },
      {
        id: 'decided',
        title: t('console-money.approvals.decidedAt'),
        isHiddenAtFirst: true,
        cell: ({ decided_at }) => (decided_at ? <Moment at={decided_at} /> : '–'),
      },
      {
        id: 'decision',
        title: t('console-money.approvals.decision'),
        isWide: true,
        cell: (approval) => <ApprovalDecision approval={approval} />,
      },
    ],
    [t, title],
  )
}
