import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { type Booked, bookedLine } from '../../samples/booked-line.ts'
import { checkoutData } from '../../use-cases/checkout-data.ts'
import { useCheckoutShop } from '../testing/checkout-shop.ts'

const shop = useCheckoutShop('91000021')
let booked: Booked
let id: string
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})
beforeEach(async () => {
  id = (await shop.create({ lines: [booked.line] })).checkout.id
})

const change = (mutation: string, name: string, type: string, value: unknown, as?: string | null) =>
  shop.change(mutation, `$id: ID, $${name}: ${type}`, { id, [name]: value }, as)
const address = { country: 'OM', city: 'Sohar', streetAddress1: 'Way 1', phone: '92123456' }
const held = async () => [await shop.takenOf(booked.slotId), await shop.reservedOf(booked.variantKey)]

describe('who and where', () => {
  test('the e-mail can be changed, to an e-mail', async () => {
    const { checkout } = await change('checkoutEmailUpdate', 'email', 'String!', 'aisha@example.om')
    expect(checkout.email).toBe('aisha@example.om')
    const wrong = await change('checkoutEmailUpdate', 'email', 'String!', 'nobody')
    expect(wrong.errors).toMatchObject([{ code: 'INVALID', field: 'email' }])
  })

  test('[GQL-31] the billing address can be changed', async () => {
    const type = 'AddressInput!'
    const { checkout } = await change('checkoutBillingAddressUpdate', 'billingAddress', type, address)
    expect(checkout.billingAddress).toMatchObject({ city: 'SOHAR', streetAddress1: 'Way 1' })
    const wrong = await change('checkoutBillingAddressUpdate', 'billingAddress', type, {
      ...address,
      city: '',
    })
    expect(wrong.errors).toMatchObject([{ code: 'REQUIRED', field: 'city' }])
  })

  test('[GQL-32] the shipping address can be changed, and is another one', async () => {
    const type = 'AddressInput!'
    const { checkout } = await change('checkoutShippingAddressUpdate', 'shippingAddress', type, address)
    expect(checkout.shippingAddress).toMatchObject({ city: 'SOHAR' })
    expect(checkout.shippingAddress.id).not.toBe(checkout.billingAddress.id)
  })

  test('[GQL-33] [CHK-08] the first collection point becomes the delivery method, with its address', async () => {
    const [point] = (await shop.read(id)).availableCollectionPoints
    const { checkout, errors } = await change(
      'checkoutDeliveryMethodUpdate',
      'deliveryMethodId',
      'ID',
      point.id,
    )
    expect(errors).toEqual([])
    expect(checkout.deliveryMethod).toEqual({ __typename: 'Warehouse', id: point.id })
    expect(checkout.shippingAddress.city).toBe(point.address.city)
    const moved = await change('checkoutShippingAddressUpdate', 'shippingAddress', 'AddressInput!', address)
    expect(moved.errors).toMatchObject([{ code: 'SHIPPING_CHANGE_FORBIDDEN' }])
    const back = await change('checkoutDeliveryMethodUpdate', 'deliveryMethodId', 'ID', null)
    expect(back.checkout.deliveryMethod).toBeNull()
  })

  test.each([
    ['a warehouse of elsewhere', toGlobalId('Warehouse', 999), 'DELIVERY_METHOD_NOT_APPLICABLE'],
    ['something else', toGlobalId('Product', 1), 'INVALID'],
    ['nonsense', 'nonsense', 'INVALID'],
  ])('[GQL-33] %s is no delivery method', async (_case, value, code) => {
    const { errors } = await change('checkoutDeliveryMethodUpdate', 'deliveryMethodId', 'ID', value)
    expect(errors).toMatchObject([{ code, field: 'deliveryMethodId' }])
  })

  test('[GQL-34] the shipping method can be chosen', async () => {
    const [method] = (await shop.read(id)).shippingMethods
    const { checkout } = await change('checkoutShippingMethodUpdate', 'shippingMethodId', 'ID', method.id)
    expect(checkout.deliveryMethod).toEqual({ __typename: 'ShippingMethod', id: method.id })
    const wrong = await change('checkoutShippingMethodUpdate', 'shippingMethodId', 'ID', 'nonsense')
    expect(wrong.errors).toMatchObject([{ code: 'NOT_FOUND', field: 'shippingMethodId' }])
  })

  test('a code that the shop does not know is refused as Saleor does, and removes nothing', async () => {
    const added = await change('checkoutAddPromoCode', 'promoCode', 'String!', 'winter')
    expect(added.errors).toMatchObject([{ code: 'INVALID', field: 'promoCode' }])
    const removed = await change('checkoutRemovePromoCode', 'promoCode', 'String', 'winter')
    expect(removed.errors).toMatchObject([{ code: 'NOT_FOUND', field: 'promoCode' }])
    expect((await shop.read(id)).voucherCode).toBeNull()
  })
})

