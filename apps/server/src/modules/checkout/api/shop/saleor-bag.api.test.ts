import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { bookedLine, oil, setStock } from '../../samples/booked-line.ts'
import { useCheckoutShop } from '../testing/checkout-shop.ts'

const shop = useCheckoutShop('91000041')

/** The fields and operations of clients that know Saleor and nothing of this shop. */
const bag = `id email lines {
  id quantity totalPrice { gross { amount currency } } undiscountedTotalPrice { amount currency }
  variant { id name product { id name slug thumbnail { url alt } category { name } } pricing { price { gross { amount currency } } } }
} totalPrice { gross { amount currency } }`
const failures = 'errors { message field code }'

const documents = {
  create: `mutation($channel: String!) {
    checkoutCreate(input: { channel: $channel, lines: [] }) { checkout { ${bag} } ${failures} } }`,
  add: `mutation($id: ID!, $productVariantId: ID!) {
    checkoutLinesAdd(id: $id, lines: [{ quantity: 1, variantId: $productVariantId }]) { checkout { ${bag} } ${failures} } }`,
  find: `query($id: ID!) { checkout(id: $id) { ${bag} } }`,
  remove: `mutation($checkoutId: ID!, $lineIds: [ID!]!) {
    checkoutLinesDelete(id: $checkoutId, linesIds: $lineIds) { checkout { ${bag} } ${failures} } }`,
  attach: `mutation($checkoutId: ID!) {
    checkoutCustomerAttach(id: $checkoutId) { checkout { id user { id email } } ${failures} } }`,
  email: `mutation($checkoutId: ID!, $email: String!) {
    checkoutEmailUpdate(checkoutId: $checkoutId, email: $email) { checkout { email } checkoutErrors { field code } } }`,
  address: `mutation($checkoutId: ID!, $shippingAddress: AddressInput!, $validationRules: CheckoutAddressValidationRules) {
    checkoutShippingAddressUpdate(id: $checkoutId, shippingAddress: $shippingAddress, validationRules: $validationRules) {
      checkout { shippingAddress { city country { code } } shippingMethods { id name price { amount } } } ${failures} } }`,
  deliveries: `mutation($id: ID!) {
    deliveryOptionsCalculate(id: $id) { deliveries { id shippingMethod { id name active price { amount currency } } } errors { code } } }`,
  delivery: `mutation($checkoutId: ID!, $deliveryMethodId: ID!) {
    checkoutDeliveryMethodUpdate(id: $checkoutId, deliveryMethodId: $deliveryMethodId) {
      checkout { deliveryMethod { __typename } delivery { id shippingMethod { id } } } ${failures} } }`,
}

test("[GQL-51] a client that knows only Saleor's names fills a bag as a visitor and opens its checkout as a customer", async () => {
  const { variantKey } = await oil(shop.db())
  await setStock(shop.db(), variantKey, 100)
  const send = async (name: keyof typeof documents, variables: object, token?: string) => {
    const { data, errors } = await ask(shop.shop(), documents[name], {
      ...(token && { token }),
      variables: { ...variables },
    })
    expect(errors).toBeUndefined()
    return Object.values<Record<string, never>>(data)[0]
  }
  const productVariantId = toGlobalId('ProductVariant', variantKey)

  const created = await send('create', { channel: 'default-channel' })
  expect(created?.errors).toEqual([])
  const { id } = Object(created?.checkout)
  await send('add', { id, productVariantId })
  const added = Object((await send('add', { id, productVariantId }))?.checkout)
  expect(added.lines).toHaveLength(1)
  expect(added.lines[0]).toMatchObject({ quantity: 2, variant: { id: productVariantId } })
  expect(Object(await send('find', { id })).totalPrice).toEqual(added.totalPrice)

  const token = shop.token()
  expect(Object((await send('attach', { checkoutId: id }, token))?.checkout).user.id).toBeTruthy()
  const mailed = await send('email', { checkoutId: id, email: 'aisha@example.om' }, token)
  expect(mailed).toEqual({ checkout: { email: 'aisha@example.om' }, checkoutErrors: [] })
  const shippingAddress = { country: 'OM', city: 'Muscat', streetAddress1: 'Way 1' }
  const validationRules = { checkRequiredFields: false }
  const shipped = await send('address', { checkoutId: id, shippingAddress, validationRules }, token)
  expect(Object(shipped?.checkout).shippingAddress).toEqual({ city: 'MUSCAT', country: { code: 'OM' } })
  const [option] = Object(await send('deliveries', { id }, token)).deliveries
  const chosen = await send('delivery', { checkoutId: id, deliveryMethodId: option.id }, token)
  expect(Object(chosen?.checkout).delivery.shippingMethod.id).toBe(option.shippingMethod.id)

  const removed = await send('remove', { checkoutId: id, lineIds: [added.lines[0].id] }, token)
  expect(Object(removed?.checkout).lines).toEqual([])
})

test('[GQL-24] a booked service is bought with its metadata in one call', async () => {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const query = `mutation($channel: String!, $lines: [CheckoutLineInput!]!, $billing: AddressInput!) {
    checkoutCreate(input: { channel: $channel, lines: $lines, billingAddress: $billing }) {
      errors { field message code }
      checkout { id availablePaymentGateways { id name } availableCollectionPoints { id name } lines { metadata { key value } } }
    } }`
  const billing = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala' }
  const variables = { channel: 'default-channel', lines: [line], billing }
  const { data } = await ask(shop.shop(), query, { token: shop.token(), variables })
  expect(data.checkoutCreate.errors).toEqual([])
  expect(data.checkoutCreate.checkout.lines[0].metadata).toEqual(expect.arrayContaining(line.metadata))
})
