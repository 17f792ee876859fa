import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../modules.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, testCallers], jobs: true })
  await shop.deps.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')
    ON CONFLICT DO NOTHING`)
}, 120_000)
afterAll(() => shop.close())

const words = {
  subject: { en: 'Open on National Day', ar: 'مفتوحون في اليوم الوطني' },
  message: {
    en: '<p>From <b>nine</b> to one.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    ar: '<p>من التاسعة إلى الواحدة.</p>',
  },
}

async function ask(
  path: string,
  { as, body, ...headers }: { as: CallerName; body?: object; 'x-state'?: string },
) {
  const answer = await shop.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/v1/notification/${path}`,
    headers: { 'accept-language': 'en', ...credentialsOf(as), ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const send = (change: object, as: CallerName = 'operator') =>
  ask('broadcasts/', { as, body: { key: crypto.randomUUID(), audience: 'all', ...words, ...change } })

const customerKey = async (id: number) => {
  const { rows } = await shop.deps.db.execute<{ key: string }>(
    sql`SELECT public_id AS key FROM customers WHERE id = ${id}`,
  )
  return btoa(`User:${rows[0]?.key}`)
}

const idsFor = async (as: CallerName, place = {}) =>
  (await ask('notif/?limit=100', { as, ...place })).body.data.map(({ id }: { id: string }) => id)

describe('a broadcast', () => {
  test('goes to all, to a city or to one customer, with expiry and link, and its words are sanitised', async () => {
    const all = await send({ expires_in: 3600, link: '/service-centers' })
    expect(all.status).toBe(201)
    expect(all.body.data).toMatchObject({
      audience: 'all',
      expires_in: 3600,
      link: '/service-centers',
      seen_count: 0,
      message: { en: '<p>From <b>nine</b> to one.</p>' },
    })
    const city = await send({ audience: 'city', city_id: 11 })
    const one = await send({ audience: 'customer', customer_id: await customerKey(1) })
    const [forAll, forCity, forOne] = [all, city, one].map(({ body }) => body.data.id)
    expect(await idsFor('visitor')).toEqual([forAll])
    expect(await idsFor('customer', { 'x-state': '11' })).toEqual([forOne, forCity, forAll])
    expect(await idsFor('other customer', { 'x-state': '12' })).toEqual([forAll])
  })

  test('is counted by how many customers have seen it, each once', async () => {
    const { id } = (await send({})).body.data
    for (const as of ['customer', 'customer', 'other customer', 'driver'] as const)
      await ask('notif/', { as, body: { notification_id: id } })
    const { body } = await ask('broadcasts/?limit=1', { as: 'operator' })
    expect(body.data[0]).toMatchObject({ id, seen_count: 2 })
    expect(body.pagination).toMatchObject({ page: 1, limit: 1 })
  })

  test('is sent once, however often the same request comes', async () => {
    const key = crypto.randomUUID()
    const answers = await atOnce([...Array(10).keys()], () => send({ key }))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201])
  })

  test.each([
    ['no key', { key: undefined }],
    ['no Arabic', { subject: { en: 'x' } }],
    ['too long a subject', { subject: { en: 'x'.repeat(121), ar: 'x' } }],
    ['nothing to read', { message: { en: '<script>x</script>', ar: 'x' } }],
    ['a link that is a script', { link: 'javascript:alert(1)' }],
    ['a link to elsewhere that hides it', { link: '//evil.example' }],
    ['a picture of elsewhere', { image: 'https://evil.example/x.png' }],
    ['an end that is past', { expires_in: 0 }],
    ['a city without its id', { audience: 'city' }],
    ['nobody', { audience: 'customer' }],
  ])('with %s is refused', async (_case, change) => {
    expect((await send(change)).status).toBe(400)
  })

  test.each([
    ['a city', { audience: 'city', city_id: 999_999 }],
    ['a customer', { audience: 'customer', customer_id: btoa(`User:${crypto.randomUUID()}`) }],
  ])('to %s that there is not is not found', async (_case, change) => {
    expect((await send(change)).status).toBe(404)
  })

  test.each(['visitor', 'customer', 'driver', 'gateway'] as const)(
    'is not for a %s to send or to list',
    async (as) => {
      const denied = as === 'visitor' ? 401 : 403
      expect((await send({}, as)).status).toBe(denied)
      expect((await ask('broadcasts/', { as })).status).toBe(denied)
    },
  )
})
