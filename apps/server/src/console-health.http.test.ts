import { readMessages } from '@warsha/i18n/catalogue.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gatewaysOf } from '#modules/payments/gateways/create-gateways.ts'
import { switchSandbox } from '#modules/payments/use-cases/sandbox-switches.ts'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  shop = await buildTestApp()
  // Without workers: a dead letter stays as the operator leaves it.
  await shop.asOwner((db) =>
    db.execute(sql`SELECT pgboss.create_queue('jobs/send-message', '{"policy":"standard"}')`),
  )
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
})
afterAll(() => shop.close())

let keys = 0
const sent = (change: object = {}) => ({ key: `key-${process.pid}-${++keys}`, ...change })
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]

/** A message that failed every time. */
async function deadLetter(): Promise<string> {
  const { rows } = await shop.deps.db.execute<{ id: string }>(sql`
    INSERT INTO pgboss.job (name, state, data, output, retry_limit, retry_count, started_on, completed_on, deletion_seconds)
    VALUES ('jobs/send-message', 'failed', '{"payload":{"sealed":"secret"}}', '{"message":"the carrier is away"}', 3, 3, now(), now(), 0)
    RETURNING id`)
  return rows[0]?.id ?? ''
}
const listed = async (path: string) => (await admin.ask(`/health/${path}/`)).body.data
const entriesAbout = async (id: string) =>
  (await admin.ask(`/log/?subject_kind=dead-letter&subject_id=${id}`)).body.data

describe('administrators see of the shop', () => {
  test('every invariant, with the last check and the broken ones first', async () => {
    const [first] = await listed('invariants')
    expect(first).toMatchObject({ is_broken: false, checked_at: null })
    const all = await listed('invariants')
    const last = all.at(-1).name
    await shop.deps.db.execute(sql`INSERT INTO invariant_states (name, is_broken, broken_rows) VALUES (${last}, true, 7),
      ('forgotten', true, 1)`)
    const [broken, ...others] = await listed('invariants')
    expect(broken).toMatchObject({
      name: last,
      is_broken: true,
      broken_rows: 7,
      checked_at: expect.any(String),
    })
    expect(others).toHaveLength(all.length - 1)
  })

  test('every invariant in words of both languages, and no text is about another one', async () => {
    const titles: { en: string; ar: string }[] = (await listed('invariants')).map(
      ({ title }: { title: { en: string; ar: string } }) => title,
    )
    for (const { en, ar } of titles) {
      expect(en).toMatch(/^[A-Z][^.]* [^.]*$/)
      expect(ar).toMatch(/^[\u0600-\u06ff]/)
    }
    const texts = Object.entries(readMessages('en')).filter(([key]) => key.startsWith('invariants.'))
    expect(titles.map(({ en }) => en).sort()).toEqual(texts.map(([, text]) => text).sort())
  })

  test('dead letters without what is in them, and the queues of messages and jobs', async () => {
    const id = await deadLetter()
    const letter = (await listed('dead-letters')).find((each: { id: string }) => each.id === id)
    expect(letter).toEqual({
      id,
      queue: 'jobs/send-message',
      key: null,
      waiting_behind: 0,
      error: 'the carrier is away',
      tries: 4,
      failed_at: expect.any(String),
    })
    expect(await listed('messages')).toContainEqual(
      expect.objectContaining({ name: 'jobs/send-message', failed: 1, last_error: 'the carrier is away' }),
    )
    expect((await listed('jobs'))[0]).toMatchObject({ name: 'jobs/send-message', failed: 1, queued: 0 })
    await shop.deps.db.execute(sql`DELETE FROM pgboss.job WHERE id = ${id}`)
  })

  test('which gateway is paused, and since when it fails', async () => {
    expect(await listed('providers')).toEqual([
      { kind: 'gateway', name: 'sandbox', is_paused: false, failures: 0, last_failure_at: null },
    ])
    await switchSandbox(shop.deps, { outage: true })
    const sandbox = gatewaysOf(shop.deps).get('sandbox')
    for (let time = 0; time < 5; time++) await sandbox?.port.readPayment('any')
    await switchSandbox(shop.deps, { outage: false })
    expect(await listed('providers')).toMatchObject([
      { name: 'sandbox', is_paused: true, failures: 5, last_failure_at: expect.any(String) },
    ])
  })
})

describe('a dead letter', () => {
  test('gets one more try, once, with an entry in the log', async () => {
    const id = await deadLetter()
    const answers = await atOnce(Array.from({ length: 3 }), () =>
      admin.ask(`/health/dead-letters/${id}/retry/`, sent()),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const { rows } = await shop.deps.db.execute(sql`SELECT state FROM pgboss.job WHERE id = ${id}`)
    expect(rows).toEqual([{ state: 'retry' }])
    expect(await entriesAbout(id)).toMatchObject([
      { action: 'health.retry-dead-letter', before: { state: 'failed' }, after: { state: 'retry' } },
    ])
  })

  test('is discarded with a reason alone', async () => {
    const id = await deadLetter()
    expect(code(await admin.ask(`/health/dead-letters/${id}/discard/`, sent()))).toEqual([
      400,
      'REASON_REQUIRED',
    ])
    const discarded = await admin.ask(`/health/dead-letters/${id}/discard/`, sent({ reason: 'sent by hand' }))
    expect(discarded.status).toBe(200)
    const { rows } = await shop.deps.db.execute(sql`SELECT FROM pgboss.job WHERE id = ${id}`)
    expect(rows).toEqual([])
    expect(await entriesAbout(id)).toMatchObject([
      { action: 'health.discard-dead-letter', reason: 'sent by hand' },
    ])
  })

  test('is nothing for others than administrators', async () => {
    const manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
    expect(code(await manager.ask('/health/dead-letters/'))).toEqual([403, 'FORBIDDEN'])
  })
})
