import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { CommandProblem } from './command-problem.tsx'
import type { Conflict } from './use-command.ts'

type CommandDialogProps = {
  title: string
  submit: string
  isDangerous?: boolean
  isDisabled?: boolean
  command: { isPending: boolean; error: Error | undefined; conflict: Conflict | undefined; reset: () => void }
  onSubmit: () => void
  onClose: () => void
  /** After a conflict, once the current state is there; the dialog closes without it. */
  onReload?: () => void
  /** Instead of the usual words about a refusal. */
  problem?: ReactNode
  children: ReactNode
  className?: string
}

/** What a command needs to know, and the one button that sends it. */
export function CommandDialog(props: CommandDialogProps) {
  const {
    title,
    submit,
    isDangerous,
    isDisabled,
    command,
    onSubmit,
    onClose,
    onReload,
    problem,
    children,
    className,
  } = props
  const { t } = useTranslation()

  function send(event: FormEvent) {
    event.preventDefault()
    if (!command.isPending && !isDisabled) onSubmit()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console.command.close')}
      title={title}
      className={className}
    >
      <form noValidate className="grid gap-4" onSubmit={send}>
        {children}
        {problem || <CommandProblem command={command} onReload={onReload ?? onClose} />}
        <div className="flex justify-end gap-2">
          <Button variant="ghost" size="small" onClick={onClose}>
            {t('console.command.cancel')}
          </Button>
          <Button
            type="submit"
            size="small"
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={command.isPending}
            disabled={isDisabled}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
