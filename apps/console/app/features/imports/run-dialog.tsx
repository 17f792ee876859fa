import { sheetCalls } from '@warsha/contract/console/imports/imports.calls.ts'
import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

type RunDialogProps = { shown: RestImport; count: number; onClose: () => void }

export function RunDialog({ shown, count, onClose }: RunDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const run = useCommand(sheetCalls[shown.kind].run, {
    done: t('console-imports.run.started'),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={t('console-imports.run.title')}
      submit={t('console-imports.run.action', { count })}
      isDisabled={!reason.trim()}
      command={run}
      onClose={onClose}
      onSubmit={() =>
        run.run({ params: { id: shown.id }, body: { expected_count: count, reason: reason.trim() } })
      }
    >
      <p className="text-muted">{t('console-imports.run.text')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
