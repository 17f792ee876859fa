import type { GraphQLNamedType } from 'graphql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { everyField } from '#testing/ownership/every-field.ts'
import { ask } from '#testing/sign-in.ts'

// Saleor's storefront makes and changes a checkout with its customer's token, and reads checkout and order without one:
// saleor/storefront, src/checkout/lib/server. Saleor answers whoever holds an id (saleor/graphql/checkout/resolvers.py).

const shop = usePaymentShop('91000853')
const { begin, choose, complete, fillWallet } = purchasesOf(shop)
let booked: Booked
let other: string
beforeAll(async () => {
  other = await shop.signIn('91000854')
})
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
  await fillWallet(0)
})

const address = {
  firstName: 'Zubaida',
  lastName: 'Qasimiyya',
  companyName: 'Wadi Ltd',
  streetAddress1: 'Frankincense Lane 77',
  streetAddress2: 'Door green',
  city: 'muscat',
  country: 'OM',
  phone: '+96891000853',
}
const email = 'zubaida.secret@example.om'
/** What no stranger may learn, in any field. */
const personal = [
  ...['Zubaida', 'Qasimiyya', 'Wadi Ltd', 'Frankincense', 'Door green', '91000853', 'zubaida'],
  ...['ring twice', 'gift-demo', 'payments/', '/pdf/'],
]

async function send(query: string, variables: object, token?: string) {
  return (await ask(shop.shop(), query, { variables: { ...variables }, ...(token && { token }) })).data
}

const readWhole = (field: 'checkout' | 'order', id: string, token?: string) => {
  const type = shop.shop().app.graphqlSchema.getType(field === 'checkout' ? 'Checkout' : 'Order')
  const named = field === 'checkout' ? 'ID' : 'ID!'
  return send(
    `query($id: ${named}) { ${field}(id: $id) ${everyField(type as GraphQLNamedType)} }`,
    { id },
    token,
  )
}

const change = async (
  name: string,
  declared: string,
  args: Record<string, unknown>,
  token = shop.token(),
) => {
  const given = Object.keys(args).map((key) => `${key}: $${key}`)
  const answer = await send(
    `mutation($id: ID, ${declared}) { ${name}(${given.join(', ')}) { checkout { id } errors { field code } } }`,
    args,
    token,
  )
  return answer[name]
}

async function openCheckout(): Promise<string> {
  const { checkout, errors } = await shop.create({
    lines: [{ ...booked.line, metadata: [...booked.line.metadata, { key: 'note', value: 'ring twice' }] }],
    email,
    metadata: [{ key: 'wish', value: 'ring twice' }],
  })
  expect(errors).toEqual([])
  for (const kind of ['shipping', 'billing'])
    await change(
      `checkout${kind === 'billing' ? 'Billing' : 'Shipping'}AddressUpdate`,
      `$${kind}Address: AddressInput!`,
      {
        id: checkout.id,
        [`${kind}Address`]: address,
      },
    )
  await change('checkoutAddPromoCode', '$promoCode: String!', { id: checkout.id, promoCode: 'gift-demo-3' })
  return checkout.id
}

describe('whoever holds the id of a checkout', () => {
  test('[GQL-59] reads goods and prices without a token, and nothing personal in any field', async () => {
    const id = await openCheckout()
    const own = await readWhole('checkout', id, shop.token())
    const held = await readWhole('checkout', id)
    for (const text of ['Frankincense', 'zubaida', 'ring twice', 'gift-demo'])
      expect(JSON.stringify(own)).toContain(text)
    for (const text of personal) expect(JSON.stringify(held)).not.toContain(text)
    expect(held.checkout).toMatchObject({
      id,
      email: 'z...@example.om',
      user: null,
      giftCards: [],
      metadata: [],
      shippingAddress: {
        firstName: 'Z...',
        streetAddress1: 'F...',
        phone: '+...',
        city: own.checkout.shippingAddress.city,
      },
    })
    for (const field of [
      'totalPrice',
      'subtotalPrice',
      'quantity',
      'availablePaymentGateways',
      'isShippingRequired',
    ])
      expect(held.checkout[field]).toEqual(own.checkout[field])
    expect(held.checkout.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
      own.checkout.lines.map(({ quantity }: { quantity: number }) => quantity),
    )
  })

  test('[GQL-59] changes nothing without the token, and another customer finds nothing', async () => {
    const id = await openCheckout()
    for (const token of [undefined, other]) {
      const answers = [
        await change(
          'checkoutEmailUpdate',
          '$email: String!',
          { id, email: 'thief@example.om' },
          token ?? '',
        ),
        await change(
          'checkoutBillingAddressUpdate',
          '$billingAddress: AddressInput!',
          { id, billingAddress: { ...address, firstName: 'Thief' } },
          token ?? '',
        ),
        await complete(id, token ?? ''),
      ]
      for (const { errors } of answers) expect(errors).toMatchObject([{ code: 'NOT_FOUND' }])
    }
    expect(await readWhole('checkout', id, other)).toEqual({ checkout: null })
  })

  test('[GQL-59] what comes back obscured stands for what it hides', async () => {
    const id = await openCheckout()
    const { checkout: held } = await readWhole('checkout', id)
    const { shippingAddress: shown } = held
    const names = [
      'firstName',
      'lastName',
      'companyName',
      'streetAddress1',
      'streetAddress2',
      'city',
      'phone',
    ]
    const sent = { ...Object.fromEntries(names.map((name) => [name, shown[name]])), country: 'OM' }
    const changed = [
      await change('checkoutEmailUpdate', '$email: String!', { id, email: held.email }),
      await change('checkoutBillingAddressUpdate', '$billingAddress: AddressInput!', {
        id,
        billingAddress: sent,
      }),
    ]
    for (const { errors } of changed) expect(errors).toEqual([])
    const { checkout } = await readWhole('checkout', id, shop.token())
    expect([checkout.email, checkout.billingAddress.streetAddress1, checkout.billingAddress.phone]).toEqual([
      email,
      address.streetAddress1,
      address.phone,
    ])
    // One letter more is an address that somebody wrote.
    await change('checkoutBillingAddressUpdate', '$billingAddress: AddressInput!', {
      id,
      billingAddress: { ...sent, streetAddress1: 'F....', phone: '' },
    })
    const { checkout: written } = await readWhole('checkout', id, shop.token())
    expect(written.billingAddress.streetAddress1).toBe('F....')
  })
})

describe('whoever holds the id of an order', () => {
  test('[GQL-59] reads what was bought without a token, and nothing personal in any field', async () => {
    const id = await openCheckout()
    const { data } = await begin(id)
    await choose(data.url, 'pay')
    const { order } = await complete(id)
    const own = await readWhole('order', order.id, shop.token())
    const held = await readWhole('order', order.id)
    for (const text of ['Frankincense', 'zubaida', 'ring twice', '/pdf/'])
      await expect
        .poll(async () => JSON.stringify(await readWhole('order', order.id, shop.token())))
        .toContain(text)
    for (const text of personal) expect(JSON.stringify(held)).not.toContain(text)
    expect(held.order).toMatchObject({
      number: order.number,
      isPaid: true,
      user: null,
      userEmail: 'z...@example.om',
      payments: [],
      refunds: [],
      invoices: [],
      giftCards: [],
      voucherCode: null,
    })
    expect([held.order.total, held.order.status]).toEqual([own.order.total, own.order.status])
    expect(held.order.lines.map(({ productName }: { productName: string }) => productName)).toEqual(
      own.order.lines.map(({ productName }: { productName: string }) => productName),
    )
    expect(await readWhole('order', order.id, other)).toEqual({ order: null })
  })
})
