import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { ShopModule } from '#http/define-module.ts'
import type { Clock } from '#kernel/clock.ts'
import { bringCheckout } from '#modules/checkout/api/testing/bring-checkout.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { modules } from '../../../../modules.ts'

const checkoutFields = 'id token stockReservationExpires totalPrice { gross { amount } }'
const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala Heights' }

/** A shop with a customer who buys. After every test the books are right and nothing is held that should not be. */
export function usePaymentShop(
  phone: string,
  clock?: Clock,
  env: Record<string, string> = {},
  listeners: readonly ShopModule[] = [],
  { jobs = true }: { jobs?: boolean | readonly string[] } = {},
) {
  let shop: TestApp
  let token: string
  beforeAll(async () => {
    shop = await buildTestApp({
      jobs,
      env,
      modules: [...modules, ...listeners],
      ...(clock && { clock }),
    })
    token = (await signIn(shop, phone)).token
  }, 120_000)
  afterAll(() => shop.close())
  afterEach(() => expectInvariants(shop.deps.db))

  return {
    shop: () => shop,
    db: () => shop.deps.db,
    token: () => token,
    phone: `+968${phone}`,
    signIn: async (number: string) => (await signIn(shop, number)).token,
    async create(input: object, as: string = token) {
      const query = `mutation($input: CheckoutCreateInput!) {
        checkoutCreate(input: $input) { checkout { ${checkoutFields} } errors { code message } }
      }`
      const whole = { channel: 'default-channel', isCart: true, billingAddress, ...input }
      const made = (await ask(shop, query, { token: as, variables: { input: whole } })).data.checkoutCreate
      if (made.checkout && 'shippingAddress' in input) await bringCheckout(shop, made.checkout.id, as)
      return made
    },
    async read(id: string) {
      const query = `query($id: ID) { checkout(id: $id) { ${checkoutFields} } }`
      return (await ask(shop, query, { token, variables: { id } })).data.checkout
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
