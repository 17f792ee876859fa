import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** A centre was closed for a time, with bookings or without. */
export const centreClosed = defineEvent(
  'closures.centre-closed',
  z.object({ closureId: z.int(), centreId: z.int(), cases: z.int() }),
  ({ closureId }) => closureId,
)

export const centreReopened = defineEvent(
  'closures.centre-reopened',
  z.object({ closureId: z.int(), centreId: z.int(), cases: z.int() }),
  ({ closureId }) => closureId,
)

/** Slots are held for a customer whose centre is closed. The token is all it takes to answer: it goes to the customer alone. */
export const alternativesOffered = defineEvent(
  'closures.alternatives-offered',
  z.object({
    caseId: z.int(),
    orderId: z.int(),
    customerId: z.int(),
    offers: z.int(),
    /** Null where the customer has a link already. */
    token: z.string().nullable(),
  }),
  ({ orderId }) => orderId,
)

/** A closed visit was given back: at the wish of the customer, or because the time to answer was over. */
export const caseRefunded = defineEvent(
  'closures.case-refunded',
  z.object({
    caseId: z.int(),
    orderId: z.int(),
    customerId: z.int(),
    amountBaisa: z.int().min(0),
    giftCardBaisa: z.int().min(0),
    /** Of the order, afterwards. */
    status: z.string(),
    paymentStatus: z.string(),
  }),
  ({ orderId }) => orderId,
)

/** A closed visit takes place after all. */
export const caseReopened = defineEvent(
  'closures.case-reopened',
  z.object({ caseId: z.int(), orderId: z.int(), customerId: z.int() }),
  ({ orderId }) => orderId,
)
