import { closeBillCall } from '@warsha/contract/console/bills/bills.calls.ts'
import type { RestCentreBill } from '@warsha/contract/console/bills/bills.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

const ends = ['paid', 'cancelled'] as const

/** Ends an unpaid bill: it was paid at the counter, or is taken back. */
export function CloseBillDialog({ bill, onClose }: { bill: RestCentreBill; onClose: () => void }) {
  const { t } = useTranslation()
  const [status, setStatus] = useState<(typeof ends)[number]>('paid')
  const [reason, setReason] = useState('')
  const close = useCommand(closeBillCall, { done: t('console-customers.bills.closed'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-customers.bills.closeTitle')}
      submit={t('console-customers.bills.closeSubmit')}
      isDisabled={!reason.trim()}
      command={close}
      onClose={onClose}
      onSubmit={() => close.run({ params: { id: bill.code }, body: { status, reason: reason.trim() } })}
    >
      <Select
        label={t('console-customers.bills.state')}
        value={status}
        onChange={({ target }) => setStatus(target.value === 'cancelled' ? 'cancelled' : 'paid')}
      >
        {ends.map((each) => (
          <option key={each} value={each}>
            {t(`console-customers.billStatus.${each}`)}
          </option>
        ))}
      </Select>
      <ReasonField value={reason} onChange={setReason} />
    </CommandDialog>
  )
}
