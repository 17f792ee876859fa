import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { useOrderShop } from '../testing/order-shop.ts'

// A client that knows Saleor's documents and nothing of ours. What an hour is called stands in the line's metadata.

const shop = useOrderShop('91000831')
const { send } = shop

const money = 'amount currency'
const price = `gross { ${money} } net { ${money} } tax { ${money} }`
const addressFields = `id firstName lastName companyName streetAddress1 streetAddress2 city cityArea postalCode countryArea phone
  country { code country } isDefaultBillingAddress isDefaultShippingAddress`
const errors = 'errors { message field code }'
const checkoutFields = `id email created channel { id slug } user { id email } displayGrossPrices
  billingAddress { ${addressFields} } shippingAddress { ${addressFields} }
  shippingMethods { id name price { ${money} } minimumDeliveryDays maximumDeliveryDays }
  deliveryMethod { ... on ShippingMethod { id name } ... on Warehouse { id name } } isShippingRequired
  availablePaymentGateways { id name currencies config { field value } }
  discount { ${money} } discountName translatedDiscountName voucherCode giftCards { displayCode currentBalance { ${money} } }
  totalPrice { ${price} } shippingPrice { ${price} } subtotalPrice { ${price} }
  lines { id quantity totalPrice { ${price} } undiscountedUnitPrice { ${money} } unitPrice { ${price} }
    variant { id name quantityLimitPerCustomer product { id name slug media { alt type url(size: 72) } } } }
  authorizeStatus chargeStatus`

