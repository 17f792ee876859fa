import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { CreditNote } from '../rules/credit-note.ts'
import { creditNotes } from './credit-notes.tables.ts'
import { invoiceBuyers } from './invoices.tables.ts'

/** Credit notes of one invoice are issued one after the other: each continues what those before have credited. */
export async function lockCreditNotes(tx: Transaction, invoiceId: number): Promise<CreditNote[]> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('credit-notes'), ${invoiceId})`)
  const rows = await select(tx).where(eq(creditNotes.invoiceId, invoiceId)).orderBy(creditNotes.id)
  return rows.map(toCreditNote)
}

export type NewCreditNote = Omit<CreditNote, 'id' | 'publicId' | 'buyer'> & { refundKey: string }

export async function insertCreditNote(tx: Transaction, note: NewCreditNote): Promise<void> {
  await tx.insert(creditNotes).values(note)
}

export async function hasCreditNote(tx: Transaction, refundKey: string): Promise<boolean> {
  return (await tx.$count(creditNotes, eq(creditNotes.refundKey, refundKey))) > 0
}

/** Those of several orders at once. */
export async function readCreditNotesOf(
  executor: Executor,
  orderIds: readonly number[],
): Promise<CreditNote[]> {
  const rows = await select(executor)
    .where(inArray(creditNotes.orderId, [...orderIds]))
    .orderBy(creditNotes.id)
  return rows.map(toCreditNote)
}

export async function listCreditNotes(executor: Executor, customerId: number): Promise<CreditNote[]> {
  const rows = await select(executor).where(eq(creditNotes.customerId, customerId)).orderBy(creditNotes.id)
  return rows.map(toCreditNote)
}

export async function findCreditNote(
  executor: Executor,
  { publicId, customerId }: { publicId: string; customerId: number },
): Promise<CreditNote | undefined> {
  const rows = await select(executor).where(
    and(eq(creditNotes.publicId, publicId), eq(creditNotes.customerId, customerId)),
  )
  return rows.map(toCreditNote)[0]
}

function select(executor: Executor) {
  return executor
    .select({ note: creditNotes, buyer: invoiceBuyers })
    .from(creditNotes)
    .leftJoin(invoiceBuyers, eq(invoiceBuyers.invoiceId, creditNotes.invoiceId))
    .$dynamic()
}

type Row = { note: typeof creditNotes.$inferSelect; buyer: typeof invoiceBuyers.$inferSelect | null }

function toCreditNote({ note, buyer }: Row): CreditNote {
  return { ...note, buyer: buyer && { name: buyer.name, phone: buyer.phone, address: buyer.address } }
}
