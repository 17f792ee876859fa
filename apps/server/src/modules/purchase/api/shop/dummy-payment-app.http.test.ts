import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

// As Saleor's storefront pays with its two settings for the dummy payment app, see saleor/storefront, src/checkout.

const shop = usePaymentShop('91000852')
const { complete, ordersOf, fillWallet, wallet } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
  await fillWallet(0)
})

const app = 'saleor.io.dummy-payment-app'
const fields = `transaction { id actions pspReference chargedAmount { amount } }
  transactionEvent { type message pspReference amount { amount } } data errors { field code message }`

async function send(query: string, variables: object, token: string | null = shop.token()) {
  return (await ask(shop.shop(), query, { variables: { ...variables }, ...(token && { token }) })).data
}

const pay = async (id: string, data: unknown, token?: string | null) =>
  (
    await send(
      `mutation($id: ID!, $data: JSON, $amount: PositiveDecimal) { transactionInitialize(id: $id, amount: $amount,
        paymentGateway: { id: "${app}", data: $data }) { ${fields} } }`,
      { id, data },
      token,
    )
  ).transactionInitialize

const process = async (id: string, data: unknown) =>
  (
    await send(`mutation($id: ID!, $data: JSON) { transactionProcess(id: $id, data: $data) { ${fields} } }`, {
      id,
      data,
    })
  ).transactionProcess

const ends = (type: string, includePspReference = true) => ({ event: { type, includePspReference } })

async function openCheckout() {
  const { checkout, errors } = await shop.create({ lines: [booked.line] })
  expect(errors).toEqual([])
  return checkout
}

