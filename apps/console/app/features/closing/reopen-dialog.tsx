import { reopenClosureCall } from '@warsha/contract/console/closures/closures.calls.ts'
import type { RestClosure } from '@warsha/contract/console/closures/closures.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { BookedNotice, bookedOf } from '~/components/booked-notice.tsx'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

export function ReopenDialog({ closure, onClose }: { closure: RestClosure; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const [reason, setReason] = useState('')
  const reopen = useCommand(reopenClosureCall, { done: t('console-closing.reopen.done'), onDone: onClose })
  const booked = bookedOf(reopen.error)
  return (
    <CommandDialog
      title={t('console-closing.reopen.title', { centre: isolate(closure.centre.name[lang]) })}
      submit={t('console-closing.reopen.action')}
      isDisabled={!reason.trim()}
      command={reopen}
      onClose={onClose}
      problem={
        reopen.error &&
        booked && (
          <>
            <BookedNotice error={reopen.error} booked={booked} text={t('console-closing.reopen.refused')} />
            <p className="text-sm">
              <Link to={`/centres/${closure.centre.id}/schedule`} className="link">
                {t('console-closing.reopen.schedule')}
              </Link>
            </p>
          </>
        )
      }
      onSubmit={() => reopen.run({ params: { id: closure.id }, body: { reason: reason.trim() } })}
    >
      <p className="text-muted">{t('console-closing.reopen.text')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
