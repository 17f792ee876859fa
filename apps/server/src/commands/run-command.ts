import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { approvalRequested } from './approval-events.ts'
import { insertApproval } from './approval-queries.ts'
import { claimKey, insertChange, storeAnswer } from './change-queries.ts'
import type { Actor, Command, CommandDeps } from './define-command.ts'

export type Sent<Input> = {
  /** Made once by the sender for each press of a button. */
  key: string
  input: Input
  reason: string | undefined
}

/** Done, with the number of its entry in the log; or stored until a second person agrees. */
export type CommandAnswer<Result> =
  | { kind: 'done'; result: Result; changeId: number }
  | { kind: 'approval'; approvalId: string }

export type CommandRefusal = 'REASON_REQUIRED' | 'KEY_REUSED'

/**
 * Runs a command: its writes, its entry in the log and the answer to its key are one transaction. A command that is sent
 * again is answered as before and changes nothing.
 */
export async function runCommand<Input, Result, Code extends string>(
  deps: CommandDeps,
  actor: Actor,
  command: Command<Input, Result, Code>,
  sent: Sent<Input>,
): Promise<Outcome<CommandAnswer<Result>, Code | CommandRefusal>> {
  const reason = sanitiseText(sent.reason ?? '') || null
  if (command.reason === 'required' && !reason) return refuse('REASON_REQUIRED', { field: 'reason' })
  const { operatorId } = actor
  const { action } = command
  return inTransaction<CommandAnswer<Result>, Code | CommandRefusal>(deps.db, async (tx) => {
    const claimed = await claimKey(tx, { operatorId, key: sent.key, action, input: [sent.input, reason] })
    if (claimed.kind === 'other') return refuse('KEY_REUSED', { field: 'key' })
    if (claimed.kind === 'repeat') return ok(claimed.answer as CommandAnswer<Result>)
    const answer = await execute(tx, deps, { actor, command, input: sent.input, reason })
    if (!answer.ok) return answer
    await storeAnswer(tx, { operatorId, key: sent.key, answer: answer.value })
    return answer
  })
}

type Execution<Input, Result, Code extends string> = {
  actor: Actor
  command: Command<Input, Result, Code>
  input: Input
  reason: string | null
}

async function execute<Input, Result, Code extends string>(
  tx: Transaction,
  deps: CommandDeps,
  { actor, command, input, reason }: Execution<Input, Result, Code>,
): Promise<Outcome<CommandAnswer<Result>, Code>> {
  if (await command.needsApproval?.(tx, actor, input, deps)) {
    const { action } = command
    const tried = await tryCommand(tx, deps, { actor, command, input })
    if (!tried.ok) return tried
    const approvalId = await insertApproval(tx, { action, input, reason, operatorId: actor.operatorId })
    await insertChange(tx, actor, {
      action: `${action}.request`,
      subject: { kind: 'approval', id: approvalId },
      before: {},
      after: { input },
      reason,
      approvalId,
    })
    await publish(tx, approvalRequested({ approvalId, action, operatorId: actor.operatorId }))
    return ok({ kind: 'approval', approvalId })
  }
  return record(tx, deps, { actor, command, input, reason, approvalId: null })
}

/** What a command would answer now. All writes of the trial are rolled back. */
export async function tryCommand<Input, Result, Code extends string>(
  executor: Executor,
  deps: CommandDeps,
  { actor, command, input }: Pick<Execution<Input, Result, Code>, 'actor' | 'command' | 'input'>,
): Promise<Outcome<Result, Code>> {
  let result: Result | undefined
  const tried = await inTransaction<never, Code | typeof undone>(executor, async (inner) => {
    const changed = await command.run(inner, actor, input, deps)
    if (!changed.ok) return changed
    result = changed.value.result
    return refuse(undone)
  })
  return tried.ok || tried.code === undone ? ok(result as Result) : (tried as Refusal<Code>)
}

const undone = 'UNDONE'

/** Runs the command and writes its entry. */
export async function record<Input, Result, Code extends string>(
  tx: Transaction,
  deps: CommandDeps,
  run: Execution<Input, Result, Code> & { approvalId: string | null },
): Promise<Outcome<CommandAnswer<Result>, Code>> {
  const { actor, command, input, reason, approvalId } = run
  const changed = await command.run(tx, approvalId ? { ...actor, approvalId } : actor, input, deps)
  if (!changed.ok) return changed
  const { result, ...entry } = changed.value
  const changeId = await insertChange(tx, actor, { ...entry, action: command.action, reason, approvalId })
  return ok({ kind: 'done', result, changeId })
}
