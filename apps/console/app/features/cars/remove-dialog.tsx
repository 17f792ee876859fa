import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useTranslation } from '~/session/messages.ts'

type RemoveDialogProps = {
  name: string
  /** Instead of what is said of brands and models. */
  text?: string
  command: Parameters<typeof CommandDialog>[0]['command']
  onRemove: (reason: string) => void
  onClose: () => void
}

/** Asks why a brand or model is deleted. */
export function RemoveDialog({ name, text, command, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  return (
    <CommandDialog
      title={t('console-cars.remove.title', { name: isolate(name) })}
      submit={t('console-cars.remove.action')}
      isDangerous
      isDisabled={!reason.trim()}
      command={command}
      onClose={onClose}
      onSubmit={() => onRemove(reason.trim())}
    >
      <p className="text-muted">{text ?? t('console-cars.remove.text')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
