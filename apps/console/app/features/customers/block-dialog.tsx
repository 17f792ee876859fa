import { blockCustomerCall, unblockCustomerCall } from '@warsha/contract/console/customers/customers.calls.ts'
import type { RestCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

export function BlockDialog({ customer, onClose }: { customer: RestCustomer; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const { is_blocked: isBlocked } = customer
  const block = useCommand(isBlocked ? unblockCustomerCall : blockCustomerCall, {
    done: t(isBlocked ? 'console-customers.block.undone' : 'console-customers.block.done'),
    onDone: onClose,
  })
  const name = isolate(customer.name)
  return (
    <CommandDialog
      title={t(isBlocked ? 'console-customers.block.undoTitle' : 'console-customers.block.title', { name })}
      submit={t(isBlocked ? 'console-customers.block.undo' : 'console-customers.block.action')}
      isDangerous={!isBlocked}
      isDisabled={!reason.trim()}
      command={block}
      onClose={onClose}
      onSubmit={() => block.run({ params: { id: customer.id }, body: { reason: reason.trim() } })}
    >
      <p className="text-muted">
        {t(isBlocked ? 'console-customers.block.undoText' : 'console-customers.block.text')}
      </p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
