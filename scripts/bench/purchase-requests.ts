import { setTimeout as wait } from 'node:timers/promises'
import type { SampleLine } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import { toGlobalId } from '../../packages/contract/src/ids/global-id.ts'

const retryMs = 200

const address = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala Heights' }

/** The one there is. */
const shippingMethod = toGlobalId('ShippingMethod', 1)

const documents = {
  create: `mutation CreateCheckout($input: CheckoutCreateInput!) { checkoutCreate(input: $input) {
    checkout { id totalPrice { gross { amount } } isShippingRequired availableCollectionPoints { id } }
    errors { field code message variants } } }`,
  delivery: `mutation ChooseCollectionPoint($id: ID!, $point: ID!) {
    checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $point) { errors { field code message } } }`,
  address: `mutation SetShippingAddress($id: ID!, $address: AddressInput!, $method: ID!) {
    checkoutShippingAddressUpdate(id: $id, shippingAddress: $address) { errors { field code message } }
    checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $method) { errors { field code message } } }`,
  options: `mutation PaymentOptions($id: ID!, $paymentGateways: [PaymentGatewayToInitialize!]) {
    paymentGatewayInitialize(id: $id, paymentGateways: $paymentGateways) {
      gatewayConfigs { id data } errors { field code message } } }`,
  initialise: `mutation StartPayment($id: ID!, $paymentGateway: PaymentGatewayToInitialize!) {
    transactionInitialize(id: $id, paymentGateway: $paymentGateway) {
      transaction { id pspReference } transactionEvent { type message } data errors { field code message } } }`,
  complete: `mutation CompleteCheckout($id: ID!) {
    checkoutComplete(id: $id) { order { id number } errors { field code message } } }`,
}

type Answer = {
  checkout?: { id: string; availableCollectionPoints: { id: string }[] }
  data?: { url: string | null }
  order?: { id: string; number: string }
  errors: { code: string; message?: string | null }[]
}

export type Payment = 'card' | 'wallet'

/** A signed-in shopper at the address of a running shop, and the checkout in hand. */
export type Buyer = {
  origin: string
  token: string
  payment: Payment
  line: SampleLine
  /** How requests are sent, when somebody wants to see what comes back. */
  fetch?: typeof fetch
} & Progress
type Progress = {
  checkoutId?: string
  point?: string
  payUrl?: string | null
  orderId?: string
  orderNumber?: string
}

export type RequestName =
  | 'stock check'
  | 'create'
  | 'delivery'
  | 'options'
  | 'initialise'
  | 'pay'
  | 'complete'

/** The requests of a purchase, as the storefront sends them. Out of the wallet nothing is paid at a gateway. */
export const purchaseRequests: readonly { name: RequestName; send(buyer: Buyer): Promise<void> }[] = [
  {
    name: 'stock check',
    async send(buyer) {
      const { variantId, quantity, metadata } = buyer.line
      const productId = metadata.find(({ key }) => key === 'product_id')?.value
      const product = { product_id: productId, variant_id: variantId, quantity, bundle: [], metadata }
      const body = { state_id: 11, site: 'hig', products: [product] }
      await post(buyer, '/api/v1/products/check-product-stock/', body)
    },
  },
  {
    name: 'create',
    async send(buyer) {
      const input = {
        channel: 'default-channel',
        isCart: true,
        billingAddress: address,
        lines: [boughtLine(buyer.line)],
      }
      const { checkout } = await ask(buyer, 'create', { input })
      buyer.checkoutId = checkout?.id ?? ''
      buyer.point = checkout?.availableCollectionPoints[0]?.id ?? ''
    },
  },
  {
    name: 'delivery',
    async send(buyer) {
      if (isBooked(buyer.line)) await ask(buyer, 'delivery', { id: buyer.checkoutId, point: buyer.point })
      else await ask(buyer, 'address', { id: buyer.checkoutId, address, method: shippingMethod })
    },
  },
  {
    name: 'options',
    async send(buyer) {
      const paymentGateways = [{ id: 'warsha.payments' }]
      await ask(buyer, 'options', { id: buyer.checkoutId, paymentGateways })
    },
  },
  {
    name: 'initialise',
    async send(buyer) {
      const gateway = buyer.payment === 'wallet' ? 'WALLET' : 'sandbox'
      const data = { gateway_id: gateway, callback_host: `${buyer.origin}/en` }
      const paymentGateway = { id: 'warsha.payments', data }
      const { data: begun } = await ask(buyer, 'initialise', { id: buyer.checkoutId, paymentGateway })
      buyer.payUrl = begun?.url ?? null
    },
  },
  {
    name: 'pay',
    async send({ payUrl, payment, fetch: send = fetch }) {
      if (payment === 'wallet') return
      const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242' })
      const answer = await send(payUrl ?? '', { method: 'POST', body, redirect: 'manual' })
      if (answer.status !== 303) throw new Error(`The gateway answered ${answer.status}`)
      await answer.body?.cancel()
    },
  },
  {
    name: 'complete',
    async send(buyer) {
      const { order } = await ask(buyer, 'complete', { id: buyer.checkoutId })
      if (!order) throw new Error('No order was made')
      buyer.orderId = order.id
      buyer.orderNumber = order.number
    },
  },
]

/** Goods that are not booked carry no appointment. */
function boughtLine(line: SampleLine): SampleLine {
  return isBooked(line) ? line : { ...line, metadata: [] }
}

function isBooked({ metadata }: SampleLine): boolean {
  return metadata.some(({ key }) => key === 'slot_id')
}

/** A refusal throws its code. */
async function ask(buyer: Buyer, document: keyof typeof documents, variables: object): Promise<Answer> {
  const answer = await post(buyer, '/graphql/', { query: documents[document], variables })
  const { data } = answer as { data: Record<string, Answer> | null }
  const [given] = Object.values(data ?? {})
  const [refused] = given?.errors ?? [{ code: JSON.stringify(answer) }]
  if (!given || refused) throw new Error(`${document}: ${refused?.code} ${refused?.message ?? ''}`)
  return given
}

/** A shop that is too busy says so; the shopper tries again, which is part of the time it takes. */
async function post(buyer: Buyer, path: string, body: object): Promise<unknown> {
  const { origin, token, fetch: send = fetch } = buyer
  const answer = await send(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (answer.status === 503) {
    await answer.body?.cancel()
    await wait(retryMs)
    return post(buyer, path, body)
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
