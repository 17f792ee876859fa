import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** The invoice of an order has its number. */
export const invoiceIssued = defineEvent(
  'invoice.issued',
  z.object({ orderId: z.int(), customerId: z.int(), year: z.int(), sequence: z.int() }),
  ({ orderId }) => orderId,
)

/** The credit note of a refund has its number. */
export const creditNoteIssued = defineEvent(
  'credit-note.issued',
  z.object({ orderId: z.int(), customerId: z.int(), year: z.int(), sequence: z.int(), amountBaisa: z.int() }),
  ({ orderId }) => orderId,
)
