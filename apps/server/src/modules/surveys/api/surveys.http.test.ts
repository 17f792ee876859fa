import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { useUnits } from '#modules/orders/api/testing/use-units.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { surveyInvited } from '../use-cases/invite-to-survey.ts'
import { moderateComment } from '../use-cases/moderate-comment.ts'

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
    const { token, orderId } = await invited()
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
    const invitationId =
      (await shop.value<number>(sql`SELECT id FROM survey_invitations WHERE order_id = ${orderId}`)) ?? 0
    const { deps } = shop.shop()
    expect(await moderateComment(deps, { invitationId, decision: 'approved' })).toMatchObject({ ok: true })
    expect(await moderateComment(deps, { invitationId, decision: 'rejected' })).toMatchObject({ ok: false })
    expect(await ratingOf()).toBe('2')
    const stored = sql`SELECT comment || ':' || moderation FROM survey_answers WHERE invitation_id = ${invitationId}`
    expect(await shop.value(stored)).toBe('Too slow:approved')
  })
})
