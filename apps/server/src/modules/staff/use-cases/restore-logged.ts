import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import type { Actor, AnyCommand, CommandDeps } from '#commands/define-command.ts'
import { findChange, type LoggedChange } from '#commands/list-changes.ts'
import { restoreChange, restorerOf } from '#commands/restore-change.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { listNames } from '../storage/member-names.ts'

type Asked = {
  id: number
  key: string
  reason?: string | undefined
  commands: readonly AnyCommand[]
  /** Whether the operator has to prove who it is before using a permission. */
  mustProve(permission: Permission): boolean
}

/** Takes a change of the log back, if the operator may read the entry and make the change. */
export async function restoreLogged(
  deps: CommandDeps,
  actor: Actor,
  { id, key, reason, commands, mustProve }: Asked,
): Promise<Outcome<{ changeId: number }, string>> {
  const change = await findChange(deps.db, actor, id)
  if (!change) return refuse('NOT_FOUND')
  const command = restorerOf(change.action, commands)
  if (!command || !hasState(change)) return refuse('NOT_RESTORABLE')
  if (!actor.permissions.has(command.permission)) return refuse('FORBIDDEN')
  if (mustProve(command.permission)) return refuse('STEP_UP_REQUIRED')
  const done = await restoreChange(deps, actor, {
    ...{ change, command, key, reason },
    nameOf: async (executor, operatorId) =>
      (await listNames(executor, [operatorId])).get(operatorId)?.name ?? null,
  })
  if (!done.ok) return done
  return ok({ changeId: done.value.kind === 'done' ? done.value.changeId : 0 })
}

export function isRestorableBy(
  { permissions }: Actor,
  change: LoggedChange,
  commands: readonly AnyCommand[],
): boolean {
  const command = restorerOf(change.action, commands)
  return command !== undefined && permissions.has(command.permission) && hasState(change)
}

/** An entry about something that came into being has nothing to go back to. */
function hasState({ before }: LoggedChange): boolean {
  return Object.keys(before).length > 0
}
