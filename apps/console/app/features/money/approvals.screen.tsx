import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { approveCall, listApprovalsCall, rejectCall } from '@warsha/contract/console/staff/log.calls.ts'
import type { RestApproval } from '@warsha/contract/console/staff/log.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { DetailState } from '~/components/detail-states.tsx'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask, DeclinedError } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { showToast } from '~/session/toasts.ts'
import { useApprovalTitle } from './approval-title.ts'

export const handle = { texts: await loadTexts('console-money') }

/** What waits for a second person. */
export default function ApprovalsScreen() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['approvals'],
    queryFn: ({ signal }) => ask(listApprovalsCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <section className="grid gap-3 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-money.approvals.title')}</PageTitle>
      <div>
        <h1 className="text-xl font-bold leading-heading">{t('console-money.approvals.title')}</h1>
        <p className="mt-1 text-muted">{t('console-money.approvals.text')}</p>
      </div>
      {data.data.length === 0 ? (
        <div className="panel">
          <EmptyState
            icon={ShieldIcon}
            title={t('console-money.approvals.empty')}
            text={t('console-money.approvals.emptyText')}
          />
        </div>
      ) : (
        <ul className="grid max-w-3xl gap-3">
          {data.data.map((approval) => (
            <Approval key={approval.id} approval={approval} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Approval({ approval }: { approval: RestApproval }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const title = useApprovalTitle()(approval)
  const { id, reason, requested_by, requested_at, is_own } = approval
  const decide = useMutation({
    mutationFn: (call: typeof approveCall) => ask(call, { params: { id }, body: {} }),
    async onSuccess(_answer, call) {
      const key =
        call === approveCall ? 'console-money.approvals.approved' : 'console-money.approvals.rejected'
      showToast({ tone: 'done', text: t(key) })
      await client.invalidateQueries()
    },
  })
  const failure = decide.error instanceof DeclinedError ? null : decide.error
  return (
    <li className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-lg font-semibold">{title}</p>
          {reason && (
            <p className="text-muted">{t('console-money.approvals.reason', { reason: isolate(reason) })}</p>
          )}
          <p className="mt-1 text-xs text-muted">
            {t('console-money.approvals.asked', { name: isolate(requested_by?.name ?? '–') })} ·{' '}
            <Moment at={requested_at} />
          </p>
        </div>
        {!is_own && (
          <div className="flex gap-2">
            <Button
              size="small"
              isPending={decide.isPending && decide.variables === approveCall}
              onClick={() => decide.mutate(approveCall)}
            >
              {t('console-money.approvals.approve')}
            </Button>
            <Button
              size="small"
              variant="danger"
              isPending={decide.isPending && decide.variables === rejectCall}
              onClick={() => decide.mutate(rejectCall)}
            >
              {t('console-money.approvals.reject')}
            </Button>
          </div>
        )}
      </div>
      {is_own && <p className="text-sm text-info">{t('console-money.approvals.own')}</p>}
      {failure && <FailureNotice error={failure} />}
    </li>
  )
}
