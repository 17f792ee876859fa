import { useMutation, useQueryClient } from '@tanstack/react-query'
import { approveCall, rejectCall } from '@warsha/contract/console/staff/log.calls.ts'
import type { RestApproval } from '@warsha/contract/console/staff/log.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask, DeclinedError } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { showToast } from '~/session/toasts.ts'

const tones = { approved: 'good', rejected: 'bad', expired: 'plain' } as const

/** What was decided and by whom; as long as nobody has, the choice of those who may. */
export function ApprovalDecision({ approval }: { approval: RestApproval }) {
  const { t } = useTranslation()
  const { state, is_own, decided_by } = approval
  if (state === 'waiting')
    return is_own ? (
      <span className="text-sm text-info">{t('console-money.approvals.own')}</span>
    ) : (
      <Choice id={approval.id} />
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StatusBadge tone={tones[state]}>{t(`console-money.approvalState.${state}`)}</StatusBadge>
      {decided_by && (
        <span className="text-sm text-muted">
          {t('console-money.approvals.decidedBy', { name: isolate(decided_by.name) })}
        </span>
      )}
    </span>
  )
}

function Choice({ id }: { id: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
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
    <div className="relative z-1 grid gap-2 py-1.5">
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
      {failure && <FailureNotice error={failure} />}
    </div>
  )
}
