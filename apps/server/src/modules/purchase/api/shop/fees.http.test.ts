import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

const shop = usePaymentShop('91000401', undefined, { SANDBOX_FEE_PERCENT: '2.5', WALLET_FEE_PERCENT: '1' })
const { begin, complete, process, choose, fillWallet, wallet, paymentsOf } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

const percent = (amount: number, rate: number) => Math.floor((amount * rate) / 100 + 0.5)
const salesOf = (reference: string) =>
  shop.value<number>(sql`SELECT sum(amount_baisa)::int FROM ledger_entries
    JOIN ledger_transactions ON ledger_transactions.id = transaction_id
    JOIN ledger_accounts ON ledger_accounts.id = account_id
    WHERE name = 'sales' AND reference = ${reference}`)

describe('fees', () => {
  test('[PAY-09] [PAY-10] are on what each way charges and are added to that charge', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    const total = Math.round(checkout.totalPrice.gross.amount * 1000)
    await fillWallet(1_010)
    const held = await begin(checkout.id, 'WALLET')
    expect(held.transactionEvent.amount.amount).toBe(1.01)
    const begun = await begin(checkout.id)
    const rest = total - 1_000
    const fee = percent(rest, 2.5)
    expect(begun.transactionEvent.amount.amount).toBe((rest + fee) / 1000)
    await choose(begun.data.url, 'pay')
    const { order } = await complete(checkout.id)
    expect(order.total.gross.amount).toBe(total / 1000)
    expect(await paymentsOf(order.number)).toEqual([
      { source: 'WALLET', amount: 1_000, fee: 10, paid: 1_010, refunded: 0 },
      { source: 'sandbox', amount: rest, fee, paid: rest + fee, refunded: 0 },
    ])
    expect(await wallet()).toEqual({ free: 0, held: 0 })
    expect(await salesOf(order.number)).toBe(total + 10 + fee)
  })

  test('[WAL-19] of a top-up are charged and not credited', async () => {
    await fillWallet(0)
    const query = `mutation { chargeWallet(amount: 10, gatewayId: "sandbox", callbackHost: "http://localhost/en") {
      url transactionId errors { code } } }`
    const { data } = await ask(shop.shop(), query, { token: shop.token(), url: '/graphql/wallet/' })
    const { url, transactionId } = data.chargeWallet
    const reference = new URL(url).pathname.split('/').at(-1) ?? ''
    const charged = sql`SELECT amount_baisa FROM sandbox_payments WHERE reference = ${reference}`
    expect(await shop.value(charged)).toBe(10_250)
    await choose(url, 'pay')
    expect((await process(transactionId)).transactionEvent.type).toBe('CHARGE_SUCCESS')
    expect(await wallet()).toEqual({ free: 10_000, held: 0 })
    expect(await salesOf(reference)).toBe(250)
  })
})
