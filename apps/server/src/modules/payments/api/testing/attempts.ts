import { sql } from 'drizzle-orm'
import type { GatewayEvent } from '#modules/payments/use-cases/payment-gateway.ts'
import type { SettlementContext } from '#modules/payments/use-cases/purchase-port.ts'
import { handleCallback, receiveCallback } from '#modules/payments/use-cases/receive-callback.ts'
import { reconcileAttempts } from '#modules/payments/use-cases/reconcile-attempts.ts'
import type { usePaymentShop } from './payment-shop.ts'

type Shop = ReturnType<typeof usePaymentShop>

export type SeenAttempt = {
  id: string
  rowId: number
  state: string
  url: string | null
  reference: string | null
  isPolled: boolean
}

/** Stored payment attempts, and the polls that settle them. */
export function attemptsOf(shop: Shop, context: () => SettlementContext) {
  return {
    lastAttempt: async (): Promise<SeenAttempt> =>
      (await shop.value<SeenAttempt>(
        sql`SELECT json_build_object('id', public_id, 'rowId', id, 'state', state, 'url', url,
          'reference', psp_reference, 'isPolled', next_poll_at IS NOT NULL)
          FROM payment_attempts ORDER BY payment_attempts.id DESC LIMIT 1`,
      )) ?? { id: '', rowId: 0, state: '', url: null, reference: null, isPolled: false },

    sandboxState: (reference: string | null) =>
      shop.value<string>(sql`SELECT state FROM sandbox_payments WHERE reference = ${reference}`),

    /** Polls all attempts that wait for a poll. */
    async poll() {
      await shop
        .db()
        .execute(sql`UPDATE payment_attempts SET next_poll_at = now() WHERE next_poll_at IS NOT NULL`)
      await reconcileAttempts(context())
    },

    /** A callback of the sandbox arrives, and its job runs. */
    async callBack(event: GatewayEvent) {
      await receiveCallback(context(), 'sandbox', event)
      const id = await shop.value<number>(
        sql`SELECT id FROM gateway_callbacks WHERE event_id = ${event.eventId}`,
      )
      await handleCallback(context(), id ?? 0)
    },
  }
}
