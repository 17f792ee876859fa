import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { readSoldOrder, rowsOf } from '#modules/orders/index.ts'
import type { RefundOccasion } from '../rules/credit-note.ts'
import { draftCreditNote } from '../rules/draft-credit-note.ts'
import { hasCreditNote, insertCreditNote, lockCreditNotes } from '../storage/credit-note-queries.ts'
import { readInvoicesOf } from '../storage/invoice-queries.ts'
import { takeNumber } from '../storage/take-number.ts'
import { creditNoteIssued } from './document-events.ts'
import { issueInvoice } from './issue-invoice.ts'

type Context = { db: Database; config: Config; models?: Models }

export type Refunded = {
  orderId: number
  key: string
  occasion: RefundOccasion
  amountBaisa: number
  lines: readonly { position: number; quantity: number | null; amountBaisa: number | null }[]
  /** Now, unless it is history. */
  issuedAt?: Date
}

/**
 * Issues the credit note of a refund, once. The invoice that it corrects is issued first where its own event is still on
 * the way; an order that has none, because nothing was charged, has no credit note either.
 */
export async function issueCreditNote(context: Context, refunded: Refunded): Promise<void> {
  const { orderId, key, occasion, issuedAt } = refunded
  await issueInvoice(context, { orderId })
  const [invoice] = await readInvoicesOf(context.db, [orderId])
  if (!invoice) return
  const rows = rowsOf(await readSoldOrder(context.db, orderId))
  const lineOf = new Map(rows.map(({ position }, at) => [position, at]))
  const parts = refunded.lines.flatMap(({ position, quantity, amountBaisa }) => {
    const line = lineOf.get(position)
    const amount = amountBaisa === null ? null : baisa(amountBaisa)
    return line === undefined ? [] : { line, quantity, amountBaisa: amount }
  })
  await inTransaction(context.db, async (tx) => {
    const earlier = await lockCreditNotes(tx, invoice.id)
    if (await hasCreditNote(tx, key)) return ok(undefined)
    const amountBaisa = baisa(refunded.amountBaisa)
    const drafted = draftCreditNote({ invoice, earlier, amountBaisa, parts })
    const numbered = await takeNumber(tx, 'credit note', issuedAt)
    const { customerId } = invoice
    await insertCreditNote(tx, {
      ...drafted,
      ...numbered,
      invoiceId: invoice.id,
      orderId,
      customerId,
      refundKey: key,
      occasion,
      amountBaisa,
    })
    const { year, sequence } = numbered
    await publish(tx, creditNoteIssued({ orderId, customerId, year, sequence, amountBaisa }))
    return ok(undefined)
  })
}
