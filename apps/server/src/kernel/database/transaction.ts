import type { Outcome, Refusal } from '#kernel/outcome.ts'
import type { Database, Transaction } from './connect.ts'

/** Thrown inside a transaction to undo its writes while answering a refusal. */
export class Rollback extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`rolled back: ${refusal.code}`)
    this.refusal = refusal
  }
}

/** Runs the work in one transaction; a `Rollback` comes back as the refusal it carries, faults go on. */
export async function inTransaction<Value, Code extends string>(
  db: Database,
  work: (tx: Transaction) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code>> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (error instanceof Rollback) return error.refusal as Refusal<Code>
    throw error
  }
}
