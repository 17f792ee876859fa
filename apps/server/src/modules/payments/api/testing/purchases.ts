import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { SettlementContext } from '#modules/payments/index.ts'
import { type OrderToRefund, refundOrder } from '#modules/payments/use-cases/refund-order.ts'
import { takeFrom, topUp } from '#testing/open-wallets.ts'
import { settlementContextOf } from '#testing/settlement-context.ts'
import { ask } from '#testing/sign-in.ts'
import type { usePaymentShop } from './payment-shop.ts'

type Shop = ReturnType<typeof usePaymentShop>

const host = 'http://localhost/en'

/** A client's steps to pay, and the ledger's entries afterwards. */
export function purchasesOf(shop: Shop) {
  const send = async (query: string, variables: Record<string, unknown>, token = shop.token()) =>
    (await ask(shop.shop(), query, { variables, token })).data

  const customerId = async () =>
    (await shop.value<number>(sql`SELECT id FROM customers WHERE phone = ${shop.phone}`)) ?? 0

  const balanceOf = async (kind: 'wallet' | 'holds') =>
    (await shop.value<number>(sql`SELECT coalesce(sum(balance_baisa), 0)::int FROM ledger_accounts
      WHERE kind = ${kind} AND customer_id = ${await customerId()}`)) ?? 0

  const context = (change: Partial<SettlementContext['config']> = {}): SettlementContext => {
    const { deps } = shop.shop()
    return { ...settlementContextOf(deps), config: { ...deps.config, ...change } }
  }

  return {
    customerId,
    context,

    /** Refunds an order as an operator. */
    refund: (order: OrderToRefund, key: string, amount: number) =>
      refundOrder(context(), { order, key, amount: baisa(amount) }),

    async begin(id: string, gatewayId = 'sandbox', amount?: number, token?: string) {
      const query = `mutation($id: ID!, $data: JSON!, $amount: PositiveDecimal) {
        transactionInitialize(id: $id, amount: $amount, paymentGateway: { id: "warsha.payments", data: $data }) {
          transaction { id token pspReference name } transactionEvent { type message amount { amount } }
          data errors { field code message }
        } }`
      const data = { gateway_id: gatewayId, callback_host: host }
      return (await send(query, { id, data, amount }, token)).transactionInitialize
    },

    async complete(id: string, token?: string) {
      const query = `mutation($id: ID!) { checkoutComplete(id: $id) {
        order { id number paymentStatus total { gross { amount } } } errors { field code } } }`
      return (await send(query, { id }, token)).checkoutComplete
    },

    async process(id: string, data?: object) {
      const query = `mutation($id: ID!, $data: JSON) { transactionProcess(id: $id, data: $data) {
        transactionEvent { type } data errors { code } } }`
      return (await send(query, { id, data })).transactionProcess
    },

    choose: (url: string, outcome: 'pay' | 'decline' | 'cancel', card = '4000000000000507') =>
      shop.shop().app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ outcome, card }).toString(),
      }),

    /** The wallet has exactly this much, and nothing is set aside. */
    async fillWallet(amount: number) {
      const id = await customerId()
      const difference = amount - (await balanceOf('wallet'))
      if (difference > 0) await topUp(shop.db(), id, difference)
      else if (difference < 0) await takeFrom(shop.db(), id, -difference)
    },

    wallet: async () => ({ free: await balanceOf('wallet'), held: await balanceOf('holds') }),

    ordersOf: (checkoutToken: string) =>
      shop.value<number>(sql`SELECT count(*)::int FROM orders WHERE checkout_public_id = ${checkoutToken}`),

    /** The order's payments, in the order in which they were made. */
    paymentsOf: (orderNumber: string) =>
      shop.value<{ source: string; amount: number; fee: number; paid: number; refunded: number }[]>(
        sql`SELECT json_agg(json_build_object('source', source, 'amount', amount_baisa, 'fee', fee_baisa,
          'paid', paid_baisa, 'refunded', refunded_baisa) ORDER BY position)
          FROM order_payments JOIN orders ON orders.id = order_id WHERE orders.number = ${Number(orderNumber)}`,
      ),
  }
}
