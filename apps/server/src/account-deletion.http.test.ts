import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { useReferralShop } from '#modules/referral/api/testing/referral-shop.ts'
import { topUp } from '#testing/open-wallets.ts'
import { ask, sentCode } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = useReferralShop('91600001')

/** Signs in with so much in the wallet and a code to delete the account. */
async function leaving(phone: string, amount: number) {
  const token = await shop.signIn(phone)
  const id = await shop.idOf(phone)
  if (amount > 0) await topUp(shop.db(), id, amount)
  await shop.db().execute(sql`DELETE FROM attempts`)
  expect((await post('deletion-code', token, {})).statusCode).toBe(200)
  return { token, id, otp_code: await sentCode(shop.shop(), `+968${phone}`, 2) }
}

const post = (path: string, token: string, payload: object) =>
  shop.shop().app.inject({
    method: 'POST',
    url: `/api/v1/accounts/user/${path}/`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    payload,
  })
const phoneOf = (id: number) => shop.value<string | null>(sql`SELECT phone FROM customers WHERE id = ${id}`)

const begin = `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id,
  paymentGateway: { id: "warsha.payments", data: $data }) { data transaction { id } errors { code } } }`

async function startPayment(token: string) {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] }, token)
  const data = { gateway_id: 'sandbox', callback_host: 'http://localhost/en' }
  const started = await ask(shop.shop(), begin, { token, variables: { id: checkout.id, data } })
  return started.data.transactionInitialize as { data: { url: string }; transaction: { id: string } }
}

const servicesOf = (id: number) =>
  shop.value<number>(sql`SELECT count(*)::int FROM car_services WHERE customer_id = ${id}`)

test('[PRIV-03] an account with a balance is deleted when the customer has said what becomes of it, and its logbook with it', async () => {
  const { token, id, otp_code } = await leaving('91600010', 9_000)
  await shop.db().execute(sql`
    INSERT INTO car_services (customer_id, model_id, year, order_id, position, product_id, variant_id, product_name,
      centre_name, done_on)
    SELECT ${id}, min(id), 2020, 2000000000, 1, 1, 1, '{"en": "Oil", "ar": "زيت"}', '{"en": "Ghala", "ar": "غلا"}', current_date
    FROM car_models`)
  const silent = await post('delete', token, { otp_code })
  expect([silent.statusCode, silent.json().errors[0]]).toMatchObject([
    400,
    { code: 'BALANCE_CHOICE_REQUIRED', message: expect.stringContaining('9.000 OMR') },
  ])
  const less = await post('delete', token, { otp_code, balance: { choice: 'give_up', amount: 8 } })
  expect(less.json().errors[0].code).toBe('BALANCE_CHANGED')
  expect([await phoneOf(id), await servicesOf(id)]).toEqual(['+96891600010', 1])
  const said = await post('delete', token, { otp_code, balance: { choice: 'give_up', amount: 9 } })
  expect(said.json()).toMatchObject({ data: { is_deleted: true } })
  expect([await phoneOf(id), await shop.walletOf(id), await servicesOf(id)]).toEqual([null, 0, 0])
})

test.each([
  ['a choice that does not exist', { choice: 'keep', amount: 9 }],
  ['an amount in words', { choice: 'give_up', amount: 'nine' }],
  ['an amount below zero', { choice: 'give_up', amount: -9 }],
  ['no amount', { choice: 'give_up' }],
  ['an account number without end', { choice: 'pay_out', amount: 9, bank_account: '1'.repeat(10_000) }],
  ['no bank', { choice: 'pay_out', amount: 9 }],
])('[PRIV-03] %s deletes nothing', async (_what, balance) => {
  const phone = `916001${String(JSON.stringify(balance).length % 100).padStart(2, '0')}`
  const { token, id, otp_code } = await leaving(phone, 9_000)
  expect((await post('delete', token, { otp_code, balance })).statusCode).toBe(400)
  expect([await phoneOf(id), await shop.walletOf(id)]).toEqual([`+968${phone}`, 9_000])
})

