import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import type { FileStore } from '#kernel/files/file-store.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import type { LoggedChange } from './logged-change.ts'
import type { Fields } from './operator-changes.tables.ts'

/** Every centre, or those that an operator belongs to. */
export type CentreScope = 'all' | readonly number[]

/** Dependencies of a command beside its transaction. */
export type CommandDeps = { db: Database; config: Config; clock: Clock; models: Models; files: FileStore }

/** The operator on whose behalf a command runs. */
export type Actor = {
  operatorId: number
  sessionId: string
  permissions: ReadonlySet<Permission>
  centres: CentreScope
  requestId: string
  address: string
  /** Of a command that a second person has approved: it runs on behalf of who approved it. */
  approvalId?: string | undefined
}

/** The change that a command made, as the log tells it; `result` is the answer to its sender. */
export type Changed<Result> = {
  result: Result
  subject: { kind: string; id: string | number }
  /** The centre it happened at: managers read the entries of theirs. */
  centreId?: number | null
  before: Fields
  after: Fields
}

/** The one way to change what an operator may change. */
export type Command<Input, Result, Code extends string = string> = {
  /** As the log names it: `orders.cancel`. */
  action: string
  permission: Permission
  /** A change of money, blocking, closing and cancelling say why. */
  reason?: 'required'
  /** Whether a second person has to agree first. */
  needsApproval?(tx: Transaction, actor: Actor, input: Input, deps: CommandDeps): Promise<boolean>
  /** Writes inside the given transaction alone; a foreign object is NOT_FOUND. */
  run(tx: Transaction, actor: Actor, input: Input, deps: CommandDeps): Promise<Outcome<Changed<Result>, Code>>
  /**
   * Makes the opposite of a change of this command, out of its entry in the log. Only where the opposite is exact; a state
   * that the entry did not leave behind is CHANGED_SINCE.
   */
  restore?(
    tx: Transaction,
    actor: Actor,
    change: LoggedChange,
    deps: CommandDeps,
  ): Promise<Outcome<Changed<unknown>, string>>
}

/** A command whose input comes out of storage, as the JSON it was stored as. */
export type AnyCommand = Command<unknown, unknown>

export function defineCommand<Input, Result, Code extends string>(
  command: Command<Input, Result, Code>,
): Command<Input, Result, Code> {
  return command
}
