import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { CreditNote } from '../rules/credit-note.ts'
import { findCreditNote, readCreditNotesOf } from '../storage/credit-note-queries.ts'

/** The credit notes of orders that the caller has read as their owner. */
export async function listCreditNotesOf(
  { db }: { db: Database },
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CreditNote[]>> {
  return Map.groupBy(await readCreditNotesOf(db, orderIds), ({ orderId }) => orderId)
}

/** Another customer's credit note looks like one that does not exist. */
export async function readCreditNote(
  { db }: { db: Database },
  key: { publicId: string; customerId: number },
): Promise<Outcome<CreditNote, 'NOT_FOUND'>> {
  const note = await findCreditNote(db, key)
  return note ? ok(note) : refuse('NOT_FOUND', { field: 'id' })
}
