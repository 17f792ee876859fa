import { moderateCommentCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import type { RestComment } from '@warsha/contract/console/surveys/comments.rest.ts'
import { useState } from 'react'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

/** Approves a comment with one press: that it was read is the reason. */
export function useApproval() {
  const { t } = useTranslation()
  const [id, setId] = useState<number>()
  const approve = useCommand(moderateCommentCall, { done: t('console-surveys.comments.approved') })
  return {
    error: approve.error,
    pendingId: approve.isPending ? id : undefined,
    run(comment: RestComment) {
      setId(comment.id)
      approve.run({
        params: { id: String(comment.id) },
        body: { decision: 'approved', reason: t('console-surveys.comments.approveReason') },
      })
    },
  }
}
