import { serverPageCap } from '@warsha/contract/constants.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import type { CreditNote } from '../rules/credit-note.ts'
import { creditNoteNumber } from '../rules/credit-note-number.ts'
import type { Invoice } from '../rules/invoice.ts'
import { invoiceNumber } from '../rules/invoice-number.ts'
import { listCreditNotes } from '../storage/credit-note-queries.ts'
import { readInvoicesPage, removeBuyers } from '../storage/invoice-queries.ts'

/** The invoices as a part of what is stored about a customer. */
export const invoiceData = {
  async export({ db }: { db: Database }, customerId: number) {
    const invoices: Invoice[] = []
    for (let cursor: number | undefined; ; cursor = invoices.at(-1)?.id) {
      const page = await readInvoicesPage(db, { customerId, size: serverPageCap, isBackward: true, cursor })
      invoices.push(...page.slice(0, serverPageCap))
      if (page.length <= serverPageCap) break
    }
    const notes = await listCreditNotes(db, customerId)
    return { invoices: invoices.map(toExport), credit_notes: notes.map(toExportedNote) }
  },
  /** Tax law wants the invoices themselves for ten years; they stay without the buyer. */
  erase: (tx: Transaction, customerId: number) => removeBuyers(tx, customerId),
}

function toExportedNote(note: CreditNote) {
  return {
    number: creditNoteNumber(note),
    issued_at: note.issuedAt.toISOString(),
    invoice: invoiceNumber(note.document.invoice),
    total: decimalFromBaisa(note.totalBaisa),
    tax: decimalFromBaisa(note.taxBaisa),
  }
}

function toExport(invoice: Invoice) {
  const { issuedAt, totalBaisa, taxBaisa, buyer, document } = invoice
  return {
    number: invoiceNumber(invoice),
    issued_at: issuedAt.toISOString(),
    order: document.orderNumber,
    buyer,
    total: decimalFromBaisa(totalBaisa),
    tax: decimalFromBaisa(taxBaisa),
  }
}
