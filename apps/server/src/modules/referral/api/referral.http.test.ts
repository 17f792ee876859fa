import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publish } from '#kernel/events/publish.ts'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { orderStatusChanged } from '#modules/orders/index.ts'
import { atOnce } from '#testing/at-once.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { rewardInviter } from '../use-cases/reward-inviter.ts'
import { takeBackReward } from '../use-cases/take-back-reward.ts'
import { useReferralShop } from './testing/referral-shop.ts'

const shop = useReferralShop('91300001')

/** As a refund of the whole order does it. */
const refund = (orderId: number, customerId: number) =>
  shop.during(async (tx) => {
    await tx.execute(sql`UPDATE orders SET payment_status = 'FULLY_REFUNDED' WHERE id = ${orderId}`)
    const move = { kind: 'payment', from: 'FULLY_CHARGED', to: 'FULLY_REFUNDED', reason: 'returned' } as const
    await publish(tx, orderStatusChanged({ orderId, customerId, ...move }))
  })

describe('the code to invite with', () => {
  test('is one for each customer, however often and by how many at once it is asked for, and says nothing', async () => {
    const token = await shop.signIn('91300002')
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.referralOf(token, 'code')))
    const codes = new Set(answers.map(({ code }) => code))
    expect(codes.size).toBe(1)
    const [code] = codes
    expect(code).toMatch(/^[0-9A-Z]{12}$/)
    expect(code).not.toContain('91300002')
    expect((await shop.inviter('91300003')).code).not.toBe(code)
  })

  test('is for those who have signed in, and so are the friends', async () => {
    const { data, errors } = await ask(shop.shop(), '{ referral { code friends { totalCount } } }')
    expect([data?.referral ?? null, errors[0].extensions.exception.code]).toEqual([null, 'PermissionDenied'])
  })
})

describe('an invited friend', () => {
  test('[REF-02] [REF-08] pays a first order, and the inviter gets 2.000 with a message, once', async () => {
    const salma = await shop.inviter('91300010')
    const friend = await shop.signInBy(salma.code, '91300011')
    expect(await shop.referralOf(salma.token)).toEqual({
      code: salma.code,
      reward: { amount: 2 },
      earned: { amount: 0 },
      friends: {
        totalCount: 1,
        pageInfo: { hasNextPage: false },
        edges: [{ cursor: '1', node: { phone: '•••••011', state: 'PENDING', joinedAt: expect.any(String) } }],
      },
    })
    const customerId = await shop.idOf('91300011')
    const orderId = await shop.buy(friend)
    await waitUntil(async () => (await shop.statesOf(salma.token))[0] === 'REWARDED')
    expect(await shop.walletOf(salma.id)).toBe(2_000)
    expect((await shop.referralOf(salma.token)).earned).toEqual({ amount: 2 })
    await waitUntil(async () => (await listSentMessages(shop.db(), '+96891300010')).length === 2)
    expect((await listSentMessages(shop.db(), '+96891300010'))[0]?.text).toContain('2.000')

    await shop.handled(await shop.buy(friend))
    await atOnce([...Array(20).keys()], () =>
      shop.during((tx) => rewardInviter(tx, shop.shop().deps, { orderId, customerId })),
    )
    expect(await shop.walletOf(salma.id)).toBe(2_000)
    const history = `{ walletTransactions(first: 5) { edges { node { changedAmount reason description } } } }`
    const { data } = await ask(shop.shop(), history, { token: salma.token })
    expect(data.walletTransactions.edges).toEqual([
      { node: { changedAmount: 2, reason: 'REFERRAL', description: 'Reward for an invited friend' } },
    ])
  })

  test('[REF-08] whose first order is refunded whole takes the reward along, once', async () => {
    const salma = await shop.inviter('91300020')
    const orderId = await shop.buy(await shop.signInBy(salma.code, '91300021'))
    await waitUntil(async () => (await shop.walletOf(salma.id)) === 2_000)
    await refund(orderId, await shop.idOf('91300021'))
    await waitUntil(async () => (await shop.statesOf(salma.token))[0] === 'TAKEN_BACK')
    const refundedAt = new Date()
    await atOnce([...Array(10).keys()], () =>
      shop.during((tx) => takeBackReward(tx, { orderId, refundedAt })),
    )
    expect(await shop.walletOf(salma.id)).toBe(0)
    expect((await shop.referralOf(salma.token)).earned).toEqual({ amount: 0 })
    await shop.handled(await shop.buy(await shop.signInBy(salma.code, '91300021', 'whatsapp')))
    expect(await shop.walletOf(salma.id)).toBe(0)
  })

  test('[REF-08] leaves the inviter what was spent already, and everything after 14 days', async () => {
    const salma = await shop.inviter('91300030')
    const orderId = await shop.buy(await shop.signInBy(salma.code, '91300031'))
    await waitUntil(async () => (await shop.walletOf(salma.id)) === 2_000)
    const refundedAt = new Date(Date.now() + 14 * 86_400_000 + 60_000)
    await shop.during((tx) => takeBackReward(tx, { orderId, refundedAt }))
    expect(await shop.walletOf(salma.id)).toBe(2_000)
    await shop.spend(salma.id, 500)
    await refund(orderId, await shop.idOf('91300031'))
    await shop.handled(orderId)
    expect(await shop.walletOf(salma.id)).toBe(1_500)
    expect(await shop.statesOf(salma.token)).toEqual(['REWARDED'])
  })
})