describe('the dummy payment app of a demo', () => {
  test('[GQL-57] is offered beside the own one, and is ready without settings', async () => {
    const { id } = await openCheckout()
    const { checkout } = await send(
      'query($id: ID) { checkout(id: $id) { availablePaymentGateways { id } none: availablePaymentGateways(currency: "EUR") { id } } }',
      { id },
    )
    expect(checkout).toEqual({ availablePaymentGateways: [{ id: 'warsha.payments' }, { id: app }], none: [] })
    const { paymentGatewayInitialize } = await send(
      'mutation($id: ID!) { paymentGatewayInitialize(id: $id) { gatewayConfigs { id data errors { code } } errors { code } } }',
      { id },
    )
    expect(paymentGatewayInitialize).toMatchObject({
      errors: [],
      gatewayConfigs: [{ id: 'warsha.payments' }, { id: app, data: { ok: true }, errors: [] }],
    })
  })

  test('[GQL-57] is not known to a shop that is no demo', async () => {
    const checkout = await openCheckout()
    const waiting = await pay(checkout.id, ends('CHARGE_ACTION_REQUIRED'))
    const { config } = shop.shop().deps
    Object.assign(config, { demo: false })
    try {
      expect((await pay(checkout.id, ends('CHARGE_SUCCESS'))).errors).toMatchObject([
        { field: 'paymentGateway', code: 'NOT_FOUND' },
      ])
      const query = 'query($id: ID) { checkout(id: $id) { availablePaymentGateways { id } } }'
      expect((await send(query, { id: checkout.id })).checkout).toEqual({
        availablePaymentGateways: [{ id: 'warsha.payments' }],
      })
      const processed = await process(waiting.transaction.id, ends('CHARGE_SUCCESS'))
      expect(processed.transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    } finally {
      Object.assign(config, { demo: true })
    }
  })

  test.each(['CHARGE_SUCCESS', 'AUTHORIZATION_SUCCESS'])('[GQL-57] buys with %s', async (type) => {
    const checkout = await openCheckout()
    const total = checkout.totalPrice.gross.amount
    expect(await pay(checkout.id, ends(type))).toEqual({
      errors: [],
      data: null,
      transaction: {
        id: expect.any(String),
        actions: ['REFUND'],
        pspReference: expect.stringMatching(/^sbx_/),
        chargedAmount: { amount: total },
      },
      transactionEvent: {
        type,
        message: 'Paid as asked, without a card.',
        pspReference: expect.stringMatching(/^sbx_/),
        amount: { amount: total },
      },
    })
    const completed = await complete(checkout.id)
    expect(completed).toMatchObject({ errors: [], order: { paymentStatus: 'FULLY_CHARGED' } })
    expect(await ordersOf(checkout.token)).toBe(1)
    expect(await shop.takenOf(booked.slotId)).toBe(1)
  })

  test.each(['CHARGE_FAILURE', 'AUTHORIZATION_FAILURE'])(
    '[GQL-57] refuses with %s, and the next buys',
    async (type) => {
      const checkout = await openCheckout()
      const refused = await pay(checkout.id, ends(type))
      expect(refused).toMatchObject({
        errors: [],
        transaction: { actions: [], chargedAmount: { amount: 0 } },
        transactionEvent: {
          type,
          message: 'The bank declined the payment. Try another card or pay from your wallet.',
        },
      })
      expect((await complete(checkout.id)).errors).toEqual([{ field: 'id', code: 'CHECKOUT_NOT_FULLY_PAID' }])
      expect(await ordersOf(checkout.token)).toBe(0)
      expect(await shop.takenOf(booked.slotId)).toBe(1)
      await pay(checkout.id, ends('CHARGE_SUCCESS'))
      expect((await complete(checkout.id)).errors).toEqual([])
    },
  )

  test('[GQL-57] waits with CHARGE_ACTION_REQUIRED until transactionProcess says the end', async () => {
    const checkout = await openCheckout()
    const waiting = await pay(checkout.id, ends('CHARGE_ACTION_REQUIRED', false))
    expect(waiting.transactionEvent).toMatchObject({ type: 'CHARGE_ACTION_REQUIRED', pspReference: '' })
    expect((await complete(checkout.id)).errors).toHaveLength(1)
    const ended = await process(waiting.transaction.id, ends('CHARGE_SUCCESS'))
    expect(ended.transactionEvent.type).toBe('CHARGE_SUCCESS')
    // Said once more, and otherwise: a payment that is over stays as it is.
    const again = await process(waiting.transaction.id, ends('CHARGE_FAILURE'))
    expect(again.transactionEvent.type).toBe('CHARGE_SUCCESS')
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('[GQL-57] takes the money of ten calls at once for one order alone', async () => {
    const checkout = await openCheckout()
    await Promise.all(Array.from({ length: 10 }, () => pay(checkout.id, ends('CHARGE_SUCCESS'))))
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
    expect(await shop.takenOf(booked.slotId)).toBe(1)
    // Any other payment that was taken is in the wallet.
    const taken = await shop.value<number>(sql`SELECT coalesce(sum(paid_baisa), 0)::int FROM payment_attempts
      WHERE checkout_public_id = ${checkout.token} AND state = 'paid'`)
    const total = Math.round(checkout.totalPrice.gross.amount * 1000)
    expect((await wallet()).free).toBe((taken ?? 0) - total)
  })

  test.each([
    ['nothing', undefined],
    ['another word', ends('CHARGE_MAYBE')],
    ['a refund', ends('REFUND_SUCCESS')],
    ['a list', []],
  ])('[GQL-57] told %s, answers a failure and takes nothing', async (_case, data) => {
    const checkout = await openCheckout()
    expect(await pay(checkout.id, data)).toMatchObject({
      errors: [],
      transaction: null,
      transactionEvent: { type: 'CHARGE_FAILURE', message: 'Say in data.event.type how the payment ends.' },
    })
    expect((await complete(checkout.id)).errors).toEqual([{ field: 'id', code: 'CHECKOUT_NOT_FULLY_PAID' }])
  })

  test('[GQL-57] pays for nobody else', async () => {
    const checkout = await openCheckout()
    const stranger = await shop.signIn('91000853')
    for (const token of [stranger, null]) {
      expect((await pay(checkout.id, ends('CHARGE_SUCCESS'), token)).errors).toMatchObject([
        { code: 'NOT_FOUND' },
      ])
    }
    const waiting = await pay(checkout.id, ends('CHARGE_ACTION_REQUIRED'))
    const { transactionProcess } = await send(
      'mutation($id: ID!, $data: JSON) { transactionProcess(id: $id, data: $data) { errors { code } } }',
      { id: waiting.transaction.id, data: ends('CHARGE_SUCCESS') },
      stranger,
    )
    expect(transactionProcess.errors).toEqual([{ code: 'NOT_FOUND' }])
    expect(await ordersOf(checkout.token)).toBe(0)
  })
})