describe('metadata', () => {
  const write = async (
    of: string,
    input: { key: string; value: string }[],
    as: string | null = shop.token(),
  ) => {
    const query = `mutation($id: ID!, $input: [MetadataInput!]!) {
      updateMetadata(id: $id, input: $input) { item { metadata { key value } } errors { code } } }`
    return ask(shop.shop(), query, { ...(as && { token: as }), variables: { id: of, input } })
  }

  test('of the own checkout is added to what there is', async () => {
    await write(id, [{ key: 'a', value: '1' }])
    const { data } = await write(id, [{ key: 'b', value: '2' }])
    expect(data.updateMetadata.item.metadata).toEqual([
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ])
  })

  test('of a line can be written, but not the booking that the reservation stands for', async () => {
    const [line] = (await shop.read(id)).lines
    const { data } = await write(line.id, [{ key: 'note', value: 'red car' }])
    expect(data.updateMetadata.item.metadata).toContainEqual({ key: 'note', value: 'red car' })
    const { errors } = await write(line.id, [{ key: 'slot_id', value: '1' }])
    expect(errors[0].extensions.exception.code).toBe('PermissionDenied')
  })

  test('of somebody else is not there, and grows no further than its bound', async () => {
    const [line] = (await shop.read(id)).lines
    for (const of of [id, line.id]) {
      const { data } = await write(of, [{ key: 'a', value: '1' }], null)
      expect(data.updateMetadata.errors).toEqual([{ code: 'NOT_FOUND' }])
    }
    const large = Array.from({ length: 13 }, (_, at) => ({ key: `k${at}`, value: 'x'.repeat(1000) }))
    expect((await write(id, large)).errors).toBeUndefined()
    const more = large.map(({ key, value }) => ({ key: `${key}b`, value }))
    expect((await write(id, more)).errors[0].extensions.exception.code).toBe('PermissionDenied')
  })
})

describe('whose it becomes', () => {
  const attach = (of: string) => shop.change('checkoutCustomerAttach', '$id: ID', { id: of })

  test("a visitor's checkout is attached and takes the reservation; the customer's others stay", async () => {
    const visitors = (await shop.create({ lines: [{ ...booked.line, quantity: 2 }] }, null)).checkout
    const { checkout, errors } = await attach(visitors.id)
    expect(errors).toEqual([])
    expect([checkout.id, checkout.user === null]).toEqual([visitors.id, false])
    expect(await held()).toEqual([2, 3])
    expect((await shop.read(id)).id).toBe(id)
    expect((await shop.read(visitors.id, null)).user).toBeNull()
  })

  test('what cannot be held is not attached, and the former one stays', async () => {
    const full = await bookedLine(shop.db(), { capacity: 1 })
    const visitors = (await shop.create({ lines: [full.line] }, null)).checkout
    await shop.create({ lines: [full.line] }, await shop.signIn('91000022'))
    expect((await attach(visitors.id)).errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
    expect(await shop.read(id)).not.toBeNull()
    expect((await shop.read(visitors.id, null)).user).toBeNull()
  })

  test('a detached checkout holds nothing', async () => {
    const [taken, reserved] = await held()
    const { checkout, errors } = await shop.change('checkoutCustomerDetach', '$id: ID', { id })
    expect(errors).toEqual([])
    expect([checkout.user, checkout.stockReservationExpires]).toEqual([null, null])
    expect(await held()).toEqual([Number(taken) - 1, Number(reserved) - 1])
  })

  test('the account names it, and takes it along when it is deleted', async () => {
    const query = '{ me { checkoutIds } }'
    const { data } = await ask(shop.shop(), query, { token: shop.token() })
    expect(data.me.checkoutIds).toContain(id)
    const phone = sql`SELECT id FROM customers WHERE phone = '+96891000021'`
    const customerId = Number(await shop.value(phone))
    const { checkouts } = await checkoutData.export(shop.shop().deps, customerId)
    expect(checkouts[0]).toMatchObject({
      lines: [{ quantity: 1 }],
      surcharges: [{ kind: 'slot_fee', quantity: 1 }],
    })
    await shop.db().transaction((tx) => checkoutData.erase(tx, customerId))
    expect(await shop.read(id)).toBeNull()
  })
})
