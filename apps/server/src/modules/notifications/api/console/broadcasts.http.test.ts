import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { placeTestOrder } from '#testing/console-orders.ts'
import { runSweep } from '#testing/run-sweep.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../../modules.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let support: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, testCallers], jobs: true })
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  support = await signInStaff(shop, await makeMember(shop, 'support'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
  await shop.deps.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')
    ON CONFLICT DO NOTHING`)
})
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
  as: CallerName,
  { body, ...headers }: { body?: object; 'x-state'?: string } = {},
) {
  const answer = await shop.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/v1/notification/${path}`,
    headers: { 'accept-language': 'en', ...credentialsOf(as), ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const send = (change: object = {}, session = content) =>
  session.ask('/broadcasts/', { key: crypto.randomUUID(), audience: 'all', ...words, ...change })

const customerKey = async (id: number) => {
  const { rows } = await shop.deps.db.execute<{ key: string }>(
    sql`SELECT public_id AS key FROM customers WHERE id = ${id}`,
  )
  return btoa(`User:${rows[0]?.key}`)
}

/** Notifications that somebody sees, by the English subject. */
const subjectsFor = async (as: CallerName, place = {}) =>
  (await ask('notif/?limit=100', as, place)).body.data.map(({ subject }: { subject: string }) => subject)

const subject = (en: string) => ({ subject: { en, ar: 'إشعار' } })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const makeDue = (id: string) =>
  shop.deps.db.execute(sql`UPDATE broadcasts SET send_at = now() WHERE public_id = ${atob(id).split(':')[1]}`)
const entriesAbout = async (id: string) => {
  const { rows } = await shop.deps.db.execute(sql`SELECT action, before, after FROM operator_changes
    WHERE subject_kind = 'broadcast' AND subject_id = ${atob(id).split(':')[1]} ORDER BY id`)
  return rows
}

describe('[OPS-16] a broadcast', () => {
  test('goes to all, to a city or to one customer, with expiry and link, and its words are sanitised', async () => {
    const all = await send({ ...subject('To all'), expires_in: 3600, link: '/service-centers' })
    expect(all.body.data).toMatchObject({
      audience: 'all',
      state: 'sent',
      expires_in: 3600,
      link: '/service-centers',
      seen_count: 0,
      message: { en: '<p>From <b>nine</b> to one.</p>' },
    })
    await send({ ...subject('To a city'), audience: 'city', city_id: 11 })
    await send({ ...subject('To one'), audience: 'customer', customer_id: await customerKey(1) })
    expect(await subjectsFor('visitor')).toEqual(['To all'])
    expect(await subjectsFor('customer', { 'x-state': '11' })).toEqual(['To one', 'To a city', 'To all'])
    expect(await subjectsFor('other customer', { 'x-state': '12' })).toEqual(['To all'])
    expect(await entriesAbout(all.body.data.id)).toMatchObject([
      {
        action: 'notifications.broadcast',
        before: {},
        after: { to: 'everybody', subject: { en: 'To all' }, link: '/service-centers', state: 'sent' },
      },
    ])
  })

  test('shows before how many customers it is for', async () => {
    const count = async (query: string) => (await content.ask(`/broadcasts/audience/?${query}`)).body.data
    const { rows } = await shop.deps.db.execute<{ all: number }>(
      sql`SELECT count(*)::integer AS all FROM customers WHERE is_active`,
    )
    expect(await count('audience=all')).toMatchObject({ customers: rows[0]?.all })
    const before = await count('audience=city&city_id=12')
    await shop.deps.db.execute(sql`WITH opened AS (
        INSERT INTO sessions (customer_id, kind, expires_at) VALUES (2, 'customer', now() + interval '1 day') RETURNING public_id)
      INSERT INTO notification_devices (customer_id, session_id, device_token, state_id)
      SELECT 2, public_id, token, 12 FROM opened, unnest(ARRAY['phone', 'tablet']) AS token`)
    expect(await count('audience=city&city_id=12')).toEqual({
      customers: before.customers + 1,
      devices: before.devices + 2,
    })
    const told = await send({ audience: 'city', city_id: 12 })
    expect(told.body.data.head_count).toBe(before.customers + 1)
    expect((await content.ask('/broadcasts/audience/?audience=city')).status).toBe(400)
    expect((await content.ask('/broadcasts/audience/?audience=city&city_id=999999')).status).toBe(404)
  })

  test('is counted by how many customers have seen it, each once', async () => {
    const sent = await send(subject('Seen'))
    const { body } = await ask('notif/?limit=1', 'customer')
    for (const as of ['customer', 'customer', 'other customer', 'driver'] as const)
      await ask('notif/', as, { body: { notification_id: body.data[0].id } })
    const listed = await content.ask('/broadcasts/?limit=1')
    expect(listed.body.data).toMatchObject([{ id: sent.body.data.id, seen_count: 2 }])
  })

  test('is sent once, however often the same command comes', async () => {
    const key = crypto.randomUUID()
    const answers = await atOnce([...Array(10).keys()], () => send({ ...subject('Once'), key }))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await subjectsFor('visitor')).filter((each: string) => each === 'Once')).toHaveLength(1)
  })

  test('waits for its moment, comes then by itself, and only once', async () => {
    const waiting = (await send({ ...subject('Tomorrow'), send_at: inSeconds(86_400), expires_in: 600 })).body
      .data
    expect(waiting).toMatchObject({ state: 'waiting', seen_count: 0 })
    await runSweep(shop.deps, 'send-due-broadcasts')
    expect(await subjectsFor('visitor')).not.toContain('Tomorrow')
    await makeDue(waiting.id)
    await atOnce([1, 2, 3], () => runSweep(shop.deps, 'send-due-broadcasts'))
    expect((await subjectsFor('visitor')).filter((each: string) => each === 'Tomorrow')).toHaveLength(1)
    const { body } = await content.ask('/broadcasts/?state=sent&limit=1')
    expect(body.data[0]).toMatchObject({ subject: { en: 'Tomorrow' }, state: 'sent' })
    expect((await ask('notif/?limit=1', 'visitor')).body.data[0]).toMatchObject({ expires_in: 600 })
  })

  test('is cancelled before it is sent, and not afterwards', async () => {
    const waiting = (await send({ ...subject('Never'), send_at: inSeconds(86_400) })).body.data
    const cancel = (id: string) =>
      content.ask(`/broadcasts/${id}/cancel/`, { key: crypto.randomUUID(), reason: 'a mistake' })
    expect((await cancel(waiting.id)).body.data).toMatchObject({ state: 'cancelled' })
    await makeDue(waiting.id)
    await runSweep(shop.deps, 'send-due-broadcasts')
    expect(await subjectsFor('visitor')).not.toContain('Never')
    const again = await cancel(waiting.id)
    expect([again.status, again.body.current]).toEqual([409, { state: 'cancelled' }])
    const sent = (await send(subject('Gone out'))).body.data
    expect((await cancel(sent.id)).body.current).toEqual({ state: 'sent' })
    expect((await cancel(btoa(`Broadcast:${crypto.randomUUID()}`))).status).toBe(404)
    expect((await cancel('x')).status).toBe(404)
    expect((await entriesAbout(waiting.id))[1]).toEqual({
      action: 'notifications.cancel-broadcast',
      before: { state: 'waiting' },
      after: { state: 'cancelled' },
    })
  })

  test('is sent or cancelled, never both, when both happen at the same instant', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = (await send({ ...subject(`Race ${round}`), send_at: inSeconds(3600) })).body.data
      await makeDue(id)
      const [cancelled] = await atOnce([0, 1], (at) =>
        at === 0
          ? content.ask(`/broadcasts/${id}/cancel/`, { key: crypto.randomUUID() })
          : runSweep(shop.deps, 'send-due-broadcasts').then(() => ({ status: 0 })),
      )
      await runSweep(shop.deps, 'send-due-broadcasts')
      const isSent = (await subjectsFor('visitor')).includes(`Race ${round}`)
      expect([cancelled?.status, isSent]).toEqual(isSent ? [409, true] : [200, false])
    }
  })

  test.each([
    ['no key', { key: undefined }],
    ['no Arabic', { subject: { en: 'x' } }],
    ['too long a subject', { subject: { en: 'x'.repeat(121), ar: 'x' } }],
    ['a subject that is not seen', { subject: { en: '\u202e', ar: 'x' } }],
    ['nothing to read', { message: { en: '<script>x</script>', ar: 'x' } }],
    ['a link that is a script', { link: 'javascript:alert(1)' }],
    ['a link to elsewhere that hides it', { link: '//evil.example' }],
    ['a picture of elsewhere', { image: 'https://evil.example/x.png' }],
    ['an end that is past', { expires_in: 0 }],
    ['a moment that is past', { send_at: inSeconds(-60) }],
    ['a moment years ahead', { send_at: inSeconds(3 * 366 * 86_400) }],
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

  test('has no second door: the old path is gone', async () => {
    expect((await ask('broadcasts/', 'operator')).status).toBe(404)
    expect((await ask('broadcasts/', 'operator', { body: words })).status).toBe(404)
  })
})

describe('[OPS-16] one customer', () => {
  const tell = async (session: Session, customerId: number, change: object = {}) =>
    session.ask(`/customers/${await customerKey(customerId)}/notify/`, {
      key: crypto.randomUUID(),
      ...words,
      ...change,
    })

  test('is told by support, and the log does not repeat the words', async () => {
    const told = await tell(support, 2, subject('Your tyres'))
    expect(told.body.data).toMatchObject({ audience: 'customer', state: 'sent', head_count: 1 })
    expect(await subjectsFor('other customer')).toContain('Your tyres')
    expect(await subjectsFor('customer')).not.toContain('Your tyres')
    expect(JSON.stringify(await entriesAbout(told.body.data.id))).not.toContain('tyres')
    const own = await support.ask('/broadcasts/')
    expect(own.body.data.map((each: { subject: { en: string } }) => each.subject.en)).toEqual(['Your tyres'])
  })

  test('[ROLE-08] a manager tells the customers of the own centres alone; to all only who may', async () => {
    await placeTestOrder(shop, { customerId: 1, centreId: 1 })
    expect((await tell(manager, 1, subject('From your centre'))).status).toBe(200)
    expect((await tell(manager, 2)).status).toBe(404)
    expect((await tell(content, 1)).status).toBe(403)
    for (const session of [manager, support]) {
      expect((await send({}, session)).status).toBe(403)
      expect((await session.ask('/broadcasts/audience/?audience=all')).status).toBe(403)
    }
    const listed = await manager.ask('/broadcasts/')
    expect(listed.body.data).toHaveLength(1)
  })
})
