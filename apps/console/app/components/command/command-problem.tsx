import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@warsha/ui/button.tsx'
import { BookedNotice, bookedOf } from '~/components/booked-notice.tsx'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { momentText } from '~/components/format/moment.tsx'
import { useTranslation } from '~/session/messages.ts'
import { CloseInstead } from './close-instead.tsx'
import type { Conflict } from './use-command.ts'

type CommandProblemProps = {
  command: { error: Error | undefined; conflict: Conflict | undefined; reset: () => void }
  onReload?: () => void
}

/** Why a command was refused. A conflict says who was faster, and shows the current state on request. */
export function CommandProblem({ command, onReload }: CommandProblemProps) {
  const { t, lang } = useTranslation()
  const client = useQueryClient()
  const { error, conflict, reset } = command
  if (!error) return null
  const booked = bookedOf(error)
  if (booked)
    return (
      <>
        <BookedNotice error={error} booked={booked} />
        <CloseInstead booked={booked} />
      </>
    )
  if (!conflict) return <FailureNotice error={error} />
  const moment = conflict.at ? momentText(conflict.at, { t, lang }) : ''

  async function reload() {
    await client.invalidateQueries()
    reset()
    onReload?.()
  }

  return (
    <div role="alert" className="rounded-card border border-amber/50 bg-amber-tint p-4 text-amber-deep">
      <p className="font-semibold">{t('console.command.conflict')}</p>
      {moment && (
        <p className="mt-0.5 text-sm">
          {conflict.by
            ? t('console.command.conflictBy', { name: conflict.by, moment })
            : t('console.command.conflictUnknown', { moment })}
        </p>
      )}
      <Button size="small" variant="secondary" className="mt-3" onClick={reload}>
        {t('console.command.reload')}
      </Button>
    </div>
  )
}
