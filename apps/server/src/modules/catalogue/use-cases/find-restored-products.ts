import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { ProductChoice } from '../rules/edited-collection.ts'
import { findProductIdsBySlug } from '../storage/product-choice-queries.ts'

/** The products of a list as an entry of the log names them; the present ones where it does not. */
export async function findRestoredProducts(
  tx: Transaction,
  present: readonly ProductChoice[],
  logged: unknown,
): Promise<Outcome<number[], 'CHANGED_SINCE'>> {
  if (!Array.isArray(logged)) return ok(present.map(({ id }) => id))
  const ids = await findProductIdsBySlug(tx, logged.map(String))
  return ids.length === logged.length ? ok(ids) : refuse('CHANGED_SINCE')
}
