import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { type Booked, bookedLine, oil, setStock } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

// Guests as Saleor knows them: saleor/graphql/checkout/tests/mutations/test_checkout_create.py
// (test_checkout_create_anonymous_user) and test_checkout_complete.py (EMAIL_NOT_SET). What they may not is ours.

const shop = usePaymentShop('91000962', undefined, {
  GUEST_PAYMENTS_PER_HOUR: '40',
  TRUSTED_CLIENT_KEYS: 'The-Key-of-a-Storefronts-own-Server',
})
const { ordersOf } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

const home = {
  firstName: 'Zubaida',
  lastName: 'Qasimiyya',
  streetAddress1: 'Frankincense Lane 77',
  city: 'Muscat',
  country: 'OM',
  phone: '+96891234567',
}

async function send(query: string, variables: object, token?: string) {
  return ask(shop.shop(), query, { variables: { ...variables }, ...(token && { token }) })
}

async function create(input: object) {
  const query = `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) {
    checkout { id token } errors { field code } } }`
  const whole = {
    channel: 'default-channel',
    lines: [booked.line],
    email: 'guest@example.om',
    billingAddress: home,
    ...input,
  }
  const { data } = await send(query, { input: whole })
  expect(data.checkoutCreate.errors).toEqual([])
  return data.checkoutCreate.checkout as { id: string; token: string }
}

const dummy = 'saleor.io.dummy-payment-app'
const pay = async (id: string, type = 'CHARGE_SUCCESS', gateway = dummy, data: object = {}) => {
  const query = `mutation($id: ID!, $gateway: PaymentGatewayToInitialize!) {
    transactionInitialize(id: $id, paymentGateway: $gateway) { transaction { id }
      transactionEvent { type message } errors { field code message } } }`
  const given = { event: { type, includePspReference: true }, ...data }
  return send(query, { id, gateway: { id: gateway, data: given } })
}

const complete = async (id: string) =>
  (
    await send(
      `mutation($id: ID!) { checkoutComplete(id: $id) {
        order { id number userEmail user { id } billingAddress { firstName streetAddress1 phone } lines { productName } }
        errors { field code message } } }`,
      { id },
    )
  ).data.checkoutComplete

const change = async (name: string, declared: string, args: Record<string, unknown>) => {
  const given = Object.keys(args).map((key) => `${key}: $${key}`)
  const query = `mutation($id: ID, ${declared}) { ${name}(${given.join(', ')}) { checkout { id } errors { field code } } }`
  return (await send(query, args)).data[name]
}

/** The account of the order of a checkout. */
async function ownerOf(token: string) {
  const { rows } = await shop
    .db()
    .execute<{ id: number; email: string; confirmed: boolean; password: string }>(sql`
    SELECT customers.id, customers.email, is_confirmed AS confirmed, password_hash AS password FROM customers
    JOIN orders ON orders.customer_id = customers.id WHERE checkout_public_id = ${token}`)
  return rows[0]
}

