import { lt, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { promoTries } from './promotions.tables.ts'

/** Counts one try more for each, and says how many there were in this span. */
export async function countTries(
  executor: Executor,
  subjects: readonly string[],
  span: number,
): Promise<ReadonlyMap<string, number>> {
  const inOrder = subjects.toSorted()
  const rows = await executor
    .insert(promoTries)
    .values(inOrder.map((subject) => ({ subject, span, tries: 1 })))
    .onConflictDoUpdate({
      target: [promoTries.subject, promoTries.span],
      set: { tries: sql`${promoTries.tries} + 1` },
    })
    .returning({ subject: promoTries.subject, tries: promoTries.tries })
  return new Map(rows.map(({ subject, tries }) => [subject, tries]))
}

export async function deleteTriesBefore(executor: Executor, span: number): Promise<void> {
  await executor.delete(promoTries).where(lt(promoTries.span, span))
}
