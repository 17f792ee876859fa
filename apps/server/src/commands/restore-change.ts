import type { Executor } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import {
  type Actor,
  type AnyCommand,
  type Changed,
  type CommandDeps,
  defineCommand,
} from './define-command.ts'
import { findChange, type LoggedChange } from './list-changes.ts'
import { type CommandAnswer, runCommand } from './run-command.ts'

const suffix = '.restore'

/** The command whose changes these are and that can take them back. A change that was taken back can be made again. */
export function restorerOf(action: string, commands: readonly AnyCommand[]): AnyCommand | undefined {
  const made = action.endsWith(suffix) ? action.slice(0, -suffix.length) : action
  return commands.find((command) => command.action === made && command.restore)
}

/** The name of the operator who made a later change. */
export type NameOf = (executor: Executor, operatorId: number) => Promise<string | null>

type Asked = {
  change: LoggedChange
  command: AnyCommand
  key: string
  reason: string | undefined
  nameOf: NameOf
}

type Restored = Outcome<Changed<unknown>, string>

/**
 * Makes the opposite of a change, as a change of its own, unless something has come since. The opposite is made first: it
 * waits for a transaction that holds the rows, so that its entry is seen afterwards and undoes it.
 */
export function restoreChange(
  deps: CommandDeps,
  actor: Actor,
  { change, command, key, reason, nameOf }: Asked,
): Promise<Outcome<CommandAnswer<unknown>, string>> {
  const { permission, reason: hasReason } = command
  const restoring = defineCommand({
    action: `${command.action}${suffix}`,
    permission,
    ...(hasReason && { reason: hasReason }),
    async run(tx, operator, _input: { change: number }, commandDeps): Promise<Restored> {
      const opposite = await command.restore?.(tx, operator, change, commandDeps)
      if (!opposite) throw new Error(`${command.action} cannot be taken back`)
      const current = await findChange(tx, operator, change.id)
      if (!current) return refuse('NOT_FOUND')
      if (current.nextOperatorId === null || !current.nextChangedAt) return opposite
      const details = {
        changed_by: await nameOf(tx, current.nextOperatorId),
        changed_at: current.nextChangedAt.toISOString(),
      }
      return refuse('CHANGED_SINCE', { details })
    },
  })
  return runCommand(deps, actor, restoring, { key, reason, input: { change: change.id } })
}
