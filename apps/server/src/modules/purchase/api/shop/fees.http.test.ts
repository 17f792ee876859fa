import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { readFees } from '#modules/settings/index.ts'
import { releaseHold } from '#modules/wallet/index.ts'
import { atOnce } from '#testing/at-once.ts'
import { ask } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { waitUntil } from '#testing/wait-until.ts'

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

describe('a changed fee', () => {
  type Fees = { wallet_percent: number; sandbox_percent: number; revision: number }
  let admin: Awaited<ReturnType<typeof signInStaff>>
  let changes = 0
  beforeAll(async () => {
    admin = await signInStaff(shop.shop(), await makeMember(shop.shop(), 'administrator'))
  })

  const setFees = async (change: Partial<Fees>) => {
    const { fees } = (await admin.ask('/settings/')).body.data as { fees: Fees }
    const body = { key: `fee-change-${++changes}`, ...fees, ...change }
    const answer = await admin.ask('/settings/fees/', body, { method: 'PUT' })
    expect(answer.status).toBe(200)
    const isRead = async () => {
      const { wallet, sandbox } = await readFees(shop.shop().deps)
      return wallet === answer.body.data.wallet_percent && sandbox === answer.body.data.sandbox_percent
    }
    await waitUntil(isRead)
  }
  const open = async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    return {
      id: checkout.id as string,
      token: checkout.token as string,
      total: Math.round(checkout.totalPrice.gross.amount * 1000),
    }
  }

  test('leaves money that is set aside with the fee it was set aside with, and is of what is set aside next', async () => {
    await setFees({ wallet_percent: 1 })
    const { id, total } = await open()
    await fillWallet(total * 3)
    const held = total + percent(total, 1)
    expect((await begin(id, 'WALLET')).transactionEvent.amount.amount).toBe(held / 1000)
    await setFees({ wallet_percent: 20 })
    const { order } = await complete(id)
    expect(await paymentsOf(order.number)).toMatchObject([
      { source: 'WALLET', amount: total, fee: percent(total, 1), paid: held },
    ])

    const next = await open()
    const dearer = total + percent(total, 20)
    expect((await begin(next.id, 'WALLET')).transactionEvent.amount.amount).toBe(dearer / 1000)
    await setFees({ wallet_percent: 0 })
    // Set aside anew, it is without a fee; the amount alone does not tell.
    expect((await begin(next.id, 'WALLET')).transactionEvent.amount.amount).toBe(total / 1000)
    await fillWallet(0)
    const paid = (await complete(next.id)).order
    expect(await paymentsOf(paid.number)).toMatchObject([{ amount: total, fee: 0, paid: total }])
  })

  test('leaves a payment by card that has begun, and the part of the wallet beside it, even when it is paid too late', async () => {
    await setFees({ wallet_percent: 1, sandbox_percent: 2.5 })
    const { id, token, total } = await open()
    await fillWallet(1_010)
    await begin(id, 'WALLET')
    const begun = await begin(id)
    const rest = total - 1_000
    const fee = percent(rest, 2.5)
    expect(begun.transactionEvent.amount.amount).toBe((rest + fee) / 1000)
    await setFees({ wallet_percent: 20, sandbox_percent: 10 })
    // The hold of the wallet has ended meanwhile: it is made again with its own fee.
    await inTransaction(shop.db(), async (tx) => ok(await releaseHold(tx, `checkout:${token}`)))
    await choose(begun.data.url, 'pay')
    const { order } = await complete(id)
    expect(await paymentsOf(order.number)).toMatchObject([
      { source: 'WALLET', amount: 1_000, fee: 10, paid: 1_010 },
      { source: 'sandbox', amount: rest, fee, paid: rest + fee },
    ])
    expect(await wallet()).toEqual({ free: 0, held: 0 })
  })

  test('what is no percentage is refused, and so is a second editor of the same state', async () => {
    const { fees } = (await admin.ask('/settings/')).body.data as { fees: Fees }
    const send = (change: object) =>
      admin.ask('/settings/fees/', { key: `fee-change-${++changes}`, ...fees, ...change }, { method: 'PUT' })
    for (const wrong of [-1, 100, 2.1234, '3', null])
      expect((await send({ wallet_percent: wrong })).status).toBe(400)
    const answers = await atOnce([3, 4], (wallet_percent) => send({ wallet_percent }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
