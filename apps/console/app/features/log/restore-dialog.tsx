import { restoreChangeCall } from '@warsha/contract/console/staff/log.calls.ts'
import type { RestLoggedChange } from '@warsha/contract/console/staff/log.rest.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { ChangeDiff } from './change-diff.tsx'

export function RestoreDialog({ change, onClose }: { change: RestLoggedChange; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const restore = useCommand(restoreChangeCall, { done: t('console-people.log.restored'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-people.log.restoreTitle')}
      submit={t('console-people.log.restore')}
      isDisabled={!reason.trim()}
      command={restore}
      onClose={onClose}
      onSubmit={() => restore.run({ params: { id: String(change.id) }, body: { reason: reason.trim() } })}
    >
      <p className="text-muted">{t('console-people.log.restoreText')}</p>
      <ChangeDiff change={change} />
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
