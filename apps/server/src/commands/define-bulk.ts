import type { Executor } from '#kernel/database/connect.ts'
import type { Actor, Command } from './define-command.ts'

/** An object that was selected, as it was then: a change of it meanwhile is a conflict. */
export type BulkItem = { id: string; revision: number }

/** A command that is run for many objects at once. */
export type BulkCommand<Selection, Settings, Input, Result, Code extends string = string> = {
  command: Command<Input, Result, Code>
  /** The objects of the operator's centres that are meant, each once and in a fixed order; `limit` of them at most. */
  select(executor: Executor, actor: Actor, selection: Selection, limit: number): Promise<readonly BulkItem[]>
  /** The command's input for one item. */
  inputOf(item: BulkItem, settings: Settings): Input
}

export function defineBulk<Selection, Settings, Input, Result, Code extends string>(
  bulk: BulkCommand<Selection, Settings, Input, Result, Code>,
): BulkCommand<Selection, Settings, Input, Result, Code> {
  return bulk
}
