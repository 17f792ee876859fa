import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** A new account: by the first code of a number, or by a mailed link. */
export const customerRegistered = defineEvent(
  'customer.registered',
  z.object({ customerId: z.int() }),
  ({ customerId }) => customerId,
)

/** A customer has deleted the account; the remaining rows name no person. */
export const customerDeleted = defineEvent(
  'customer.deleted',
  z.object({ customerId: z.int() }),
  ({ customerId }) => customerId,
)

/** An account has another number. */
export const customerPhoneChanged = defineEvent(
  'customer.phone-changed',
  z.object({ customerId: z.int() }),
  ({ customerId }) => customerId,
)