test('[PRIV-03] Saleor’s mutation pays the balance out to the bank account it is given', async () => {
  const { token, id, otp_code } = await leaving('91600020', 4_500)
  const balance = `{ choice: PAY_OUT, amount: 4.5, accountHolder: "Salma Al Harthy", bankName: "Bank Muscat",
    bankAccount: "0312 0098 7654 3210" }`
  const query = `mutation { accountDelete(token: "${otp_code}", balance: ${balance}) { errors { code message } } }`
  expect((await ask(shop.shop(), query, { token })).data.accountDelete.errors).toEqual([])
  const payout = sql`SELECT json_build_object('amount', amount_baisa, 'account', bank ->> 'bankAccount')
    FROM wallet_payouts WHERE customer_id = ${id}`
  expect(await shop.value(payout)).toEqual({ amount: 4_500, account: '0312009876543210' })
})

test('[PRIV-03] an open payment has to end first, and what comes late after that is not lost', async () => {
  const { token, id, otp_code } = await leaving('91600030', 0)
  const { data, transaction } = await startPayment(token)
  const refused = await post('delete', token, { otp_code })
  expect(refused.json().errors[0]).toMatchObject({
    code: 'PAYMENT_OPEN',
    message: expect.stringContaining('open'),
  })
  const process =
    'mutation($id: ID!) { transactionProcess(id: $id, data: { cancel: true }) { errors { code } } }'
  await ask(shop.shop(), process, { token, variables: { id: transaction.id } })
  expect((await post('delete', token, { otp_code })).statusCode).toBe(200)
  expect(await phoneOf(id)).toBeNull()
  // The customer was on the gateway's page all the time.
  await shop.shop().app.inject({
    method: 'POST',
    url: new URL(data.url).pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=pay&card=4000000000000507',
  })
  expect(await shop.walletOf(id)).toBe(0)
})

test('[PRIV-03] a top-up begun while the account is being deleted does not begin', async () => {
  const { token, id, otp_code } = await leaving('91600050', 0)
  // The deletion has looked for open payments and waits for the wallet.
  await shop.value(sql`INSERT INTO ledger_accounts (name, kind, customer_id, balance_baisa)
    VALUES (${`wallet:${id}`}, 'wallet', ${id}, 0) ON CONFLICT DO NOTHING`)
  const locks = await shop.db().$client.connect()
  const waiting = (count: number) =>
    waitUntil(async () => {
      const blocked = sql`SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      return (await shop.value<number>(blocked)) === count
    })
  try {
    await locks.query('BEGIN')
    await locks.query('SELECT FROM ledger_accounts WHERE name = $1 FOR UPDATE', [`wallet:${id}`])
    const deleted = post('delete', token, { otp_code })
    await waiting(1)
    const charge = `mutation { chargeWallet(amount: 20, gatewayId: "sandbox", callbackHost: "http://localhost/en") {
      success url errors { code } } }`
    const begun = ask(shop.shop(), charge, { token })
    await Promise.race([begun, waiting(2)])
    await locks.query('COMMIT')
    expect((await deleted).statusCode).toBe(200)
    expect((await begun).data.chargeWallet).toMatchObject({ success: false, url: null })
  } finally {
    locks.release()
  }
  const open = sql`SELECT count(*)::int FROM payment_attempts
    WHERE customer_id = ${id} AND state IN ('created', 'open')`
  expect([await phoneOf(id), await shop.value(open)]).toEqual([null, 0])
})

test('[PRIV-03] what an open checkout has set aside belongs to the balance that is said', async () => {
  const { token, id, otp_code } = await leaving('91600040', 2_000)
  await shop.setAside(token)
  const wallet = (await ask(shop.shop(), '{ wallet { balance held } }', { token })).data.wallet
  expect(wallet).toEqual({ balance: 0, held: 2 })
  expect((await post('delete', token, { otp_code })).json().errors[0].code).toBe('BALANCE_CHOICE_REQUIRED')
  const balance = { choice: 'give_up', amount: 2 }
  expect((await post('delete', token, { otp_code, balance })).statusCode).toBe(200)
  expect(await shop.walletOf(id)).toBe(0)
})
