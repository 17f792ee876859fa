import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { type ReductionKind, reductions } from './gift-cards.tables.ts'

export type NewReduction = { customerId: number; kind: ReductionKind; amountBaisa: Baisa }

/** False when the customer has had one of this kind. */
export async function insertReduction(tx: Transaction, reduction: NewReduction): Promise<boolean> {
  const made = await tx
    .insert(reductions)
    .values(reduction)
    .onConflictDoNothing()
    .returning({ id: reductions.id })
  return made.length > 0
}

/** One that was used stays, so that it is not granted again. */
export async function deleteReduction(
  tx: Transaction,
  { customerId, kind }: Omit<NewReduction, 'amountBaisa'>,
): Promise<void> {
  await tx
    .delete(reductions)
    .where(
      and(eq(reductions.customerId, customerId), eq(reductions.kind, kind), isNull(reductions.consumedAt)),
    )
}
