import { hideCommentCall, moderateCommentCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import type { RestComment } from '@warsha/contract/console/surveys/comments.rest.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

/** Rejects a comment that waits, or hides one that is shown. */
export function DecideDialog({ comment, onClose }: { comment: RestComment; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const options = { done: t('console-surveys.comments.rejected'), onDone: onClose }
  const reject = useCommand(moderateCommentCall, options)
  const hide = useCommand(hideCommentCall, options)
  const isPending = comment.state === 'pending'
  const params = { id: String(comment.id) }
  return (
    <CommandDialog
      title={t(isPending ? 'console-surveys.comments.rejectTitle' : 'console-surveys.comments.hideTitle')}
      submit={t(isPending ? 'console-surveys.comments.reject' : 'console-surveys.comments.hide')}
      isDangerous
      isDisabled={!reason.trim()}
      command={isPending ? reject : hide}
      onClose={onClose}
      onSubmit={() =>
        isPending
          ? reject.run({ params, body: { decision: 'rejected', reason: reason.trim() } })
          : hide.run({ params, body: { reason: reason.trim() } })
      }
    >
      <p className="line-clamp-4 leading-clamp text-muted" dir="auto">
        {comment.comment}
      </p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
