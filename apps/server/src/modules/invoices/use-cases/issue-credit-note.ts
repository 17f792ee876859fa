import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import type { RefundOccasion } from '../rules/credit-note.ts'
import { draftCreditNote } from '../rules/draft-credit-note.ts'
import {
  hasCreditNote,
  insertCreditNote,
  lockCreditNotes,
  takeCreditNoteNumber,
} from '../storage/credit-note-queries.ts'
import { readInvoicesOf } from '../storage/invoice-queries.ts'
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
  const { lines } = await readSoldOrder(context.db, orderId)
  const lineOf = new Map(lines.map(({ position }, at) => [position, at]))
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
    await insertCreditNote(tx, {
      ...drafted,
      ...(await takeCreditNoteNumber(tx, issuedAt)),
      invoiceId: invoice.id,
      orderId,
      customerId: invoice.customerId,
      refundKey: key,
      occasion,
      amountBaisa,
    })
    return ok(undefined)
  })
}
