import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { topUp } from '#testing/open-wallets.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../../modules.ts'
import { claimCredit } from '../../use-cases/claim-credit.ts'
import { captureHold, holdWallet, releaseHold } from '../../use-cases/hold-wallet.ts'
import { creditWallet, type WalletChange } from '../../use-cases/move-wallet.ts'
import { debitWallet } from '../../use-cases/post-change.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false, modules: [...modules, testCallers] })
  const { db } = shop.deps
  await db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')`)
  await topUp(db, 1, 20_000, 'charge')
  await change(creditWallet, { amount: baisa(2_000), key: 'friend', reason: 'REFERRAL' })
  await change(creditWallet, { amount: baisa(8_900), key: '1001', reason: 'ORDER_REFUND', reference: '1001' })
  await change(debitWallet, {
    amount: baisa(500),
    key: 'repair',
    reason: 'ADJUSTMENT',
    note: 'Double refund',
  })
  await inTransaction(db, async (tx) => {
    const expiresAt = new Date(Date.now() + 60_000)
    const held = await holdWallet(tx, {
      customerId: 1,
      amount: baisa(3_000),
      reference: 'checkout',
      expiresAt,
    })
    return held.ok ? ok(await releaseHold(tx, 'checkout')) : held
  })
})
afterAll(async () => {
  await expectInvariants(shop.deps.db)
  await shop.close()
})

type Change = Omit<
  Extract<WalletChange, { reason: 'REFERRAL' | 'ORDER_REFUND' | 'ADJUSTMENT' }>,
  'customerId'
>
const change = (move: typeof creditWallet, asked: Change) =>
  inTransaction(shop.deps.db, (tx) => move(tx, { customerId: 1, ...asked }))

