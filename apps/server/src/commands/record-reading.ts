import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, type Refusal } from '#kernel/outcome.ts'
import { insertChange } from './change-queries.ts'
import type { Actor, Changed } from './define-command.ts'

type Read<Value> = {
  value: Value
  subject: Changed<Value>['subject']
  /** What was asked for, where the subject does not say it. */
  after?: Record<string, unknown>
}

type Reading<Value, Code extends string> = {
  /** As the log names it: `customers.open`. */
  action: string
  read(tx: Transaction): Promise<Read<Value> | Refusal<Code>>
}

/** Reads something whose reading itself is an entry in the log: nothing is shown that the log does not tell of. */
export async function recordReading<Value, Code extends string>(
  { db }: { db: Database },
  actor: Actor,
  { action, read }: Reading<Value, Code>,
): Promise<Outcome<{ value: Value; changeId: number }, Code>> {
  return inTransaction<{ value: Value; changeId: number }, Code>(db, async (tx) => {
    const found = await read(tx)
    if ('ok' in found) return found
    const { value, subject, after = {} } = found
    const entry = { action, subject, before: {}, after, reason: null, approvalId: null }
    return ok({ value, changeId: await insertChange(tx, actor, entry) })
  })
}
