import { orderStatuses } from '@warsha/server/modules/orders/rules/order-status.ts'
import { ask, signIn } from '@warsha/server/testing/sign-in.ts'
import { buildTestApp, type TestApp } from '@warsha/server/testing/test-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedCustomers } from './seed-customers.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  await seedCustomers(shop.deps)
  token = (await signIn(shop, '90000002')).token
}, 120_000)
afterAll(() => shop.close())

async function list(path: string): Promise<Record<string, unknown>[]> {
  const headers = { host: 'localhost', 'accept-language': 'en', authorization: `Bearer ${token}` }
  const answer = await shop.app.inject({ url: `/api/v1/${path}`, headers })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json().data
}

test('[DATA-06] the customer with a history has orders in every status, a wallet, addresses, cars, notifications, returnable items and bills', async () => {
  const orders = await list('orders/user-orders/?limit=100')
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  const query = '{ walletTransactions(first: 20) { edges { node { reason } } } }'
  const { data } = await ask(shop, query, { token })
  const reasons = data.walletTransactions.edges.map(({ node }: { node: { reason: string } }) => node.reason)
  expect(reasons.length).toBeGreaterThan(5)
  expect(new Set(reasons).size).toBeGreaterThan(2)
  for (const path of [
    'accounts/user-addresses/',
    'cars/user-car/',
    'orders/returnable/',
    'service_center/user-bills/',
  ])
    expect([path, (await list(path)).length > 0]).toEqual([path, true])
  const notifications = await list('notification/notif/?limit=100')
  expect(new Set(notifications.map(({ type }) => type))).toEqual(new Set(['ORDER', 'GENERAL']))
  expect(new Set(notifications.map(({ seen }) => seen))).toEqual(new Set([true, false]))
  expect(notifications.some(({ expires_in }) => expires_in !== null)).toBe(true)
})
