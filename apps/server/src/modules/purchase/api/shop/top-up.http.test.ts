import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentAttempts } from '#modules/payments/storage/payments.tables.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { credentialsOf, testCallers } from '#testing/test-callers.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { modules } from '../../../../modules.ts'

let shop: TestApp
let origin: string
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false, jobs: true, modules: [...modules, testCallers] })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  await shop.deps.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001')`)
})
afterAll(async () => {
  await expectInvariants(shop.deps.db)
  await shop.close()
})

async function ask(query: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/wallet/',
    headers: { host: new URL(origin).host, 'accept-language': 'en', ...credentialsOf('customer') },
    payload: { query },
  })
  return answer.json().data
}
const charge = async (amount: number, callbackHost = `${origin}/en`) => {
  const args = `amount: ${amount}, gatewayId: "sandbox", callbackHost: "${callbackHost}"`
  const query = `mutation { chargeWallet(${args}) { success url hasNavigation errors { code field } } }`
  return (await ask(query)).chargeWallet
}
const balance = async () => (await ask('{ wallet { balance } }')).wallet.balance
const choose = (url: string, outcome: string, card = '4242 4242 4242 4242') =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome, card }) })
const stateOf = async (url: string) => {
  const [attempt] = await shop.deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.url, url))
  return attempt?.state
}

describe('a top-up by card', () => {
  test('[GQL-48] [WAL-10] offers the sandbox of a demo', async () => {
    const { chargeWalletAvailableGateways } = await ask('{ chargeWalletAvailableGateways { id name logo } }')
    expect(chargeWalletAvailableGateways).toEqual([
      { id: 'sandbox', name: expect.stringMatching(/./), logo: '/payment-logos/sandbox.svg' },
    ])
  })

  test('[WAL-19] [GQL-49] raises the balance once, when the gateway has confirmed it, though it calls twice', async () => {
    const { success, url, hasNavigation } = await charge(20)
    expect([success, hasNavigation]).toEqual([true, true])
    expect(await balance()).toBe(0)
    const twice = '4000 0000 0000 0200'
    const answer = await choose(url, 'pay', twice)
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^${origin}/en/payment/result\\?redirect_status=succeeded&.*is_wallet_charge=true$`),
    )
    await waitUntil(async () => (await stateOf(url)) === 'paid')
    expect(await balance()).toBe(20)
    await choose(url, 'pay', twice)
    expect(await balance()).toBe(20)
    const { walletTransactions } = await ask(
      '{ walletTransactions { edges { node { reason changedAmount payment { gateway } } } } }',
    )
    expect(walletTransactions.edges).toEqual([
      { node: { reason: 'TOP_UP', changedAmount: 20, payment: { gateway: 'sandbox' } } },
    ])
  })

  test('[WAL-19] that is declined or cancelled changes nothing', async () => {
    const before = await balance()
    for (const [outcome, state] of [
      ['decline', 'declined'],
      ['cancel', 'cancelled'],
    ] as const) {
      const { url } = await charge(5)
      await choose(url, outcome)
      await waitUntil(async () => (await stateOf(url)) === state)
    }
    expect(await balance()).toBe(before)
  })

  test('[GQL-53] leads back to pages of ours alone', async () => {
    for (const stranger of [
      'https://evil.example/en',
      `${origin}/en/../..`,
      `${origin}.evil.example/en`,
      'x',
    ])
      expect(await charge(5, stranger)).toMatchObject({
        success: false,
        url: null,
        errors: [{ code: 'INVALID' }],
      })
  })
})