type Options = { caller?: CallerName; language?: string; url?: string }
async function ask(
  query: string,
  { caller = 'customer', language = 'en', url = '/graphql/wallet/' }: Options = {},
) {
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'accept-language': language, ...credentialsOf(caller) },
    payload: { query },
  })
  return answer.json()
}
async function credit(query = '', caller: CallerName = 'customer') {
  const answer = await shop.app.inject({
    method: 'GET',
    url: `/api/v1/accounts/credit/${query}`,
    headers: { 'accept-language': 'en', ...credentialsOf(caller) },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const history = async (args = '', options: Options = {}) => {
  const field = `walletTransactions${args && `(${args})`}`
  const fields = 'id changedAmount balance type reason createdAt payment { gateway } description'
  const query = `{ ${field} { totalCount pageInfo { hasNextPage } edges { node { ${fields} } } } }`
  const { data, errors } = await ask(query, options)
  const found = data?.walletTransactions
  return { errors, ...found, nodes: found?.edges.map(({ node }: { node: unknown }) => node) }
}
const amountsOf = (nodes: { changedAmount: number }[]) => nodes.map(({ changedAmount }) => changedAmount)

describe('the wallet over GraphQL', () => {
  test('[WAL-08] [GQL-46] has an id and a balance, on its own endpoint and on the main one', async () => {
    const { data } = await ask('{ wallet { id balance } }')
    expect(atob(data.wallet.id)).toMatch(/^Wallet:[\da-f-]{36}$/)
    expect(data.wallet.balance).toBe(30.4)
    expect(await ask('{ wallet { id balance } }', { url: '/graphql/' })).toMatchObject({ data })
  })

  test('[WAL-09] [WAL-20] every change says how much, why and what was left', async () => {
    const { nodes, totalCount } = await history()
    expect(totalCount).toBe(6)
    expect(nodes.map(({ id: _id, createdAt: _createdAt, ...rest }: Record<string, unknown>) => rest)).toEqual(
      [
        node(3, 30.4, 'HOLD_RELEASE', 'Unfinished order, returned to you'),
        node(-3, 27.4, 'ORDER_PAYMENT', 'Order payment'),
        node(-0.5, 30.4, 'ADJUSTMENT', 'Double refund'),
        node(8.9, 30.9, 'ORDER_REFUND', 'Order refund'),
        node(2, 22, 'REFERRAL', 'Invitation reward'),
        { ...node(20, 20, 'TOP_UP', 'Top-up'), payment: { gateway: 'sandbox' } },
      ],
    )
    expect(atob(nodes[0].id)).toMatch(/^WalletTransaction:[\da-f-]{36}$/)
    expect(Math.abs(Date.now() - Date.parse(nodes[0].createdAt))).toBeLessThan(60_000)
    const arabic = await history('', { language: 'ar' })
    expect(arabic.nodes[5].description).toBe('شحن الرصيد')
  })

  test('[GQL-47] [WAL-11] comes in pages by first and offset', async () => {
    const first = await history('first: 4')
    expect([first.nodes.length, first.pageInfo.hasNextPage, first.totalCount]).toEqual([4, true, 6])
    const rest = await history('first: 4, offset: 4')
    expect([rest.nodes.length, rest.pageInfo.hasNextPage, rest.totalCount]).toEqual([2, false, 6])
    const whole = await history('first: 100')
    expect([...first.nodes, ...rest.nodes]).toEqual(whole.nodes)
    expect((await history('offset: 50')).nodes).toEqual([])
    for (const wrong of ['first: 101', 'first: 0', 'first: -1', 'offset: -1'])
      expect((await history(wrong)).errors[0].message).toContain('must be')
  })

  test('sorts by amount and filters by direction', async () => {
    expect(amountsOf((await history('sortBy: AMOUNT_ASC')).nodes)).toEqual([-0.5, 2, 3, -3, 8.9, 20])
    expect(amountsOf((await history('sortBy: AMOUNT_DESC')).nodes)).toEqual([20, 8.9, 3, -3, 2, -0.5])
    const fallen = await history('type: DECREASE')
    expect([amountsOf(fallen.nodes), fallen.totalCount]).toEqual([[-3, -0.5], 2])
    expect((await history('type: INCREASE')).totalCount).toBe(4)
  })

  test('belongs to its owner: another customer has an empty one, nobody else has any', async () => {
    const other = { caller: 'other customer' } as const
    expect((await ask('{ wallet { balance } }', other)).data.wallet.balance).toBe(0)
    expect(await history('', other)).toMatchObject({ totalCount: 0, nodes: [] })
    for (const caller of ['visitor', 'driver', 'operator', 'gateway'] as const) {
      expect((await ask('{ wallet { balance } }', { caller })).errors[0].extensions.exception.code).toBe(
        'PermissionDenied',
      )
    }
  })
})

describe('accounts/credit/', () => {
  test('[REST-18] [WAL-21] [DATA-12] shows the same entries and the same balance', async () => {
    const { status, body } = await credit()
    const { nodes } = await history()
    expect([status, body.balance, body.pagination]).toEqual([200, 30.4, { page: 1, limit: 20, total: 6 }])
    expect(body.data.map(asNode)).toEqual(nodes.map(asPlain))
    const sum = body.data.reduce(
      (total: number, each: Entry) => total + Math.round(each.changed_amount * 1000),
      0,
    )
    expect(sum).toBe(Math.round(body.balance * 1000))
  })

  test('[REST-18] [REST-19] has pages, sorting and filter', async () => {
    const second = await credit('?page=2&limit=4')
    expect([second.body.data.length, second.body.pagination]).toEqual([2, { page: 2, limit: 4, total: 6 }])
    const sorted = await credit('?sort=amount_descending&filter=increase&limit=3')
    expect(sorted.body.data.map((each: Entry) => each.changed_amount)).toEqual([20, 8.9, 3])
    expect(sorted.body.pagination).toEqual({ next: 2, page: 1, limit: 3, total: 4 })
    expect((await credit('?sort=oldest')).status).toBe(400)
    expect((await credit('', 'visitor')).status).toBe(401)
    expect((await credit('', 'other customer')).body).toMatchObject({ data: [], balance: 0 })
  })
})

test('a wallet says what a claimed-back reward takes from the next money, and nothing once it has', async () => {
  const { db } = shop.deps
  const owed = async () => {
    const { data } = await ask('{ wallet { balance held owed } }', { caller: 'other customer' })
    return data.wallet
  }
  await topUp(db, 2, 2_000, 'reward')
  await inTransaction(db, async (tx) => {
    const hold = { amount: baisa(1_500), reference: 'owing', expiresAt: new Date(Date.now() + 60_000) }
    const held = await holdWallet(tx, { customerId: 2, ...hold })
    if (!held.ok) return held
    return ok(await claimCredit(tx, { customerId: 2, amount: baisa(2_000), key: 'claimed-back' }))
  })
  expect(await owed()).toEqual({ balance: 0, held: 1.5, owed: 1.5 })
  await inTransaction(db, (tx) => captureHold(tx, 'owing', '1002'))
  expect(await owed()).toEqual({ balance: 0, held: 0, owed: 1.5 })
  await topUp(db, 2, 4_000, 'next')
  expect(await owed()).toEqual({ balance: 2.5, held: 0, owed: 0 })
  expect((await ask('{ wallet { owed } }')).data.wallet.owed).toBe(0)
})

type Entry = { changed_amount: number; created_at: string; gateway: string | null } & Record<string, unknown>
const asNode = ({ changed_amount, created_at, gateway, ...rest }: Entry) => ({
  ...rest,
  changedAmount: changed_amount,
  createdAt: Date.parse(created_at),
  gateway,
})
const asPlain = ({ payment, createdAt, ...rest }: Record<string, unknown>) => ({
  ...rest,
  createdAt: Date.parse(String(createdAt)),
  gateway: (payment as { gateway: string } | null)?.gateway ?? null,
})

function node(changedAmount: number, balance: number, reason: string, description: string) {
  const type = changedAmount > 0 ? 'INCREASE' : 'DECREASE'
  return { changedAmount, balance, type, reason, payment: null, description }
}
