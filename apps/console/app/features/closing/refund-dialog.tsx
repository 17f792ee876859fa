import { refundCaseCall } from '@warsha/contract/console/closures/closures.calls.ts'
import type { RestClosureCase } from '@warsha/contract/console/closures/closures.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

export function RefundDialog({ closed, onClose }: { closed: RestClosureCase; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const refund = useCommand(refundCaseCall, { done: t('console-closing.refund.done'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-closing.refund.title', { number: isolate(String(closed.order_number)) })}
      submit={t('console-closing.refund.action')}
      isDangerous
      isDisabled={!reason.trim()}
      command={refund}
      onClose={onClose}
      onSubmit={() => refund.run({ params: { id: closed.id }, body: { reason: reason.trim() } })}
    >
      <p className="text-muted">{t('console-closing.refund.text')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
