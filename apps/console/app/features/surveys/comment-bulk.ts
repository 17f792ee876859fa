import { approveCommentsCall, rejectCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import { useMemo } from 'react'
import type { BulkAction } from '~/components/list/bulk-action.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

/** Decisions about several comments that wait. Approved ones need no more of a reason than that they were read. */
export function useCommentBulk(): BulkAction[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'approve',
        label: t('console-surveys.comments.approveSelected'),
        run: (body) =>
          ask(approveCommentsCall, {
            body: { ...body, reason: t('console-surveys.comments.approveReason') } as never,
          }),
      },
      {
        id: 'reject',
        label: t('console-surveys.comments.rejectSelected'),
        isDangerous: true,
        needsReason: true,
        run: (body) => ask(rejectCommentsCall, { body: body as never }),
      },
    ],
    [t],
  )
}
