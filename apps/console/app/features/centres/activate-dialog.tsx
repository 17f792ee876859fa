import { activateServiceCentreCall } from '@warsha/contract/console/booking/service-centres.calls.ts'
import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

type ActivateDialogProps = { centre: RestServiceCentre; onClose: () => void }

/** Opens a centre to the shop, or takes it out of it. */
export function ActivateDialog({ centre, onClose }: ActivateDialogProps) {
  const { t, lang } = useTranslation()
  const [reason, setReason] = useState('')
  const { id, revision, is_active: isActive } = centre
  const activate = useCommand(activateServiceCentreCall, {
    done: t(isActive ? 'console-centres.activate.undone' : 'console-centres.activate.done'),
    onDone: onClose,
  })
  const name = isolate(centre.name[lang])
  return (
    <CommandDialog
      title={t(isActive ? 'console-centres.activate.undoTitle' : 'console-centres.activate.title', { name })}
      submit={t(isActive ? 'console-centres.activate.undo' : 'console-centres.activate.action')}
      isDangerous={isActive}
      isDisabled={!reason.trim()}
      command={activate}
      onClose={onClose}
      onReload={() => undefined}
      onSubmit={() =>
        activate.run({
          params: { id: String(id) },
          body: { revision, is_active: !isActive, reason: reason.trim() },
        })
      }
    >
      <p className="text-muted">
        {t(isActive ? 'console-centres.activate.undoText' : 'console-centres.activate.text')}
      </p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