test('buys a booked service from the list of channels to the order', async () => {
  const booked = await bookedLine(shop.db(), { capacity: 5 })
  const wanted = booked.line.metadata.find(({ key }) => key === 'product_id')?.value

  const { channels } = await ask(
    'query ChannelsList { channels { id name isActive slug currencyCode countries { country code } } }',
  )
  const channel = channels.find(
    ({ slug, isActive }: { slug: string; isActive: boolean }) => isActive && slug.startsWith('default'),
  )
  expect(channel.currencyCode).toBe('OMR')

  const { product } = await ask(
    `query ProductDetails($id: ID!, $channel: String!) { product(id: $id, channel: $channel) { id name slug
      variants { id name quantityAvailable pricing { price { gross { ${money} } } } } } }`,
    { id: wanted, channel: channel.slug },
  )
  const [variant] = product.variants
  expect(variant.id).toBe(booked.line.variantId)

  const { checkoutCreate } = await ask(
    `mutation CheckoutCreate($channel: String!) { checkoutCreate(input: { channel: $channel, lines: [] }) {
      checkout { id lines { id } } ${errors} } }`,
    { channel: channel.slug },
  )
  const { id } = checkoutCreate.checkout
  const line = { quantity: 1, variantId: variant.id, metadata: booked.line.metadata }
  const added = await change('checkoutLinesAdd', '$lines: [CheckoutLineInput!]!', { id, lines: [line] })
  expect(added.totalPrice.gross.amount).toBeGreaterThan(variant.pricing.price.gross.amount)

  await change('checkoutEmailUpdate', '$email: String!', { id, email: 'buyer@example.om' })
  const address = {
    firstName: 'Salim',
    lastName: 'Al-Harthy',
    streetAddress1: 'Ghala Street 12',
    city: 'Muscat',
    country: 'OM',
  }
  await change('checkoutShippingAddressUpdate', '$shippingAddress: AddressInput!', {
    id,
    shippingAddress: address,
  })
  await change('checkoutBillingAddressUpdate', '$billingAddress: AddressInput!', {
    id,
    billingAddress: address,
  })
  const { checkout } = await ask(`query Checkout($id: ID!) { checkout(id: $id) { ${checkoutFields} } }`, {
    id,
  })
  const [method] = checkout.shippingMethods
  const ready = await change('checkoutDeliveryMethodUpdate', '$deliveryMethodId: ID', {
    id,
    deliveryMethodId: method.id,
  })
  expect(ready).toMatchObject({
    deliveryMethod: { id: method.id },
    email: 'buyer@example.om',
    chargeStatus: 'NONE',
  })

  const [gateway] = ready.availablePaymentGateways
  const { paymentGatewayInitialize } = await ask(
    `mutation PaymentGatewaysInitialize($checkoutId: ID!, $paymentGateways: [PaymentGatewayToInitialize!]) {
      paymentGatewayInitialize(id: $checkoutId, paymentGateways: $paymentGateways) {
        ${errors} gatewayConfigs { id data errors { field message code } } } }`,
    { checkoutId: id, paymentGateways: [{ id: gateway.id }] },
  )
  const option = paymentGatewayInitialize.gatewayConfigs[0].data.payment_options.find(
    (each: { id: string }) => each.id !== 'WALLET',
  )
  const { transactionInitialize } = await ask(
    `mutation TransactionInitialize($checkoutId: ID!, $paymentGateway: PaymentGatewayToInitialize!, $amount: PositiveDecimal) {
      transactionInitialize(id: $checkoutId, paymentGateway: $paymentGateway, amount: $amount) {
        transaction { id actions } transactionEvent { message type } data ${errors} } }`,
    {
      checkoutId: id,
      paymentGateway: {
        id: gateway.id,
        data: { gateway_id: option.id, callback_host: 'http://localhost/en' },
      },
    },
  )
  expect(transactionInitialize).toMatchObject({
    errors: [],
    transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' },
  })
  await shop.shop().app.inject({
    method: 'POST',
    url: new URL(transactionInitialize.data.url).pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=pay&card=4242424242424242',
  })
  const { transactionProcess } = await ask(
    `mutation TransactionProcess($id: ID!, $data: JSON) { transactionProcess(id: $id, data: $data) {
      transaction { id actions } transactionEvent { message type } data ${errors} } }`,
    { id: transactionInitialize.transaction.id },
  )
  expect(transactionProcess.transactionEvent.type).toBe('CHARGE_SUCCESS')
  const { checkoutComplete } = await ask(
    `mutation CheckoutComplete($checkoutId: ID!) { checkoutComplete(id: $checkoutId) { ${errors} order { id } } }`,
    { checkoutId: id },
  )
  expect(checkoutComplete.errors).toEqual([])

  const { order } = await ask(
    `query Order($id: ID!) { order(id: $id) { id number userEmail isPaid channel { slug } chargeStatus authorizeStatus
      discounts { type name amount { ${money} } } voucher { code } deliveryMethod { ... on ShippingMethod { name } }
      shippingAddress { ${addressFields} } billingAddress { ${addressFields} } total { ${price} } shippingPrice { gross { ${money} } }
      subtotal { gross { ${money} } } totalBalance { ${money} } totalCaptured { ${money} } fulfillments { id status lines { quantity } }
      lines { id quantity productName variantName thumbnail(size: 128, format: WEBP) { alt url } totalPrice { gross { ${money} } }
        undiscountedUnitPrice { gross { ${money} } } unitPrice { gross { ${money} } }
        variant { name product { name } attributes(variantSelection: ALL) { values { name } } } } } }`,
    { id: checkoutComplete.order.id },
  )
  expect(order).toMatchObject({
    isPaid: true,
    userEmail: 'buyer@example.om',
    channel: { slug: channel.slug },
    chargeStatus: 'FULL',
    discounts: [],
    voucher: null,
    deliveryMethod: { name: method.name },
    billingAddress: { firstName: 'Salim', lastName: 'Al-Harthy' },
    total: { gross: ready.totalPrice.gross },
    totalBalance: { amount: 0 },
  })
  expect(order.lines[0].variant.product.name).toBe(product.name)
  const { me } = await ask(
    'query { me { orders(first: 10) { edges { node { number } } } addresses { id } } }',
  )
  expect(me.orders.edges[0].node.number).toBe(order.number)
})

async function ask(query: string, variables: Record<string, unknown> = {}) {
  const answer = await send(query, variables)
  expect(answer.errors).toBeUndefined()
  return answer.data
}

/** A mutation of a checkout, which answers it without errors. */
async function change(name: string, types: string, variables: Record<string, unknown>) {
  const passed = Object.keys(variables)
    .map((key) => `${key}: $${key}`)
    .join(', ')
  const data = await ask(
    `mutation($id: ID, ${types}) { ${name}(${passed}) { checkout { ${checkoutFields} } ${errors} } }`,
    variables,
  )
  expect(data[name].errors).toEqual([])
  return data[name].checkout
}
