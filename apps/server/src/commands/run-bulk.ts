import { maxBulk } from '@warsha/contract/console/bulk-shapes.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { claimKey, storeAnswer } from './change-queries.ts'
import type { BulkCommand, BulkItem } from './define-bulk.ts'
import type { Actor, Command, CommandDeps } from './define-command.ts'
import { type CommandRefusal, runCommand, type Sent, tryCommand } from './run-command.ts'

export type SentBulk<Selection, Settings> = {
  /** Made once by the sender for each press of a button; a try needs none. */
  key: string
  selection: Selection
  settings: Settings
  reason: string | undefined
  /** How many objects the sender saw; undefined for a try. */
  expectedCount: number | undefined
  isDryRun: boolean
}

/** The outcome for one object, or the expected one of a preview. */
export type BulkResult<Result = unknown> =
  | { id: string; outcome: 'done'; changeId: number | null; result: Result }
  | { id: string; outcome: 'approval'; approvalId: string }
  | { id: string; outcome: 'refused'; refusal: Refusal }

export type BulkRefusal = 'COUNT_CHANGED' | 'BULK_TOO_LARGE' | CommandRefusal

/**
 * Runs a command for each of the selected objects. Each has its own transaction and its own entry in the log, so that one
 * that is refused holds up none of the others. The selection is stored under the key: a request that is sent again
 * goes on where the first one ended, and does nothing twice. A dry run undoes everything it has tried.
 */
export async function runBulk<Selection, Settings, Input, Result, Code extends string>(
  deps: CommandDeps,
  actor: Actor,
  bulk: BulkCommand<Selection, Settings, Input, Result, Code>,
  sent: SentBulk<Selection, Settings>,
): Promise<Outcome<BulkResult<Result>[], BulkRefusal>> {
  const { command, inputOf } = bulk
  const { key, settings, reason } = sent
  if (command.reason === 'required' && !sent.isDryRun && !reason?.trim())
    return refuse('REASON_REQUIRED', { field: 'reason' })
  const selected = await (sent.isDryRun ? select(deps, actor, bulk, sent) : claim(deps, actor, bulk, sent))
  if (!selected.ok) return selected
  const results: BulkResult<Result>[] = []
  for (const item of selected.value) {
    const input = inputOf(item, settings)
    const result = sent.isDryRun
      ? await tryItem(deps, actor, { command, input, id: item.id })
      : await runItem(deps, actor, {
          command,
          id: item.id,
          sent: { key: `${key}:${item.id}`, input, reason },
        })
    results.push(result)
  }
  return ok(results)
}

/** The selected objects, if they are as many as the sender saw. */
async function select<Selection, Settings>(
  { db }: { db: Executor },
  actor: Actor,
  { select: selectItems }: AnyBulk<Selection, Settings>,
  { selection, expectedCount }: SentBulk<Selection, Settings>,
): Promise<Outcome<readonly BulkItem[], BulkRefusal>> {
  const items = await selectItems(db, actor, selection, maxBulk + 1)
  if (items.length > maxBulk) return refuse('BULK_TOO_LARGE', { params: { max: maxBulk } })
  const count = items.length
  if (expectedCount !== undefined && expectedCount !== count)
    return refuse('COUNT_CHANGED', {
      field: 'expected_count',
      params: { count },
      details: { current: { count } },
    })
  return ok(items)
}

/** Stores the selection under the key, or finds the one that is stored there. */
function claim<Selection, Settings>(
  deps: CommandDeps,
  actor: Actor,
  bulk: AnyBulk<Selection, Settings>,
  sent: SentBulk<Selection, Settings>,
): Promise<Outcome<readonly BulkItem[], BulkRefusal>> {
  const { key, selection, settings, expectedCount, reason } = sent
  const { operatorId } = actor
  const action = `${bulk.command.action}.bulk`
  return inTransaction<readonly BulkItem[], BulkRefusal>(deps.db, async (tx) => {
    const input = [selection, settings, expectedCount, reason ?? null]
    const claimed = await claimKey(tx, { operatorId, key, action, input })
    if (claimed.kind === 'other') return refuse('KEY_REUSED', { field: 'key' })
    if (claimed.kind === 'repeat') return ok(claimed.answer.items as readonly BulkItem[])
    const selected = await select({ db: tx }, actor, bulk, sent)
    if (!selected.ok) return selected
    await storeAnswer(tx, { operatorId, key, answer: { items: selected.value } })
    return selected
  })
}

type AnyBulk<Selection, Settings> = Pick<
  BulkCommand<Selection, Settings, never, unknown, string>,
  'select'
> & { command: { action: string } }

type Item<Input, Result, Code extends string> = { id: string; command: Command<Input, Result, Code> }

async function runItem<Input, Result, Code extends string>(
  deps: CommandDeps,
  actor: Actor,
  { id, command, sent }: Item<Input, Result, Code> & { sent: Sent<Input> },
): Promise<BulkResult<Result>> {
  const answer = await runCommand(deps, actor, command, sent)
  if (!answer.ok) return { id, outcome: 'refused', refusal: answer }
  const { value } = answer
  return value.kind === 'done'
    ? { id, outcome: 'done', changeId: value.changeId, result: value.result }
    : { id, outcome: 'approval', approvalId: value.approvalId }
}

async function tryItem<Input, Result, Code extends string>(
  deps: CommandDeps,
  actor: Actor,
  { id, command, input }: Item<Input, Result, Code> & { input: Input },
): Promise<BulkResult<Result>> {
  const tried = await tryCommand(deps.db, deps, { actor, command, input })
  return tried.ok
    ? { id, outcome: 'done', changeId: null, result: tried.value }
    : { id, outcome: 'refused', refusal: tried }
}