describe('[REF-09] nobody is a friend', () => {
  const invitedBy = (phone: string) =>
    shop.value<string | null>(sql`SELECT invited_by FROM customers WHERE phone = ${`+968${phone}`}`)

  test('by an own link, by a second link, or with an account from before', async () => {
    const salma = await shop.inviter('91300040')
    const amal = await shop.inviter('91300041')
    await shop.signInBy(salma.code, '91300040', 'whatsapp')
    await shop.signInBy(salma.code, '91300041', 'whatsapp')
    expect(await shop.statesOf(salma.token)).toEqual([])
    await shop.signInBy(salma.code, '91300042')
    await shop.signInBy(amal.code, '91300042', 'whatsapp')
    expect([await shop.statesOf(salma.token), await shop.statesOf(amal.token)]).toEqual([['PENDING'], []])
  })

  test.each([
    ['of nobody', 'UNKNOWN00000'],
    ['that is too short', 'x'],
    ['with an attack in it', "' OR 1=1 --"],
    ['that is empty', ''],
    ['that is far too long', 'ي'.repeat(500)],
  ])('by a code %s, and signs in all the same', async (_what, ref) => {
    const phone = `913001${String(ref.length).padStart(2, '0').slice(-2)}`
    const orderId = await shop.buy(await shop.signInBy(ref, phone))
    await shop.handled(orderId)
    const rewards = sql`SELECT count(*)::int FROM referral_rewards WHERE order_id = ${orderId}`
    expect(await shop.value(rewards)).toBe(0)
  })

  test('with a number that had an account once', async () => {
    const salma = await shop.inviter('91300050')
    const token = await shop.signInBy(salma.code, '91300051')
    await shop.deleteAccount(token, '91300051')
    expect(await shop.statesOf(salma.token)).toEqual([])
    await shop.signInBy(salma.code, '91300051', 'whatsapp')
    expect(await invitedBy('91300051')).toBeNull()
    expect(await shop.statesOf(salma.token)).toEqual([])
  })
})

test('friends come page by page, bounded', async () => {
  const salma = await shop.inviter('91300060')
  await shop.db().execute(sql`INSERT INTO customers (phone, invited_by)
    SELECT '+9689140' || lpad(n::text, 4, '0'), ${salma.code} FROM generate_series(1, 25) AS n`)
  const page = async (args: string) => {
    const asked = `friends(${args}) { totalCount pageInfo { hasNextPage } edges { node { phone } } }`
    return ask(shop.shop(), `{ referral { ${asked} } }`, { token: salma.token })
  }
  const first = (await page('first: 20')).data.referral.friends
  const last = (await page('first: 20, offset: 20')).data.referral.friends
  expect([first.totalCount, first.edges.length, first.pageInfo.hasNextPage]).toEqual([25, 20, true])
  expect([last.edges.length, last.pageInfo.hasNextPage]).toEqual([5, false])
  expect(first.edges[0].node.phone).toBe('•••••025')
  for (const wrong of ['first: 101', 'first: 0', 'first: -1', 'offset: -1'])
    expect((await page(wrong)).errors).toHaveLength(1)
})

test('an erased inviter gets nothing, and nobody is invited by them any more', async () => {
  const salma = await shop.inviter('91300070')
  const friend = await shop.signInBy(salma.code, '91300071')
  await shop.deleteAccount(salma.token, '91300070')
  const orderId = await shop.buy(friend)
  await shop.handled(orderId)
  expect(await shop.walletOf(salma.id)).toBe(0)
})
