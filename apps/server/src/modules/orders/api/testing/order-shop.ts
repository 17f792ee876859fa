import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { bringCheckout } from '#modules/checkout/api/testing/bring-checkout.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { type AskOptions, ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { moveOrder } from '../../use-cases/move-order.ts'

export const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala Heights' }

export type Bought = { id: string; number: string; orderId: number }

/** A shop with a customer who has orders. After every test the books are right. */
export function useOrderShop(phone: string) {
  let shop: TestApp
  let token: string
  beforeAll(async () => {
    shop = await buildTestApp({ jobs: true })
    token = (await signIn(shop, phone)).token
  }, 120_000)
  afterAll(() => shop.close())
  afterEach(() => expectInvariants(shop.deps.db))

  /** As the customer, as somebody else, or as a visitor (null). */
  const send = (
    query: string,
    variables: Record<string, unknown>,
    as: string | null = token,
    options: AskOptions = {},
  ) => ask(shop, query, { ...options, variables, ...(as && { token: as }) })

  async function create(input: object, as: string = token) {
    const whole = { channel: 'default-channel', isCart: true, billingAddress, ...input }
    const { data } = await send(createDocument, { input: whole }, as)
    const made = data.checkoutCreate
    if (made.checkout && 'shippingAddress' in input) await bringCheckout(shop, made.checkout.id, as)
    return made
  }

  /** Pays a checkout by card on the sandbox's page, and completes it. */
  async function pay(checkoutId: string, as?: string): Promise<Bought> {
    const data = { gateway_id: 'sandbox', callback_host: 'http://localhost/en' }
    const started = await send(payDocument, { id: checkoutId, data }, as)
    await shop.app.inject({
      method: 'POST',
      url: new URL(started.data.transactionInitialize.data.url).pathname,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=pay&card=4242424242424242',
    })
    const completed = await send(completeDocument, { id: checkoutId }, as)
    const { order } = completed.data.checkoutComplete
    const key = parseGlobalId(order.id)?.key
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT id FROM orders WHERE public_id = ${key}`,
    )
    return { ...order, orderId: rows[0]?.id ?? 0 }
  }

  return {
    shop: () => shop,
    db: () => shop.deps.db,
    token: () => token,
    /** As an operator does. */
    cancel: (orderId: number) => moveOrder(shop.deps.db, { orderId, to: 'CANCELED', reason: 'operator' }),
    signIn: async (number: string) => (await signIn(shop, number)).token,
    send,
    create,
    pay,
    /** Buys booked pieces by card, over the API and the sandbox's page alone. */
    async buy({ quantity = 1, as }: { quantity?: number; as?: string } = {}): Promise<Bought> {
      const { line } = await bookedLine(shop.deps.db, { capacity: 5 })
      const { checkout } = await create({ lines: [{ ...line, quantity }] }, as)
      return pay(checkout.id, as)
    },
    async rows<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
      return (await shop.deps.db.execute(query)).rows as Row[]
    },
  }
}

const createDocument = `mutation($input: CheckoutCreateInput!) {
  checkoutCreate(input: $input) { checkout { id token totalPrice { gross { amount } } } errors { field code message metadataKey } } }`

const payDocument = `mutation($id: ID!, $data: JSON) {
  transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data }) { data errors { code } } }`

const completeDocument = `mutation($id: ID!) {
  checkoutComplete(id: $id) { order { id number } errors { code } } }`
