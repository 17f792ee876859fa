import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCheckout } from '#modules/checkout/index.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { attemptsOf } from '#modules/payments/api/testing/attempts.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { settleAttempt } from '#modules/payments/index.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { payCheckout } from '../../use-cases/pay-checkout.ts'
import { purchaseContextOf } from '../../use-cases/purchase-context.ts'

const shop = usePaymentShop('91000101')
let booked: Booked
beforeEach(async () => {
  await shop.db().execute(sql`DELETE FROM pgboss.job WHERE name LIKE '%callback%'`)
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

const context = () => purchaseContextOf(shop.shop().deps)
const { poll, callBack } = attemptsOf(shop, context)

const host = 'http://localhost/en'
const send = async (query: string, variables: Record<string, unknown>, token: string | null = shop.token()) =>
  ask(shop.shop(), query, { variables, ...(token && { token }) })

async function begin(id: string, change: Record<string, unknown> = {}, token?: string | null) {
  const query = `mutation($id: ID!, $data: JSON!, $amount: PositiveDecimal) {
    transactionInitialize(id: $id, amount: $amount, paymentGateway: { id: "warsha.payments", data: $data }) {
      transaction { id token pspReference } transactionEvent { type amount { amount } } data errors { field code message }
    } }`
  const { amount, ...data } = { gateway_id: 'sandbox', callback_host: host, ...change } as Record<
    string,
    unknown
  >
  const { data: answer, errors } = await send(query, { id, data, amount }, token)
  return answer?.transactionInitialize ?? { errors }
}

async function complete(id: string, token?: string | null) {
  const query = `mutation($id: ID!) { checkoutComplete(id: $id, metadata: [{ key: "note", value: "gate" }]) {
    order { id number status paymentStatus isPaid total { gross { amount } } } confirmationData errors { field code message }
  } }`
  return (await send(query, { id }, token)).data.checkoutComplete
}

async function process(id: string, token?: string | null) {
  const query = `mutation($id: ID!) { transactionProcess(id: $id) { transactionEvent { type } errors { code } } }`
  return (await send(query, { id }, token)).data.transactionProcess
}

const choose = (url: string, outcome: string, card = '4000000000000507') =>
  shop.shop().app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome, card }).toString(),
  })

/** A booked line in a checkout whose payment waits at the gateway. */
async function waiting() {
  const { checkout } = await shop.create({ lines: [booked.line] })
  const begun = await begin(checkout.id)
  expect(begun.errors).toEqual([])
  const token: string = begun.transaction.token
  const attemptId =
    (await shop.value<number>(sql`SELECT id FROM payment_attempts WHERE public_id = ${token}`)) ?? 0
  return { checkout, begun, attemptId, token, url: begun.data.url as string }
}

const ordersOf = (checkoutToken: string) =>
  shop.value<number>(sql`SELECT count(*)::int FROM orders WHERE checkout_public_id = ${checkoutToken}`)
const walletOf = () =>
  shop.value<number>(
    sql`SELECT coalesce(sum(balance_baisa), 0)::int FROM ledger_accounts WHERE kind = 'wallet'`,
  )

describe('the ways to pay', () => {
  test('[PAY-06] [GQL-40] are listed with name, logo and fee; an unknown app is told so', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    const query = `mutation($id: ID!) { paymentGatewayInitialize(id: $id, paymentGateways: [{ id: "warsha.payments" }, { id: "other" }]) {
      gatewayConfigs { id data errors { field code } } errors { code } } }`
    const { data } = await send(query, { id: checkout.id })
    expect(data.paymentGatewayInitialize).toEqual({
      errors: [],
      gatewayConfigs: [
        {
          id: 'warsha.payments',
          errors: [],
          data: {
            payment_options: [
              {
                id: 'WALLET',
                name: 'Wallet',
                logo: '/payment-logos/wallet.svg',
                fee_percentage: 0,
                balance: 0,
              },
              {
                id: 'sandbox',
                name: 'Test card',
                logo: '/payment-logos/sandbox.svg',
                fee_percentage: 0,
                minimum_amount: 0.1,
              },
            ],
          },
        },
        { id: 'other', data: null, errors: [{ field: 'id', code: 'NOT_FOUND' }] },
      ],
    })
    const foreign = await send(query, { id: checkout.id }, null)
    expect(foreign.data.paymentGatewayInitialize.errors).toEqual([{ code: 'NOT_FOUND' }])
  })
})

