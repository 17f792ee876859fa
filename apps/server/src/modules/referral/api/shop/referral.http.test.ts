import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { orderStatusChanged } from '#modules/orders/index.ts'
import { refundToWallet } from '#modules/payments/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { atOnce } from '#testing/at-once.ts'
import { ask, sentCode } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { rewardInviter } from '../../use-cases/reward-inviter.ts'
import { takeBackReward } from '../../use-cases/take-back-reward.ts'
import { useReferralShop } from '../testing/referral-shop.ts'

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
      { node: { changedAmount: 2, reason: 'REFERRAL', description: 'Invitation reward' } },
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

  test('[REF-08] leaves the inviter what was spent already, and everything after 14 days; the rest goes back', async () => {
    const salma = await shop.inviter('91300030')
    const orderId = await shop.buy(await shop.signInBy(salma.code, '91300031'))
    await waitUntil(async () => (await shop.walletOf(salma.id)) === 2_000)
    const refundedAt = new Date(Date.now() + 14 * 86_400_000 + 60_000)
    await shop.during((tx) => takeBackReward(tx, { orderId, refundedAt }))
    expect(await shop.walletOf(salma.id)).toBe(2_000)
    await shop.spend(salma.id, 500)
    await refund(orderId, await shop.idOf('91300031'))
    await shop.handled(orderId)
    expect(await shop.walletOf(salma.id)).toBe(0)
    expect(await shop.statesOf(salma.token)).toEqual(['TAKEN_BACK'])
    expect((await shop.referralOf(salma.token)).earned).toEqual({ amount: 0.5 })
  })
})

describe('a first order of which a part is refunded', () => {
  const refundPart = async (orderId: number, amount: number, key: string) => {
    const order = sql`SELECT json_build_object('id', id, 'number', number, 'customerId', customer_id)
      FROM orders WHERE id = ${orderId}`
    const found = await shop.value<{ id: number; number: number; customerId: number }>(order)
    if (!found) throw new Error('no order')
    const part = { order: found, key, amount: baisa(amount), lines: [] }
    expect(await inTransaction(shop.db(), (tx) => refundToWallet(tx, part))).toMatchObject({ ok: true })
  }

  test('[REF-08] takes the reward along when what is left is below the least amount, and not before', async () => {
    const salma = await shop.inviter('91300024')
    const orderId = await shop.buy(await shop.signInBy(salma.code, '91300025'))
    await waitUntil(async () => (await shop.walletOf(salma.id)) === 2_000)
    const paid = (await shop.value<number>(
      sql`SELECT sum(paid_baisa)::int FROM order_payments WHERE order_id = ${orderId}`,
    )) as number
    await refundPart(orderId, paid - 5_000, 'down-to-the-minimum')
    await shop.handled(orderId)
    expect(await shop.walletOf(salma.id)).toBe(2_000)
    await refundPart(orderId, 1, 'a-baisa-more')
    await waitUntil(async () => (await shop.statesOf(salma.token))[0] === 'TAKEN_BACK')
    expect(await shop.walletOf(salma.id)).toBe(0)
    await refundPart(orderId, 4_999, 'the-rest')
    await shop.handled(orderId)
    expect(await shop.walletOf(salma.id)).toBe(0)
  })
})

describe('a reward that the inviter has set aside in a checkout', () => {
  test('[REF-08] is taken back when the friend returns everything and the checkout gives it free', async () => {
    const salma = await shop.inviter('91300032')
    const orderId = await shop.buy(await shop.signInBy(salma.code, '91300033'))
    await waitUntil(async () => (await shop.walletOf(salma.id)) === 2_000)
    await shop.setAside(salma.token)
    expect(await shop.walletOf(salma.id)).toBe(0)
    await refund(orderId, await shop.idOf('91300033'))
    await waitUntil(async () => (await shop.statesOf(salma.token))[0] === 'TAKEN_BACK')
    expect((await shop.referralOf(salma.token)).earned).toEqual({ amount: 0 })

    const { line } = await bookedLine(shop.db(), { capacity: 5 })
    expect((await shop.create({ lines: [line] }, salma.token)).errors).toEqual([])
    const held = sql`SELECT count(*)::int FROM wallet_holds WHERE state = 'held' AND customer_id = ${salma.id}`
    expect(await shop.value(held)).toBe(0)
    expect(await shop.walletOf(salma.id)).toBe(0)
  })

  test('[REF-08] is spent when all of it was paid before, and taken when that purchase is refunded', async () => {
    const salma = await shop.inviter('91300034')
    const orderId = await shop.buy(await shop.signInBy(salma.code, '91300035'))
    await waitUntil(async () => (await shop.walletOf(salma.id)) === 2_000)
    await shop.spend(salma.id, 2_000)
    await refund(orderId, await shop.idOf('91300035'))
    await shop.handled(orderId)
    expect(await shop.statesOf(salma.token)).toEqual(['REWARDED'])
    const change = { customerId: salma.id, amount: baisa(2_500), key: 'own-order' }
    await shop.during((tx) => creditWallet(tx, { ...change, reason: 'ORDER_REFUND' }))
    expect(await shop.walletOf(salma.id)).toBe(500)
    expect((await shop.referralOf(salma.token)).earned).toEqual({ amount: 0 })
  })
})

