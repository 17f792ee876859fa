import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

// saleor/graphql/payment/tests/mutations/test_transaction_initialize.py:
// test_for_checkout_with_multiple_calls_and_idempotency_key, test_transaction_initialize_for_already_used_idempotency_key
// and test_transaction_initialize_for_already_used_idempotency_key_and_different_input.

const shop = usePaymentShop('91000986')
const { complete, ordersOf } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

/** Of open checkouts beside the cart a customer has a few. */
const openOne = async (isCart = false, as = shop.token()) =>
  (await shop.create({ lines: [booked.line], isCart }, as)).checkout as {
    id: string
    token: string
    totalPrice: { gross: { amount: number } }
  }

type Asked = { key: string; amount?: number; type?: string; gateway?: object }
const dummy = 'saleor.io.dummy-payment-app'

async function pay(
  id: string,
  { key, amount, type = 'CHARGE_ACTION_REQUIRED', gateway }: Asked,
  as = shop.token(),
) {
  const query = `mutation($id: ID!, $key: String, $amount: PositiveDecimal, $gateway: PaymentGatewayToInitialize!) {
    transactionInitialize(id: $id, idempotencyKey: $key, amount: $amount, paymentGateway: $gateway) {
      transaction { id } transactionEvent { type } errors { field code message } } }`
  const variables = { id, key, amount, gateway: gateway ?? { id: dummy, data: { event: { type } } } }
  const { data } = await ask(shop.shop(), query, { variables, token: as })
  return data.transactionInitialize
}

const used = { transaction: null, errors: [{ field: 'idempotencyKey', code: 'UNIQUE' }] }
const attemptsOf = (checkout: string) =>
  shop.value<number>(sql`SELECT count(*)::int FROM payment_attempts WHERE checkout_public_id = ${checkout}`)

let made = 0
const newKey = () => `key-of-client-${++made}`

describe('an idempotency key of a client', () => {
  test('[GQL-77] used again for the same answers the same transaction, also at once', async () => {
    const { id, token: bought } = await openOne()
    const key = newKey()
    const calls = await Promise.all([pay(id, { key }), pay(id, { key }), pay(id, { key })])
    const later = await pay(id, { key })
    for (const { errors } of [...calls, later]) expect(errors).toEqual([])
    expect(new Set([...calls, later].map(({ transaction }) => transaction.id)).size).toBe(1)
    expect(await attemptsOf(bought)).toBe(1)
  })

  test('[GQL-77] of a payment that was declined answers that one, and another key begins anew', async () => {
    const { id, token: bought } = await openOne()
    const key = newKey()
    const declined = await pay(id, { key, type: 'CHARGE_FAILURE' })
    const again = await pay(id, { key, type: 'CHARGE_SUCCESS' })
    expect(again).toMatchObject({
      transaction: declined.transaction,
      transactionEvent: { type: 'CHARGE_FAILURE' },
      errors: [],
    })
    expect(await attemptsOf(bought)).toBe(1)
    expect((await pay(id, { key: newKey(), type: 'CHARGE_SUCCESS' })).errors).toEqual([])
    expect((await complete(id)).errors).toEqual([])
    expect(await ordersOf(bought)).toBe(1)
  })

  test('[GQL-77] used for something else is UNIQUE: another checkout, amount, app or gateway', async () => {
    const [first, second] = [await openOne(), await openOne()]
    const key = newKey()
    const amount = first.totalPrice.gross.amount
    expect((await pay(first.id, { key, amount })).errors).toEqual([])
    for (const [id, change] of [
      [second.id, { amount }],
      [first.id, { amount: amount - 1 }],
      [first.id, {}],
      [first.id, { amount, gateway: { id: 'warsha.payments', data: { gateway_id: 'sandbox' } } }],
      [first.id, { amount, gateway: { id: 'warsha.payments', data: { gateway_id: 'WALLET' } } }],
    ] as const)
      expect(await pay(id, { key, ...change })).toMatchObject(used)
    expect(await attemptsOf(second.token)).toBe(0)
    expect(await attemptsOf(first.token)).toBe(1)
    expect((await pay(first.id, { key, amount })).errors).toEqual([])
  })

  test('[GQL-77] of two uses at once for different checkouts one is UNIQUE', async () => {
    const [first, second] = [await openOne(), await openOne()]
    const key = newKey()
    const both = await Promise.all([pay(first.id, { key }), pay(second.id, { key })])
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(both.filter(({ errors }) => errors.length > 0)).toMatchObject([used])
    expect(((await attemptsOf(first.token)) ?? 0) + ((await attemptsOf(second.token)) ?? 0)).toBe(1)
  })

  test('[GQL-77] is the customer’s own: that somebody else has used it shows nowhere', async () => {
    const stranger = await shop.signIn('91000987')
    const [own, foreign] = [await openOne(true), await openOne(true, stranger)]
    const key = newKey()
    expect((await pay(foreign.id, { key }, stranger)).errors).toEqual([])
    expect((await pay(own.id, { key })).errors).toEqual([])
  })

  test('[GQL-77] that is too long is refused', async () => {
    const { id } = await openOne(true)
    expect((await pay(id, { key: 'x'.repeat(513) })).errors).toMatchObject([
      { field: 'idempotencyKey', code: 'INVALID' },
    ])
    expect((await pay(id, { key: 'x'.repeat(512) })).errors).toEqual([])
  })
})