describe('beginning a payment', () => {
  test('answers where to pay, over what the server reckons, and lengthens the hold', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    const begun = await begin(checkout.id, { amount: 0.001 })
    expect(begun).toMatchObject({
      errors: [],
      transactionEvent: {
        type: 'CHARGE_ACTION_REQUIRED',
        amount: { amount: checkout.totalPrice.gross.amount },
      },
      data: { has_navigation: true, psp_reference: begun.transaction.pspReference },
    })
    expect(begun.data.url).toMatch(/^http:\/\/localhost\/demo\/gateway\/sbx_[0-9a-f]{24}\?lang=en$/)
    const { stockReservationExpires } = await shop.read(checkout.id)
    expect(Date.parse(stockReservationExpires) - Date.now()).toBeGreaterThan(25 * 60_000)
  })

  test('[PAY-45] twice, also at once, is one payment', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    const begun = await Promise.all(Array.from({ length: 6 }, () => begin(checkout.id)))
    const again = await begin(checkout.id)
    expect([...begun, again].flatMap(({ errors }) => errors)).toEqual([])
    expect(new Set([...begun, again].map(({ data }) => data?.url)).size).toBe(1)
  })

  test('by another gateway ends the former payment, and what is held stays held', async () => {
    const { checkout, attemptId, url } = await waiting()
    const both = context()
    const sandbox = both.gateways.get('sandbox')
    if (!sandbox) throw new Error('no sandbox')
    const gateways = new Map([...both.gateways, ['other', { ...sandbox, id: 'other' }] as const])
    const own = await readCheckout(both, { publicId: checkout.token, customerId: 1 })
    if (!own) throw new Error('no checkout')
    const next = await payCheckout(
      { ...both, gateways },
      { checkout: own, customerId: 1, gatewayId: 'other', host },
    )
    expect(next).toMatchObject({ ok: true, value: { gateway: 'other', state: 'open' } })
    expect(await settleAttempt(both, attemptId)).toBe('cancelled')
    expect((await choose(url, 'pay')).headers.location).toContain('/payment/cancel/')
    expect(await shop.takenOf(booked.slotId)).toBe(1)
  })

  test('[GQL-53] leads back to own hosts alone', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    for (const claimed of [
      'https://evil.example/en',
      '//evil.example/en',
      'http://localhost@evil.example/en',
      7,
      null,
    ]) {
      const { errors, data } = await begin(checkout.id, { callback_host: claimed })
      expect([data, errors[0]]).toMatchObject([null, { field: 'callback_host', code: 'INVALID' }])
    }
  })

  test('of somebody else, of a visitor, or by an unknown gateway is refused', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    const other = await shop.signIn('91000102')
    expect((await begin(checkout.id, {}, other)).errors[0].code).toBe('NOT_FOUND')
    expect((await begin(checkout.id, {}, null)).errors[0].code).toBe('NOT_FOUND')
    expect((await begin(toGlobalId('User', 1))).errors[0].code).toBe('NOT_FOUND')
    expect((await begin(checkout.id, { gateway_id: 'stripe' })).errors[0].field).toBe('gateway_id')
  })
})

