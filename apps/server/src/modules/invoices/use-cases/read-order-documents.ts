import type { Executor } from '#kernel/database/connect.ts'
import type { OrderDocuments } from '#modules/orders/index.ts'
import { creditNoteNumber } from '../rules/credit-note-number.ts'
import { invoiceNumber } from '../rules/invoice-number.ts'
import { readCreditNotesOf } from '../storage/credit-note-queries.ts'
import { readInvoicesOf } from '../storage/invoice-queries.ts'

/** The invoice and the credit notes of an order, for operators. */
export async function readOrderDocuments(executor: Executor, orderId: number): Promise<OrderDocuments> {
  const [invoice] = await readInvoicesOf(executor, [orderId])
  const notes = await readCreditNotesOf(executor, [orderId])
  return {
    invoice: invoice ? { ...invoice, number: invoiceNumber(invoice) } : null,
    creditNotes: notes.map((note) => ({ ...note, number: creditNoteNumber(note) })),
  }
}
