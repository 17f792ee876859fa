import type { Transaction } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** A value that another record has already, and one that names a record that does not exist. */
const codes = { '23505': 'VALUE_TAKEN', '23503': 'INVALID' } as const

export type Violation = (typeof codes)[keyof typeof codes]

/** Runs writes up to a savepoint. What a constraint refuses is a refusal of the field that the constraint is about. */
export async function refuseViolations<Value>(
  tx: Transaction,
  fieldOf: Readonly<Record<string, string>>,
  write: (inner: Transaction) => Promise<Value>,
): Promise<Outcome<Value, Violation>> {
  try {
    return await inTransaction<Value, Violation>(tx, async (inner) => ok(await write(inner)))
  } catch (error) {
    const code = codes[sqlState(error) as keyof typeof codes]
    const field = fieldOf[constraintOf(error) ?? '']
    if (!code || !field) throw error
    return refuse(code, { field })
  }
}

function constraintOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { constraint } = cause as { constraint?: unknown }
    if (typeof constraint === 'string') return constraint
  }
  return undefined
}