describe('completing a checkout', () => {
  test('[GQL-35] [GQL-36] [PAY-43] is refused until the gateway confirms, and then answers the order', async () => {
    const { checkout, url } = await waiting()
    const early = await complete(checkout.id)
    expect(early).toMatchObject({ order: null, errors: [{ code: 'CHECKOUT_NOT_FULLY_PAID', field: 'id' }] })
    await choose(url, 'pay')
    const done = await complete(checkout.id)
    expect(done).toMatchObject({
      errors: [],
      confirmationData: '{}',
      order: {
        number: expect.stringMatching(/^\d{5,}$/),
        status: 'UNFULFILLED',
        paymentStatus: 'FULLY_CHARGED',
        isPaid: true,
        total: { gross: { amount: checkout.totalPrice.gross.amount } },
      },
    })
    expect(await complete(checkout.id)).toEqual(done)
    expect(await shop.read(checkout.id)).toBeNull()
    expect(await shop.takenOf(booked.slotId)).toBe(1)
    expect(await shop.reservedOf(booked.variantKey)).toBe(0)
    const lines = sql`SELECT json_agg(json_build_object('name', product_name, 'metadata', order_lines.metadata) ORDER BY position)
      FROM order_lines JOIN orders ON orders.id = order_id WHERE checkout_public_id = ${checkout.token}`
    const [line] = (await shop.value<{ name: object; metadata: Record<string, string> }[]>(lines)) ?? []
    expect(line?.name).toEqual({ en: expect.stringMatching(/\w/), ar: expect.stringMatching(/[ء-ي]/) })
    expect(line?.metadata.slot_id).toBe(booked.line.metadata.find(({ key }) => key === 'slot_id')?.value)
    const other = await shop.signIn('91000103')
    expect((await complete(checkout.id, other)).errors[0].code).toBe('NOT_FOUND')
    expect((await complete(checkout.id, null)).errors[0].code).toBe('NOT_FOUND')
  })

  test('fifty times at once is one order and fifty equal answers', async () => {
    const { checkout, url } = await waiting()
    await choose(url, 'pay')
    const answers = await Promise.all(Array.from({ length: 50 }, () => complete(checkout.id)))
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1)
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test.each([
    ['decline', 1],
    ['cancel', 0],
  ])('after a %s is refused, and so much stays reserved: %i', async (outcome, left) => {
    const { checkout, url } = await waiting()
    await choose(url, outcome)
    expect((await complete(checkout.id)).errors[0].code).toBe('CHECKOUT_NOT_FULLY_PAID')
    expect(await shop.takenOf(booked.slotId)).toBe(left)
    expect(await shop.reservedOf(booked.variantKey)).toBe(left)
  })

  test('another amount than was asked for makes no order', async () => {
    const { checkout, url } = await waiting()
    await choose(url, 'pay', '4000000000000606')
    expect((await complete(checkout.id)).errors[0].code).toBe('CHECKOUT_NOT_FULLY_PAID')
    expect(await ordersOf(checkout.token)).toBe(0)
  })
})

describe('[PAY-46] reports of a payment', () => {
  type Paid = Awaited<ReturnType<typeof waiting>>
  const callback = async ({ begun, token }: Paid) => {
    const { pspReference } = begun.transaction
    await callBack({ eventId: `evt_${token}`, kind: 'payment.paid', pspReference, attemptId: token })
  }
  const reports: Record<string, (paid: Paid) => Promise<unknown>> = {
    callback,
    'callback again': callback,
    return: ({ checkout }) => complete(checkout.id),
    process: ({ begun }) => process(begun.transaction.id),
    reconcile: () => poll(),
  }
  const names = Object.keys(reports)
  const orders = names.flatMap((_first, start) => [
    [...names.slice(start), ...names.slice(0, start)],
    [...names.slice(start), ...names.slice(0, start)].toReversed(),
  ])

  test.each(orders.map((order) => [order.join(', '), order] as const))(
    'in the order %s make one order',
    async (_name, order) => {
      const paid = await waiting()
      await choose(paid.url, 'pay')
      for (const name of order) await reports[name]?.(paid)
      expect(await ordersOf(paid.checkout.token)).toBe(1)
      expect(await shop.takenOf(booked.slotId)).toBe(1)
    },
  )

  test('all at once make one order', async () => {
    const paid = await waiting()
    await choose(paid.url, 'pay')
    await Promise.all([...names, ...names].map((name) => reports[name]?.(paid)))
    expect(await ordersOf(paid.checkout.token)).toBe(1)
  })

  test('that come when the browser never does make the order all the same', async () => {
    const paid = await waiting()
    await choose(paid.url, 'pay')
    await reports.reconcile?.(paid)
    expect(await ordersOf(paid.checkout.token)).toBe(1)
  })

  test('after the hold was lost take hour and unit again while they are free', async () => {
    const paid = await waiting()
    await choose(paid.url, 'pay')
    await loseReservation(paid.checkout.token)
    expect(await settleAttempt(context(), paid.attemptId)).toBe('paid')
    expect(await ordersOf(paid.checkout.token)).toBe(1)
    expect(await shop.takenOf(booked.slotId)).toBe(1)
  })

  test('after the hour went to somebody else go to the wallet, whole', async () => {
    booked = await bookedLine(shop.db(), { capacity: 1 })
    const paid = await waiting()
    const before = (await walletOf()) ?? 0
    await choose(paid.url, 'pay')
    await loseReservation(paid.checkout.token)
    const { errors } = await shop.create({ lines: [booked.line] }, await shop.signIn('91000104'))
    expect(errors).toEqual([])
    expect(await settleAttempt(context(), paid.attemptId)).toBe('paid')
    expect(await settleAttempt(context(), paid.attemptId)).toBe('paid')
    expect(await ordersOf(paid.checkout.token)).toBe(0)
    expect(((await walletOf()) ?? 0) - before).toBe(Math.round(paid.checkout.totalPrice.gross.amount * 1000))
  })

  test('for a checkout that was changed since buy nothing else: the money goes to the wallet', async () => {
    const paid = await waiting()
    const before = (await walletOf()) ?? 0
    await choose(paid.url, 'pay')
    await shop.create({ lines: [{ ...booked.line, quantity: 2 }] })
    expect(await settleAttempt(context(), paid.attemptId)).toBe('paid')
    expect(await ordersOf(paid.checkout.token)).toBe(0)
    expect(((await walletOf()) ?? 0) - before).toBe(Math.round(paid.checkout.totalPrice.gross.amount * 1000))
  })

  async function loseReservation(token: string) {
    await shop.db().execute(sql`UPDATE checkouts SET held_since = now() - interval '29 minutes',
      held_until = now() - interval '1 second' WHERE public_id = ${token}`)
    await shop.db().execute(sql`UPDATE slot_reservations SET expires_at = now() - interval '1 second'
      WHERE holder = ${`checkout:${token}`}`)
    const held = sql`SELECT held_until FROM checkouts WHERE public_id = ${token}`
    await waitUntil(async () => (await shop.value(held)) === null)
  }
})
