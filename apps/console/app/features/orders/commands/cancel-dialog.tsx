import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { cancelOrderCall } from '@warsha/contract/console/payments/refunds.calls.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { type Target, TargetField } from './target-field.tsx'

export function CancelDialog({ order, onClose }: { order: RestConsoleOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const [to, setTo] = useState<Target>('card')
  const [reason, setReason] = useState('')
  const cancel = useCommand(cancelOrderCall, { done: t('console-orders.done.cancelled'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-orders.cancel.title', { number: isolate(`#${order.number}`) })}
      submit={t('console-orders.cancel.submit')}
      isDangerous
      isDisabled={!reason.trim()}
      command={cancel}
      onClose={onClose}
      onSubmit={() =>
        cancel.run({
          params: { id: order.id },
          body: { version: order.revision, to, reason: reason.trim() },
        })
      }
    >
      <p className="text-muted">{t('console-orders.cancel.text')}</p>
      <TargetField value={to} onChange={setTo} />
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