describe('a guest', () => {
  test('[GQL-63] [GQL-65] buys without a token, and the order belongs to an account nobody can sign in to', async () => {
    const { id, token } = await create({})
    const unpaid = await complete(id)
    expect(unpaid.errors).toMatchObject([{ field: 'id', code: 'CHECKOUT_NOT_FULLY_PAID' }])
    expect(await shop.takenOf(booked.slotId)).toBe(0)
    const declined = (await pay(id, 'CHARGE_FAILURE')).data.transactionInitialize
    expect(declined).toMatchObject({ errors: [], transactionEvent: { type: 'CHARGE_FAILURE' } })
    expect(declined.transactionEvent.message).toBe('The bank declined the payment. Try another card.')
    // The guest goes on with it: it is read whole, and changed, with the id alone.
    const read =
      'query($id: ID) { checkout(id: $id) { email user { id } billingAddress { streetAddress1 } } }'
    expect((await send(read, { id })).data.checkout).toEqual({
      email: 'guest@example.om',
      user: null,
      billingAddress: { streetAddress1: home.streetAddress1 },
    })
    const moved = await change('checkoutEmailUpdate', '$email: String!', { id, email: 'other@example.om' })
    expect(moved.errors).toEqual([])
    const paid = (await pay(id)).data.transactionInitialize
    expect(paid).toMatchObject({ errors: [], transactionEvent: { type: 'CHARGE_SUCCESS' } })
    const { order, errors } = await complete(id)
    expect(errors).toEqual([])
    expect(await ordersOf(token)).toBe(1)
    expect(await shop.takenOf(booked.slotId)).toBe(1)
    // As whoever holds the order's id reads it.
    expect(order).toMatchObject({ user: null, userEmail: 'o...@example.om' })
    expect(order.billingAddress).toEqual({ firstName: 'Z...', streetAddress1: 'F...', phone: '+...' })
    const { data } = await send('query($id: ID!) { order(id: $id) { number } }', { id: order.id })
    expect(data.order).toEqual({ number: order.number })
    expect(await ownerOf(token)).toMatchObject({
      email: 'other@example.om',
      confirmed: false,
      password: null,
    })
    const { data: signIn } = await send(
      'mutation { tokenCreate(email: "other@example.om", password: "Warsha-2026") { token errors { code } } }',
      {},
    )
    expect(signIn.tokenCreate).toMatchObject({ token: null, errors: [{ code: 'INVALID_CREDENTIALS' }] })
  })

  test("[GQL-63] with the e-mail of an account gets nothing of it, and the account nothing of the guest's", async () => {
    const email = 'taken@example.om'
    await shop.db().execute(sql`INSERT INTO customers (email, is_confirmed) VALUES (${email}, true)
      ON CONFLICT DO NOTHING`)
    const first = await create({ email })
    const second = await create({ email: 'TAKEN@example.om' })
    for (const { id } of [first, second]) {
      expect((await pay(id)).data.transactionInitialize.errors).toEqual([])
      expect((await complete(id)).errors).toEqual([])
    }
    const [owner, other] = [await ownerOf(first.token), await ownerOf(second.token)]
    expect(owner).toMatchObject({ confirmed: false, password: null })
    expect(owner?.email).toMatch(/@guest\.invalid$/)
    expect(other?.id).toBe(owner?.id)
    const { data } = await send('query($id: ID) { checkout(id: $id) { id } }', { id: first.id })
    expect(data.checkout).toBeNull()
  })

  test('[GQL-63] gets the order with the account, once the e-mail is confirmed', async () => {
    const email = 'claims@example.om'
    const { id, token } = await create({ email })
    await pay(id)
    await complete(id)
    const guest = await ownerOf(token)
    const register = `mutation { accountRegister(input: { email: "${email}", password: "Muscat-2026",
      redirectUrl: "http://localhost/en/register" }) { errors { code } } }`
    expect((await send(register, {})).data.accountRegister.errors).toEqual([])
    // Before the mailed link is followed, the password opens nothing.
    const signIn = `mutation { tokenCreate(email: "${email}", password: "Muscat-2026") { token errors { code } } }`
    expect((await send(signIn, {})).data.tokenCreate.token).toBeNull()
    const linkOf = async () => {
      const mails = await listSentMessages(shop.db(), email)
      const links = mails.flatMap(({ text }) => text.match(/http\S+token=\S+/)?.[0] ?? [])
      return links.map((link) => new URL(link).searchParams.get('token'))[0]
    }
    await expect.poll(linkOf, { timeout: 20_000 }).toBeTruthy()
    const confirm = `mutation($email: String!, $link: String!) {
      confirmAccount(email: $email, token: $link) { errors { code } } }`
    const confirmed = await send(confirm, { email, link: await linkOf() })
    expect(confirmed.data.confirmAccount.errors).toEqual([])
    const { data } = await send(signIn, {})
    const orders = await send('{ me { orders(first: 5) { totalCount } } }', {}, data.tokenCreate.token)
    expect(orders.data.me.orders.totalCount).toBe(1)
    expect((await ownerOf(token))?.id).toBe(guest?.id)
  })

  test('[GQL-63] is told what is missing, before anything is held', async () => {
    const { id, token } = await create({ email: '' })
    expect((await pay(id)).data.transactionInitialize.errors).toMatchObject([
      { field: 'email', code: 'INVALID' },
    ])
    expect((await complete(id)).errors).toMatchObject([{ field: 'email', code: 'EMAIL_NOT_SET' }])
    const bare = await create({ billingAddress: null })
    expect((await complete(bare.id)).errors).toMatchObject([{ code: 'BILLING_ADDRESS_NOT_SET' }])
    expect([await shop.takenOf(booked.slotId), await ordersOf(token)]).toEqual([0, 0])
    const { variantKey } = await oil(shop.db())
    await setStock(shop.db(), variantKey, 1)
    const goods = { variantId: toGlobalId('ProductVariant', variantKey), quantity: 1 }
    const late = await create({ lines: [goods], shippingAddress: home })
    const method = await send('query($id: ID) { checkout(id: $id) { shippingMethods { id } } }', {
      id: late.id,
    })
    const [{ id: methodId }] = method.data.checkout.shippingMethods
    await change('checkoutDeliveryMethodUpdate', '$deliveryMethodId: ID', {
      id: late.id,
      deliveryMethodId: methodId,
    })
    await setStock(shop.db(), variantKey, 0)
    const [refused] = (await pay(late.id)).data.transactionInitialize.errors
    expect(refused).toMatchObject({ code: 'INVALID', field: 'quantity' })
    expect(refused.message).not.toBe('')
    await setStock(shop.db(), variantKey, 100)
  })

  test('[GQL-63] has no codes, no gift cards and no wallet', async () => {
    const { id } = await create({})
    const options = `mutation($id: ID!) { paymentGatewayInitialize(id: $id, paymentGateways: [{ id: "warsha.payments" }]) {
      gatewayConfigs { data } errors { code } } }`
    const { paymentGatewayInitialize: offered } = (await send(options, { id })).data
    const names = offered.gatewayConfigs[0].data.payment_options.map(({ id: name }: { id: string }) => name)
    expect(names).toEqual(['sandbox'])
    const wallet = (await pay(id, 'CHARGE_SUCCESS', 'warsha.payments', { gateway_id: 'WALLET' })).data
    expect(wallet.transactionInitialize.errors).toMatchObject([{ field: 'gateway_id', code: 'NOT_FOUND' }])
    await pay(id, 'CHARGE_FAILURE')
    for (const promoCode of ['welcome10', 'gift-demo-3']) {
      const { errors } = await change('checkoutAddPromoCode', '$promoCode: String!', { id, promoCode })
      expect(errors).toEqual([{ field: 'promoCode', code: 'VOUCHER_NOT_APPLICABLE' }])
    }
    const coded = await create({})
    await change('checkoutAddPromoCode', '$promoCode: String!', { id: coded.id, promoCode: 'welcome10' })
    expect((await pay(coded.id)).data.transactionInitialize.errors).toMatchObject([{ field: 'promoCode' }])
  })

  test('[GQL-63] cannot block the shop: payments of one network and of one e-mail are bounded', async () => {
    const { id } = await create({ email: 'often@example.om' })
    const codes = []
    for (let tries = 0; tries < 11; tries++)
      codes.push((await pay(id, 'CHARGE_FAILURE')).data.transactionInitialize.errors[0]?.code)
    expect(codes).toEqual([...Array.from({ length: 10 }), 'INVALID'])
  })

  test("[GQL-66] is bounded by the guest's own network where a trusted server calls for guests", async () => {
    const from = async (address: string, key = 'The-Key-of-a-Storefronts-own-Server') => {
      const { id } = await create({ email: `${address}@example.om` })
      const headers = { 'x-warsha-client-key': key, 'x-warsha-client-address': address }
      const query = `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "${dummy}",
        data: { event: { type: "CHARGE_FAILURE" } } }) { errors { code message } } }`
      const given = { headers, variables: { id }, remoteAddress: '203.0.113.66' }
      return (await ask(shop.shop(), query, given)).data.transactionInitialize.errors.length
    }
    const { config } = shop.shop().deps
    Object.assign(config, { GUEST_PAYMENTS_PER_HOUR: 1 })
    try {
      expect([await from('198.51.100.1'), await from('198.51.100.2')]).toEqual([0, 0])
      expect(await from('198.51.100.1')).toBe(1)
      const forged = 'The-Key-of-a-Storefronts-own-Servex'
      expect([await from('198.51.100.3', forged), await from('198.51.100.4', forged)]).toEqual([0, 1])
    } finally {
      Object.assign(config, { GUEST_PAYMENTS_PER_HOUR: 40 })
    }
  })

  test('[GQL-63] asks for a sign-in where guests may not buy, in the words of Saleor', async () => {
    const { id } = await create({})
    const { config } = shop.shop().deps
    Object.assign(config, { GUEST_CHECKOUT: false })
    try {
      const [refused] = (await pay(id)).errors
      expect(refused).toMatchObject({ extensions: { exception: { code: 'PermissionDenied' } } })
      expect(refused.message).toContain('AUTHENTICATED_USER')
    } finally {
      Object.assign(config, { GUEST_CHECKOUT: true })
    }
  })

  test("[GQL-63] leaves the customer's and the confirmed guest's checkouts to their tokens", async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    expect((await pay(checkout.id)).data.transactionInitialize.errors).toMatchObject([{ code: 'NOT_FOUND' }])
    const { id } = await create({ email: 'claimed@example.om' })
    const waiting = (await pay(id, 'CHARGE_ACTION_REQUIRED')).data.transactionInitialize
    await shop.db().execute(sql`UPDATE customers SET is_confirmed = true WHERE email = 'claimed@example.om'`)
    for (const { errors } of [
      await change('checkoutEmailUpdate', '$email: String!', { id, email: 'thief@example.om' }),
      await complete(id),
      (await pay(id)).data.transactionInitialize,
    ])
      expect(errors).toMatchObject([{ code: 'NOT_FOUND' }])
    const query = `mutation($id: ID!) { transactionProcess(id: $id, data: { event: { type: "CHARGE_SUCCESS" } }) { errors { code } } }`
    const { data } = await send(query, { id: waiting.transaction.id })
    expect(data.transactionProcess.errors).toEqual([{ code: 'NOT_FOUND' }])
    const { data: read } = await send('query($id: ID) { checkout(id: $id) { email } }', { id })
    expect(read.checkout.email).toBe('c...@example.om')
  })
})
