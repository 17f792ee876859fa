import type { Booked } from '../../apps/server/src/modules/checkout/samples/booked-line.ts'
import type { Shop } from './open-app.ts'

const documents = {
  create: `mutation($input: CheckoutCreateInput!) {
    checkoutCreate(input: $input) { checkout { id totalPrice { gross { amount } } } errors { code } } }`,
  initialise: `mutation($id: ID!, $data: JSON!) {
    transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data }) { data errors { code } } }`,
  settle: 'mutation($id: ID!) { checkoutComplete(id: $id) { order { number } errors { code } } }',
}

/** A shopper who buys, with the duration of each step in milliseconds. */
export type Shopper = {
  took: Partial<Record<StepName, number>>
  checkoutId: string
  payPath: string
  ask(document: keyof typeof documents, variables: object): Promise<Answer>
  pay(): Promise<void>
  line: Booked['line']
  buy(): Promise<void>
}

type StepName = keyof typeof documents | 'pay'
type Answer = {
  checkout?: { id: string }
  data?: { url: string }
  order?: { number: string }
  errors: { code: string }[]
}

export const steps: readonly { name: StepName; take(shopper: Shopper): Promise<void> }[] = [
  {
    name: 'create',
    async take(shopper) {
      const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala Heights' }
      const input = { channel: 'default-channel', isCart: true, billingAddress, lines: [shopper.line] }
      const made = await shopper.ask('create', { input })
      shopper.checkoutId = made.checkout?.id ?? ''
    },
  },
  {
    name: 'initialise',
    async take(shopper) {
      const data = { gateway_id: 'sandbox', callback_host: 'http://localhost/en' }
      const begun = await shopper.ask('initialise', { id: shopper.checkoutId, data })
      shopper.payPath = new URL(begun.data?.url ?? '').pathname
    },
  },
  { name: 'pay', take: (shopper) => shopper.pay() },
  {
    name: 'settle',
    async take(shopper) {
      const { order } = await shopper.ask('settle', { id: shopper.checkoutId })
      if (!order) throw new Error('No order was made')
    },
  },
]

/** A refusal throws its code. */
export function createShopper({ app }: Shop, customerId: number, { line }: Booked): Shopper {
  const shopper: Shopper = {
    took: {},
    checkoutId: '',
    payPath: '',
    line,
    async ask(document, variables) {
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql/',
        headers: { host: 'localhost', authorization: `Test ${customerId}` },
        payload: { query: documents[document], variables },
      })
      const [given] = Object.values((answer.json().data ?? {}) as Record<string, Answer>)
      const [refused] = given?.errors ?? [{ code: String(answer.statusCode) }]
      if (!given || refused) throw new Error(refused?.code)
      return given
    },
    async pay() {
      // The card whose bank says nothing: the shop asks by itself.
      const payload = new URLSearchParams({ outcome: 'pay', card: '4000000000000507' }).toString()
      const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
      await app.inject({ method: 'POST', url: shopper.payPath, headers, payload })
    },
    async buy() {
      for (const { name, take } of steps) {
        const started = performance.now()
        await take(shopper)
        shopper.took[name] = performance.now() - started
      }
    },
  }
  return shopper
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
}
