import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { takeFrom } from '#testing/open-wallets.ts'
import { ask, login, sentCode } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'

const fields = `code reward { amount } earned { amount }
  friends(first: 5) { totalCount pageInfo { hasNextPage } edges { cursor node { phone state joinedAt } } }`

/** A shop whose customers invite each other and buy. */
export function useReferralShop(phone: string, env: Record<string, string> = {}) {
  const shop = usePaymentShop(phone, undefined, env)
  beforeEach(() => shop.db().execute(sql`DELETE FROM attempts`))
  const post = (url: string, token: string, payload: object) =>
    shop.shop().app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${token}` }, payload })

  return {
    ...shop,
    /** Signs in through a link of `ref`, as the page does. */
    async signInBy(ref: string, phoneNumber: string, service: 'sms' | 'whatsapp' = 'sms') {
      const query = `mutation($ref: String) { sendOtp(countryCode: "968", phoneNumber: "${phoneNumber}",
        messagingService: "${service}", ref: $ref) { errors { code } } }`
      const before = await messagesTo(`+968${phoneNumber}`)
      const { data } = await ask(shop.shop(), query, { variables: { ref } })
      expect(data.sendOtp.errors).toEqual([])
      const otp = await sentCode(shop.shop(), `+968${phoneNumber}`, before + 1)
      const { token, errors } = await login(shop.shop(), { phoneNumber, otp })
      expect(errors).toEqual([])
      return token as string
    },
    async referralOf(token: string, asked = fields) {
      return (await ask(shop.shop(), `{ referral { ${asked} } }`, { token })).data.referral
    },
    async statesOf(token: string): Promise<string[]> {
      const { friends } = await this.referralOf(token)
      return friends.edges.map(({ node }: { node: { state: string } }) => node.state)
    },
    /** A new customer with a code. */
    async inviter(phoneNumber: string) {
      const token = await shop.signIn(phoneNumber)
      const { code } = await this.referralOf(token)
      return { token, id: await this.idOf(phoneNumber), code: code as string }
    },
    async idOf(phoneNumber: string): Promise<number> {
      const id = sql`SELECT id FROM customers WHERE phone = ${`+968${phoneNumber}`}`
      return (await shop.value<number>(id)) ?? 0
    },
    async walletOf(customerId: number): Promise<number> {
      const balance = sql`SELECT balance_baisa FROM ledger_accounts WHERE name = ${`wallet:${customerId}`}`
      return (await shop.value<number>(balance)) ?? 0
    },
    async spend(customerId: number, amount: number) {
      expect(await takeFrom(shop.db(), customerId, amount)).toMatchObject({ ok: true })
    },
    /** Begins a purchase whose payment takes the wallet's part, and leaves it so. */
    async setAside(token: string) {
      const { line } = await bookedLine(shop.db(), { capacity: 5 })
      const { checkout } = await shop.create({ lines: [line] }, token)
      const begin = `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id, amount: 2,
        paymentGateway: { id: "warsha.payments", data: $data }) { transactionEvent { type } errors { code } } }`
      const data = { gateway_id: 'WALLET', callback_host: 'http://localhost/en' }
      const begun = await ask(shop.shop(), begin, { token, variables: { id: checkout.id, data } })
      expect(begun.data.transactionInitialize).toEqual({
        transactionEvent: { type: 'AUTHORIZATION_SUCCESS' },
        errors: [],
      })
    },
    /** A purchase with a card, from the checkout to the order. Answers the order's key. */
    async buy(token: string): Promise<number> {
      const { line } = await bookedLine(shop.db(), { capacity: 5 })
      const { checkout } = await shop.create({ lines: [line] }, token)
      const begin = `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id,
        paymentGateway: { id: "warsha.payments", data: $data }) { data errors { code } } }`
      const data = { gateway_id: 'sandbox', callback_host: 'http://localhost/en' }
      const begun = await ask(shop.shop(), begin, { token, variables: { id: checkout.id, data } })
      await shop.shop().app.inject({
        method: 'POST',
        url: new URL(begun.data.transactionInitialize.data.url).pathname,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'outcome=pay&card=4000000000000507',
      })
      const complete = `mutation($id: ID!) { checkoutComplete(id: $id) { order { number } errors { code } } }`
      const { data: done } = await ask(shop.shop(), complete, { token, variables: { id: checkout.id } })
      expect(done.checkoutComplete.errors).toEqual([])
      const number = Number(done.checkoutComplete.order.number)
      return (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
    },
    async deleteAccount(token: string, phoneNumber: string) {
      await shop.db().execute(sql`DELETE FROM attempts`)
      const before = await messagesTo(`+968${phoneNumber}`)
      await post('/api/v1/accounts/user/deletion-code/', token, {})
      const otp_code = await sentCode(shop.shop(), `+968${phoneNumber}`, before + 1)
      expect((await post('/api/v1/accounts/user/delete/', token, { otp_code })).statusCode).toBe(200)
      await shop.db().execute(sql`DELETE FROM attempts`)
    },
    during: <Value>(work: (tx: Transaction) => Promise<Value>) =>
      inTransaction(shop.db(), async (tx) => ok(await work(tx))),
    /** Waits until the events of an order are handled. */
    handled: (orderId: number) =>
      waitUntil(
        async () =>
          (await shop.value<number>(sql`SELECT count(*)::int FROM pgboss.job WHERE singleton_key = ${String(orderId)}
            AND (name LIKE '%reward-inviter' OR name LIKE '%follow-friends-payment'
              OR name LIKE '%check-refunded-reward') AND state <> 'completed'`)) === 0,
      ),
  }

  async function messagesTo(number: string): Promise<number> {
    const sent = sql`SELECT count(*)::int FROM sent_messages WHERE recipient = ${number}`
    return (await shop.value<number>(sent)) ?? 0
  }
}
