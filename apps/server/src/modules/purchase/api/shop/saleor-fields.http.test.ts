import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

// Fields and answers of Saleor 3.23 that its clients ask for: graphql/payment/mutations/transaction/transaction_initialize.py
// (clean_action, clean_idempotency_key), graphql/payment/types.py (TransactionItem), graphql/shipping/types.py, and
// graphql/account/types.py (User.checkouts).

const shop = usePaymentShop('91000971')
const { fillWallet } = purchasesOf(shop)

const send = (query: string, variables: Record<string, unknown>, token = shop.token()) =>
  ask(shop.shop(), query, { token, variables })

async function openOne(isCart = true) {
  const { line } = await bookedLine(shop.db(), { capacity: 9 })
  return (await shop.create({ lines: [line], isCart })).checkout
}

const initialize = (more = '') => `mutation($id: ID!, $data: JSON!) {
  transactionInitialize(id: $id, ${more} paymentGateway: { id: "warsha.payments", data: $data }) {
    transaction { authorizedAmount { amount } authorizePendingAmount { amount } chargedAmount { amount } events { id type amount { amount } } }
    transactionEvent { id type } errors { field code } } }`

test('[GQL-62] money that the wallet sets aside is authorised, and the transaction has its event', async () => {
  await fillWallet(500_000)
  const { id, totalPrice } = await openOne()
  const { data } = await send(initialize(), { id, data: { gateway_id: 'WALLET' } })
  const { transaction, transactionEvent, errors } = data.transactionInitialize
  expect(errors).toEqual([])
  expect(transaction).toMatchObject({
    authorizedAmount: totalPrice.gross,
    authorizePendingAmount: { amount: 0 },
    chargedAmount: { amount: 0 },
    events: [{ id: transactionEvent.id, type: 'AUTHORIZATION_SUCCESS', amount: totalPrice.gross }],
  })
})

test('[GQL-62] an empty key is refused, and an action is not for a shopper to choose', async () => {
  const { id } = await openOne()
  const variables = { id, data: { gateway_id: 'WALLET' } }
  const empty = await send(initialize('idempotencyKey: "",'), variables)
  expect(empty.data.transactionInitialize.errors).toEqual([{ field: 'idempotencyKey', code: 'INVALID' }])
  const denied = await send(initialize('action: CHARGE,'), variables)
  expect(denied.errors[0].extensions.exception.code).toBe('PermissionDenied')
})

// graphql/payment/types.py (TransactionItem.order); what an id alone tells is graphql/order/types.py (obfuscate).
test('[GQL-79] a transaction has the order that it has bought, whole for its customer and obscured for a guest', async () => {
  const query = `mutation($id: ID!, $data: JSON) { transactionInitialize(id: $id, paymentGateway: {
    id: "saleor.io.dummy-payment-app", data: $data }) { transaction { order {
      number userEmail billingAddress { streetAddress1 } payments { id } } } errors { code } } }`
  const pay = async (id: string, type: string, token?: string) => {
    const variables = { id, data: { event: { type } } }
    return (await ask(shop.shop(), query, { variables, ...(token && { token }) })).data.transactionInitialize
  }
  const { id } = await openOne(false)
  expect((await pay(id, 'CHARGE_ACTION_REQUIRED', shop.token())).transaction.order).toBeNull()
  const own = (await pay(id, 'CHARGE_SUCCESS', shop.token())).transaction.order
  expect(own).toMatchObject({
    number: expect.any(String),
    billingAddress: { streetAddress1: 'Ghala Heights' },
  })
  expect(own.payments).toHaveLength(1)
  const { line } = await bookedLine(shop.db(), { capacity: 9 })
  const create = `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } errors { code } } }`
  const billingAddress = { country: 'OM', city: 'Muscat', streetAddress1: 'Frankincense Lane 77' }
  const input = {
    channel: 'default-channel',
    lines: [line],
    email: 'guest-of-order@example.om',
    billingAddress,
  }
  const { data } = await ask(shop.shop(), create, { variables: { input } })
  const held = (await pay(data.checkoutCreate.checkout.id, 'CHARGE_SUCCESS')).transaction.order
  expect(held).toEqual({
    number: expect.any(String),
    userEmail: 'g...@example.om',
    billingAddress: { streetAddress1: 'F...' },
    payments: [],
  })
})

test('[GQL-62] a customer lists the open checkouts page by page, and nobody else does', async () => {
  const [cart, other] = [await openOne(), await openOne(false)]
  const query = `query($first: Int, $channel: String) { me { checkouts(first: $first, channel: $channel) {
    totalCount pageInfo { hasNextPage } edges { node { id shippingMethods {
      type description maximumOrderWeight { unit value } minimumOrderWeight { unit value }
      maximumOrderPrice { amount } minimumOrderPrice { amount } } } } } } }`
  const all = (await send(query, { first: 10 })).data.me.checkouts
  expect(all.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([cart.id, other.id])
  const first = (await send(query, { first: 1 })).data.me.checkouts
  expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } })
  const elsewhere = (await send(query, { first: 10, channel: 'tasleem-channel' })).data.me.checkouts
  expect(elsewhere.totalCount).toBe(0)
  const stranger = await shop.signIn('91000972')
  expect((await send(query, { first: 10 }, stranger)).data.me.checkouts.totalCount).toBe(0)
})
