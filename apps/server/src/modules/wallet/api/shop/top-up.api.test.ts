import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok, refuse } from '#kernel/outcome.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../../modules.ts'
import { walletModule } from '../../module.ts'
import type { TopUp, TopUpPort } from '../../use-cases/start-top-up.ts'

const started: TopUp[] = []
/** Stands for the payments, which come later. */
const port: TopUpPort = {
  listGateways: async () => [{ id: 'sandbox', name: 'Sandbox', logo: '/logo.svg' }],
  async start(_deps, topUp) {
    started.push(topUp)
    if (topUp.callbackHost.includes('fails')) return refuse('GATEWAY_UNAVAILABLE')
    const url = topUp.callbackHost.includes('at-once') ? null : 'https://pay.example.om/1'
    return ok({ url, attemptId: '3d1f6f0a-0000-4000-8000-000000000001' })
  },
}

let shop: TestApp
let bare: TestApp
beforeAll(async () => {
  const connected = modules.map((module) =>
    module.name === 'wallet' ? walletModule(port, async () => undefined) : module,
  )
  shop = await buildTestApp({ seeded: false, modules: [...connected, testCallers] })
  const without = modules.map((module) =>
    module.name === 'wallet' ? walletModule(noGateways, async () => undefined) : module,
  )
  bare = await buildTestApp({ seeded: false, modules: [...without, testCallers] })
  for (const { deps } of [shop, bare])
    await deps.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001')`)
})
afterAll(() => Promise.all([shop.close(), bare.close()]))

const noGateways: TopUpPort = { ...port, listGateways: async () => [] }

async function ask({ app }: TestApp, query: string, language = 'en') {
  const headers = { 'accept-language': language, ...credentialsOf('customer') }
  const answer = await app.inject({ method: 'POST', url: '/graphql/wallet/', headers, payload: { query } })
  return answer.json()
}
async function charge(
  app: TestApp,
  args: { amount: string; gateway?: string; host?: string },
  language?: string,
) {
  const { amount, gateway = 'sandbox', host = 'http://localhost/en' } = args
  const query = `mutation { chargeWallet(amount: ${amount}, gatewayId: "${gateway}", callbackHost: "${host}") {
    success message url hasNavigation errors { field code message } } }`
  const { data, errors } = await ask(app, query, language)
  return data?.chargeWallet ?? errors
}

describe('a top-up', () => {
  test('[WAL-10] [GQL-48] offers the gateways that there are', async () => {
    const query = '{ chargeWalletAvailableGateways { id name logo } }'
    const { data } = await ask(shop, query)
    expect(data.chargeWalletAvailableGateways).toEqual([
      { id: 'sandbox', name: 'Sandbox', logo: '/logo.svg' },
    ])
    expect((await ask(bare, query)).data.chargeWalletAvailableGateways).toEqual([])
  })

  test('[GQL-49] [WAL-19] leads to the gateway and leaves the balance as it was', async () => {
    expect(await charge(shop, { amount: '20' })).toEqual({
      success: true,
      message: 'Your top-up has started.',
      url: 'https://pay.example.om/1',
      hasNavigation: true,
      errors: [],
    })
    const asked = { customerId: 1, amount: 20_000, gatewayId: 'sandbox', language: 'en' }
    const callback = { callbackHost: 'http://localhost/en', calledOrigin: 'http://localhost:80' }
    expect(started.at(-1)).toEqual({ ...asked, ...callback })
    expect((await ask(shop, '{ wallet { balance } }')).data.wallet.balance).toBe(0)
  })

  test('that needs no other page says so, and one that the gateway refuses, too', async () => {
    expect(await charge(shop, { amount: '20', host: 'http://at-once/en' })).toMatchObject({
      success: true,
      url: null,
      hasNavigation: false,
    })
    expect(await charge(shop, { amount: '20', host: 'http://fails/en' })).toMatchObject({
      success: false,
      errors: [{ code: 'GATEWAY_UNAVAILABLE' }],
    })
  })

  test.each(['1', '500', '20.000'])('[WAL-17] of %s Rial is allowed', async (amount) => {
    expect(await charge(shop, { amount })).toMatchObject({ success: true })
  })

  test.each(['0', '501', '10.5', '1000000000000'])('[WAL-17] of %s Rial is refused', async (amount) => {
    const before = started.length
    expect(await charge(shop, { amount })).toEqual({
      success: false,
      message: 'Please enter a whole amount from 1 to 500 Rial.',
      url: null,
      hasNavigation: false,
      errors: [
        {
          field: 'amount',
          code: 'TOP_UP_AMOUNT_INVALID',
          message: 'Please enter a whole amount from 1 to 500 Rial.',
        },
      ],
    })
    expect(started).toHaveLength(before)
  })

  test('through a gateway that there is not is refused, in the language of the caller', async () => {
    expect(await charge(shop, { amount: '20', gateway: 'WALLET' })).toMatchObject({
      success: false,
      errors: [{ field: 'gatewayId', code: 'GATEWAY_UNKNOWN' }],
    })
    expect(await charge(bare, { amount: '20' }, 'ar')).toMatchObject({
      success: false,
      message: 'شحن المحفظة غير متاح حاليًا. يرجى المحاولة لاحقًا.',
      errors: [{ code: 'TOP_UP_UNAVAILABLE' }],
    })
  })
})
