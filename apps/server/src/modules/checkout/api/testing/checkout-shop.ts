import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { type AskOptions, ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

export const mainChannel = 'default-channel'
export const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala Heights' }

/** Everything that a checkout shows. */
export const checkoutFields = `
  id token email quantity isShippingRequired stockReservationExpires voucherCode languageCode
  channel { slug } user { id }
  billingAddress { id country { code } city streetAddress1 } shippingAddress { id city streetAddress1 }
  giftCards { code } shippingMethods { id name price { amount } }
  availablePaymentGateways { id name currencies config { field } }
  availableCollectionPoints { id name address { city } }
  deliveryMethod { __typename ... on Warehouse { id } ... on ShippingMethod { id } }
  lines {
    id quantity variant { id } metadata { key value } requiresShipping
    unitPrice { gross { amount } } undiscountedUnitPrice { amount } totalPrice { gross { amount } tax { amount } }
    problems { __typename }
  }
  subtotalPrice { gross { amount } } totalPrice { gross { amount } net { amount } tax { amount } }
  totalBalance { amount } chargeStatus authorizeStatus metadata { key value }
  problems { __typename ... on CheckoutLineProblemInsufficientStock { availableQuantity line { id } } }`

const errorFields =
  'errors { field code message variants addressType metadataKey freeHours { slotId startsAt } }'

/** A shop with a customer, and the ways to ask it about checkouts. After every test nothing is held that should not be. */
export function useCheckoutShop(phone: string) {
  let shop: TestApp
  let token: string
  beforeAll(async () => {
    shop = await buildTestApp({ jobs: true })
    token = (await signIn(shop, phone)).token
  }, 120_000)
  afterAll(() => shop.close())
  afterEach(() => expectInvariants(shop.deps.db))

  const send = (query: string, variables: Record<string, unknown>, options: AskOptions) =>
    ask(shop, query, { ...options, variables })
  const asOf = (as: string | null | undefined): AskOptions => {
    const used = as === undefined ? token : as
    return used === null ? {} : { token: used }
  }

  return {
    shop: () => shop,
    db: () => shop.deps.db,
    token: () => token,
    signIn: async (number: string) => (await signIn(shop, number)).token,
    ask: (query: string, variables: Record<string, unknown>) => send(query, variables, asOf(undefined)),
    askAs: (query: string, as: string) => send(query, {}, asOf(as)),
    /** As the customer, as another customer, or as a visitor (null). */
    async create(input: object, as?: string | null, options: AskOptions = {}) {
      const query = `mutation($input: CheckoutCreateInput!) {
        checkoutCreate(input: $input) { created checkout { ${checkoutFields} } ${errorFields} }
      }`
      const whole = { channel: mainChannel, isCart: true, billingAddress, ...input }
      const { data, errors } = await send(query, { input: whole }, { ...asOf(as), ...options })
      return data?.checkoutCreate ?? { errors }
    },
    async read(id: string, as?: string | null) {
      const query = `query($id: ID) { checkout(id: $id) { ${checkoutFields} } }`
      return (await send(query, { id }, asOf(as))).data.checkout
    },
    /** `types` are those of the mutation's arguments, such as `$id: ID, $email: String!`. */
    async change(mutation: string, types: string, variables: Record<string, unknown>, as?: string | null) {
      const passed = Object.keys(variables)
        .map((name) => `${name}: $${name}`)
        .join(', ')
      const query = `mutation(${types}) { ${mutation}(${passed}) { checkout { ${checkoutFields} } errors { field code message } } }`
      const { data, errors } = await send(query, variables, asOf(as))
      return data?.[mutation] ?? { errors }
    },
    async value<Value>(query: ReturnType<typeof sql>): Promise<Value | undefined> {
      const { rows } = await shop.deps.db.execute<Record<string, Value>>(query)
      return rows[0] && Object.values(rows[0])[0]
    },
    takenOf(slotId: number) {
      return this.value<number>(sql`SELECT taken FROM slots WHERE id = ${slotId}`)
    },
    reservedOf(variantId: number) {
      return this.value<number>(sql`SELECT sum(reserved)::int FROM stocks WHERE variant_id = ${variantId}`)
    },
  }
}
