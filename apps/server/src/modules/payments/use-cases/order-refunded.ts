import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

const refundedLine = z.object({
  position: z.int(),
  /** How many pieces came back; null where only money is given back. */
  quantity: z.int().positive().nullable(),
  /** The part of the amount that is for this line; null: the price of its pieces. */
  amountBaisa: z.int().positive().nullable(),
})

export type RefundedLine = z.infer<typeof refundedLine>

const occasion = z.enum(['return', 'cancel', 'refund'])

export type RefundOccasion = z.infer<typeof occasion>

/** Money of an order was given back: by a return, with a cancelled order, or by an operator. */
export const orderRefunded = defineEvent(
  'order.refunded',
  z.object({
    orderId: z.int(),
    customerId: z.int(),
    /** Of the refund; each is reported once. */
    key: z.string(),
    occasion,
    amountBaisa: z.int().positive(),
    /** The lines that are refunded; none: a part of everything. */
    lines: z.array(refundedLine),
  }),
  ({ orderId }) => orderId,
)
