import { reopenClosureCall } from '@warsha/contract/console/closures/closures.calls.ts'
import type { RestClosure } from '@warsha/contract/console/closures/closures.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

export function ReopenDialog({ closure, onClose }: { closure: RestClosure; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const [reason, setReason] = useState('')
  const reopen = useCommand(reopenClosureCall, { done: t('console-closing.reopen.done'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-closing.reopen.title', { centre: isolate(closure.centre.name[lang]) })}
      submit={t('console-closing.reopen.action')}
      isDisabled={!reason.trim()}
      command={reopen}
      onClose={onClose}
      onSubmit={() => reopen.run({ params: { id: closure.id }, body: { reason: reason.trim() } })}
    >
      <p className="text-muted">{t('console-closing.reopen.text')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