describe('a first order', () => {
  const rewardFor = async (orderId: number, customerId: number, minimum: number) => {
    await shop.db().execute(sql`DELETE FROM referral_rewards WHERE order_id = ${orderId}`)
    const { config, clock } = shop.shop().deps
    const deps = { config: { ...config, REFERRAL_MIN_ORDER: baisa(minimum) }, clock }
    await shop.during((tx) => rewardInviter(tx, deps, { orderId, customerId }))
  }

  test('[REF-08] that is worth a baisa less than the least amount rewards nobody, and one of that amount does', async () => {
    const salma = await shop.inviter('91300036')
    const friend = await shop.signInBy(salma.code, '91300037')
    const friendId = await shop.idOf('91300037')
    await shop.db().execute(sql`UPDATE customers SET invited_by = NULL WHERE id = ${friendId}`)
    const orderId = await shop.buy(friend)
    await shop.handled(orderId)
    await shop.db().execute(sql`UPDATE customers SET invited_by = ${salma.code} WHERE id = ${friendId}`)
    const total = (await shop.value<number>(sql`SELECT total_baisa FROM orders WHERE id = ${orderId}`)) ?? 0

    await rewardFor(orderId, friendId, total + 1)
    expect([await shop.walletOf(salma.id), await shop.statesOf(salma.token)]).toEqual([
      0,
      ['ORDER_TOO_SMALL'],
    ])
    await shop.handled(await shop.buy(friend))
    expect(await shop.walletOf(salma.id)).toBe(0)
    await rewardFor(orderId, friendId, total)
    expect([await shop.walletOf(salma.id), await shop.statesOf(salma.token)]).toEqual([2_000, ['REWARDED']])
  })

  test('[REF-10] has to be worth 5.000 unless the shop says otherwise, and the invitation says so', async () => {
    const salma = await shop.inviter('91300038')
    expect(await shop.referralOf(salma.token, 'minOrder { amount currency }')).toEqual({
      minOrder: { amount: 5, currency: 'OMR' },
    })
  })
})

describe('a code that somebody else asked for', () => {
  const attacker = { remoteAddress: '203.0.113.66', headers: { 'user-agent': 'Attacker' } }
  const stranger = { remoteAddress: '198.51.100.7', headers: { 'user-agent': 'Phone' } }
  const invitedBy = (phone: string) =>
    shop.value<string | null>(sql`SELECT invited_by FROM customers WHERE phone = ${`+968${phone}`}`)
  const sendTo = async (phoneNumber: string, ref: string | undefined, service: string, from: object) => {
    const query = `mutation($ref: String) { sendOtp(countryCode: "968", phoneNumber: "${phoneNumber}",
      messagingService: "${service}", ref: $ref) { errors { code } } }`
    const { data } = await ask(shop.shop(), query, { ...from, variables: { ref } })
    expect(data.sendOtp.errors).toEqual([])
  }
  const confirm = async (phoneNumber: string, otp: string, given: string, from: object) => {
    const query = `mutation { login(countryCode: "968", phoneNumber: "${phoneNumber}", otp: "${otp}" ${given}) {
      token errors { code } } }`
    const { data } = await ask(shop.shop(), query, from)
    expect(data.login).toEqual({ token: expect.any(String), errors: [] })
  }

  test('[REF-09] makes nobody the inviter of a stranger, who types it on another device or asks for an own one', async () => {
    const mallory = await shop.inviter('91300080')
    await sendTo('91300081', mallory.code, 'sms', attacker)
    await confirm('91300081', await sentCode(shop.shop(), '+96891300081'), '', stranger)
    expect(await invitedBy('91300081')).toBeNull()

    await sendTo('91300082', mallory.code, 'sms', attacker)
    await sentCode(shop.shop(), '+96891300082')
    await sendTo('91300082', undefined, 'whatsapp', attacker)
    await confirm('91300082', await sentCode(shop.shop(), '+96891300082', 2), '', attacker)
    expect(await invitedBy('91300082')).toBeNull()

    await sendTo('91300083', mallory.code, 'sms', attacker)
    await confirm('91300083', await sentCode(shop.shop(), '+96891300083'), 'ref: null', attacker)
    expect(await invitedBy('91300083')).toBeNull()
    expect(await shop.statesOf(mallory.token)).toEqual([])
  })

  test('[REF-05] does not take the friend from who sent the link, whose code comes with the sign-in', async () => {
    const salma = await shop.inviter('91300084')
    const mallory = await shop.inviter('91300085')
    await sendTo('91300086', mallory.code, 'sms', attacker)
    const otp = await sentCode(shop.shop(), '+96891300086')
    await confirm('91300086', otp, `ref: "${salma.code}"`, stranger)
    expect(await invitedBy('91300086')).toBe(salma.code)
    expect([await shop.statesOf(salma.token), await shop.statesOf(mallory.token)]).toEqual([['PENDING'], []])
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
