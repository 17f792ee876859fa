import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { useUnits } from '#modules/orders/api/testing/use-units.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { surveyInvited } from '../../use-cases/invite-to-survey.ts'
import { moderateComment } from '../../use-cases/moderate-comment.ts'
import { surveyData } from '../../use-cases/survey-data.ts'

const tokens = new Map<number, string[]>()
const listener = defineModule({
  name: 'listener',
  handles: [
    on(surveyInvited, 'note-survey', async (_deps, { payload: { orderId, token } }) => {
      tokens.set(orderId, [...(tokens.get(orderId) ?? []), token])
    }),
  ],
})
const shop = usePaymentShop('91000931', undefined, {}, [listener])
const { begin, choose, complete } = purchasesOf(shop)

/** An order that a centre has done, with the token that its customer got. */
async function invited() {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] })
  await choose((await begin(checkout.id)).data.url, 'pay')
  const { number } = (await complete(checkout.id)).order
  const orderId = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${Number(number)}`)) ?? 0
  await useUnits(shop.db(), { orderId, position: 0, units: 1 })
  await waitUntil(async () => tokens.has(orderId))
  const token = tokens.get(orderId)?.[0] ?? ''
  return { orderId, number, token }
}

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = { host: 'localhost', 'accept-language': 'en' }
  const answer = await shop
    .shop()
    .app.inject({ method, url: `/api/v1/rates/${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const read = (token: string) => call('GET', `survey/?token=${encodeURIComponent(token)}`)
const rate = (token: string, answer: object) => call('POST', 'rate/', { token, ...answer })
const ratingOf = () =>
  shop.value<string>(sql`SELECT string_agg(rating::text, ',') FROM centre_reviews JOIN customers
    ON customers.id = customer_id WHERE centre_id = 1 AND phone = ${shop.phone}`)

/** Everything that the centre's pages answer, as text. */
async function shownAt(): Promise<string> {
  const paths = [
    'reviews/?service_center_id=1&limit=100',
    'service-detail/?service_center_id=1',
    '?city_id=11',
  ]
  const answers = paths.map((path) => shop.shop().app.inject({ url: `/api/v1/service_center/${path}` }))
  return (await Promise.all(answers)).map(({ body }) => body).join('\n')
}

type Said = Awaited<ReturnType<typeof invited>>

const invitationOf = async ({ orderId }: Said) =>
  (await shop.value<number>(sql`SELECT id FROM survey_invitations WHERE order_id = ${orderId}`)) ?? 0

async function moderate(said: Said, decision: 'approved' | 'rejected') {
  const invitationId = await invitationOf(said)
  expect(await moderateComment(shop.shop().deps, { invitationId, decision })).toMatchObject({ ok: true })
}

describe('a survey', () => {
  test('[REST-60] [RET-07] [RET-12] is sent when the work is done, answered once without signing in, and counts for the centre', async () => {
    const { token, number, orderId } = await invited()
    const { data, status } = await read(token)
    expect(status).toBe(200)
    expect(data).toMatchObject({ order_number: number, products: [expect.any(String)] })
    const items = data.questions.map(({ id }: { id: number }) => ({ id, rate: 4 }))
    expect(items.length).toBeGreaterThan(1)
    const answers = await Promise.all([1, 2, 3].map(() => rate(token, { rate: 5, items })))
    expect(answers.map(({ status: each }) => each).sort()).toEqual([200, 409, 409])
    expect(await read(token)).toMatchObject({ status: 409, errors: [{ code: 'SURVEY_ANSWERED' }] })
    expect(await ratingOf()).toBe('5')
    const stored = sql`SELECT count(*)::int FROM survey_answer_items JOIN survey_invitations
      ON survey_invitations.id = invitation_id WHERE order_id = ${orderId} AND rate = 4`
    expect(await shop.value(stored)).toBe(items.length)
    expect(tokens.get(orderId)).toHaveLength(1)
    const hash = sql`SELECT count(*)::int FROM survey_invitations WHERE token_hash = ${token}`
    expect(await shop.value(hash)).toBe(0)
  })

  test('[RET-12] ends after 30 days, and a token that nobody has is none', async () => {
    const { token, orderId } = await invited()
    const days = sql`SELECT extract(day FROM expires_at - created_at)::int FROM survey_invitations WHERE order_id = ${orderId}`
    expect(await shop.value(days)).toBe(30)
    await shop.db().execute(sql`UPDATE survey_invitations SET expires_at = now() WHERE order_id = ${orderId}`)
    expect(await rate(token, { rate: 1 })).toMatchObject({
      status: 400,
      errors: [{ code: 'SURVEY_EXPIRED' }],
    })
    expect((await rate('nobodys', { rate: 5 })).status).toBe(404)
  })

  test('[RET-13] takes whole rates from 1 to 5 and questions that were asked; a comment is read before the rate counts', async () => {
    const said = await invited()
    const { token } = said
    const [question] = (await read(token)).data.questions
    for (const wrong of [0, 6, 2.5]) {
      expect((await rate(token, { rate: wrong })).status).toBe(400)
      expect((await rate(token, { rate: 3, items: [{ id: question.id, rate: wrong }] })).status).toBe(400)
    }
    const twice = [
      { id: question.id, rate: 3 },
      { id: question.id, rate: 4 },
    ]
    for (const items of [twice, [{ id: 999_999, rate: 3 }]])
      expect(await rate(token, { rate: 3, items })).toMatchObject({
        errors: [{ code: 'SURVEY_ITEMS_INVALID' }],
      })
    const before = await ratingOf()
    expect((await rate(token, { rate: 2, comment: ' Too slow ' })).status).toBe(200)
    expect(await ratingOf()).toBe(before)
    const invitationId = await invitationOf(said)
    const { deps } = shop.shop()
    expect(await moderateComment(deps, { invitationId, decision: 'approved' })).toMatchObject({ ok: true })
    expect(await moderateComment(deps, { invitationId, decision: 'rejected' })).toMatchObject({ ok: false })
    expect(await ratingOf()).toBe('2')
    const stored = sql`SELECT comment || ':' || moderation FROM survey_answers WHERE invitation_id = ${invitationId}`
    expect(await shop.value(stored)).toBe('Too slow:approved')
  })

  test('[BEY-16] [RET-13] a comment is shown at the centre when it is approved, and never before or when it is refused', async () => {
    const [older, approved, rejected] = [await invited(), await invited(), await invited()]
    const words = { older: 'Older words', approved: 'Quick and clean', rejected: 'Rude words' }
    for (const [{ token }, comment, stars] of [
      [older, words.older, 3],
      [approved, words.approved, 4],
      [rejected, words.rejected, 1],
    ] as const)
      expect((await rate(token, { rate: stars, comment })).status).toBe(200)
    const before = await shownAt()
    for (const word of Object.values(words)) expect(before).not.toContain(word)

    await moderate(approved, 'approved')
    expect(await shownAt()).toContain(words.approved)
    expect(await ratingOf()).toBe('4')
    // A customer has one review, the newest: what was said before it comes too late.
    await moderate(older, 'approved')
    expect(await shownAt()).toContain(words.approved)
    expect(await shownAt()).not.toContain(words.older)
    expect(await ratingOf()).toBe('4')
    await moderate(rejected, 'rejected')
    expect(await ratingOf()).toBe('1')
    for (const word of Object.values(words)) expect(await shownAt()).not.toContain(word)
  })

  test('[BEY-16] the words of an erased account are gone, its stars stay', async () => {
    const said = await invited()
    await rate(said.token, { rate: 5, comment: 'Friendly people' })
    await moderate(said, 'approved')
    expect(await shownAt()).toContain('Friendly people')
    const customerId = await shop.value<number>(sql`SELECT id FROM customers WHERE phone = ${shop.phone}`)
    const late = await invited()
    await rate(late.token, { rate: 2, comment: 'Not read yet' })
    await shop.db().transaction((tx) => surveyData.erase(tx, customerId ?? 0))
    expect(await shownAt()).not.toContain('Friendly people')
    expect(await ratingOf()).toBe('5')
    const { deps } = shop.shop()
    const decided = { invitationId: await invitationOf(late), decision: 'approved' as const }
    expect(await moderateComment(deps, decided)).toMatchObject({ ok: false })
  })

  test('[BEY-16] no words are left when an account is erased while one of its comments is approved', async () => {
    const said = await invited()
    await rate(said.token, { rate: 3, comment: 'Approved too late' })
    const invitationId = await invitationOf(said)
    const customerId =
      (await shop.value<number>(sql`SELECT id FROM customers WHERE phone = ${shop.phone}`)) ?? 0
    const waiting = (count: number) =>
      waitUntil(async () => {
        const blocked = sql`SELECT count(*)::int FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`
        return (await shop.value<number>(blocked)) === count
      })
    const ends = await shop.db().transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM survey_answers WHERE invitation_id = ${invitationId} FOR UPDATE`)
      const approval = moderateComment(shop.shop().deps, { invitationId, decision: 'approved' })
      await waiting(1)
      const erasure = shop.db().transaction((own) => surveyData.erase(own, customerId))
      await waiting(2)
      return { approval, erasure }
    })
    expect(await ends.approval).toMatchObject({ ok: true })
    await ends.erasure
    expect(await ratingOf()).toBe('3')
    expect(await shownAt()).not.toContain('Approved too late')
  })
})
