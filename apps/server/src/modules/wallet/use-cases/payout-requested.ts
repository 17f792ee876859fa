import { z } from 'zod'
import { defineEvent } from '#kernel/events/define-event.ts'

/** Money of a wallet waits for an operator to transfer it. */
export const payoutRequested = defineEvent(
  'wallet.payout-requested',
  z.object({ payoutId: z.int(), customerId: z.int(), amountBaisa: z.int() }),
  ({ customerId }) => customerId,
)
