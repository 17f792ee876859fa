import { discardDeadLetterCall, retryDeadLetterCall } from '@warsha/contract/console/health/health.calls.ts'
import type { RestDeadLetter } from '@warsha/contract/console/health/health.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Moment } from '~/components/format/moment.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Events and jobs that failed every time, with one more try or the end of it. */
export function DeadLetters({ letters }: { letters: readonly RestDeadLetter[] }) {
  const { t } = useTranslation()
  if (letters.length === 0) return <p className="text-muted">{t('console-people.health.noDeadLetters')}</p>
  return (
    <ul className="grid gap-3">
      {letters.map((letter) => (
        <DeadLetter key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}

function DeadLetter({ letter }: { letter: RestDeadLetter }) {
  const { t } = useTranslation()
  const [isDiscarding, setIsDiscarding] = useState(false)
  const retry = useCommand(retryDeadLetterCall, { done: t('console-people.health.retried') })
  const { id, queue, key, error, tries, failed_at, waiting_behind } = letter
  return (
    <li className="grid gap-2 border-b border-line pb-3 last:border-0">
      <p className="font-medium break-words">
        <bdi dir="ltr">{key === null ? queue : `${queue} (${key})`}</bdi>
      </p>
      <p className="text-sm break-words text-danger">
        <bdi>{error}</bdi>
      </p>
      <p className="text-xs text-muted">
        {t('console-people.health.tries', { count: tries })} · <Moment at={failed_at} />
        {waiting_behind > 0 && ` · ${t('console-people.health.behind', { count: waiting_behind })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          isPending={retry.isPending}
          onClick={() => retry.run({ params: { id }, body: {} })}
        >
          {t('console-people.health.retry')}
        </Button>
        <Button size="small" variant="danger" onClick={() => setIsDiscarding(true)}>
          {t('console-people.health.discard')}
        </Button>
      </div>
      <CommandProblem command={retry} />
      {isDiscarding && <DiscardDialog id={id} onClose={() => setIsDiscarding(false)} />}
    </li>
  )
}

function DiscardDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const discard = useCommand(discardDeadLetterCall, {
    done: t('console-people.health.discarded'),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={t('console-people.health.discard')}
      submit={t('console-people.health.discard')}
      isDangerous
      isDisabled={!reason.trim()}
      command={discard}
      onClose={onClose}
      onSubmit={() => discard.run({ params: { id }, body: { reason: reason.trim() } })}
    >
      <p className="text-muted">{t('console-people.health.discardText')}</p>
      <ReasonField value={reason} onChange={setReason} hasFocus />
    </CommandDialog>
  )
}
