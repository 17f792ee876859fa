import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeTestOrder } from '#testing/console-orders.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
const sessions = {} as Record<'administrator' | 'support' | 'finance' | 'content' | 'manager', Session>
type Session = Awaited<ReturnType<typeof signInStaff>>
const ownCentre = 1

beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  for (const role of ['administrator', 'support', 'finance', 'content', 'manager'] as const)
    sessions[role] = await signInStaff(
      shop,
      await makeMember(shop, role, role === 'manager' ? [ownCentre] : []),
    )
})
afterAll(() => shop.close())

let made = 0
const key = () => `key-${process.pid}-${++made}`

/** Signed-in customers of one family name. */
async function makeFamily(name: string, count: number) {
  const members = []
  for (let at = 0; at < count; at++) {
    const phone = `9${String(4_000_000 + ++made).slice(-7)}`
    const { token } = await signIn(shop, phone)
    const { rows } = await shop.deps.db.execute<{ id: number; publicId: string }>(sql`
      UPDATE customers SET first_name = ${`Nr${at}`}, last_name = ${name} WHERE phone = ${`+968${phone}`}
      RETURNING id, public_id AS "publicId"`)
    const [row] = rows
    if (!row) throw new Error('nobody signed in')
    members.push({ ...row, token, globalId: toGlobalId('User', row.publicId) })
  }
  return members
}

const isSignedIn = async ({ token }: { token: string }) =>
  ((await ask(shop, '{ me { id } }', { token })).data?.me ?? null) !== null

const entriesAbout = async ({ publicId }: { publicId: string }) => {
  const { body } = await sessions.administrator.ask(`/log/?subject_kind=customer&subject_id=${publicId}`)
  return body.data
}

const words = {
  subject: { en: 'We open later', ar: 'نفتح متأخرين' },
  message: { en: '<p>At ten tomorrow.</p>', ar: '<p>في العاشرة غدًا.</p>' },
}

const toldTo = async ({ id }: { id: number }) => {
  const { rows } = await shop.deps.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM notifications WHERE customer_id = ${id}`,
  )
  return rows[0]?.count
}

describe('blocking several customers', () => {
  test('[OPS-18] looks first, then ends the sessions of all that match, with a reason and an entry each', async () => {
    const [first, second, third] = await makeFamily('Alblocked', 3)
    if (!first || !second || !third) throw new Error('there are no three')
    const path = '/customers/bulk/block/'
    const where = { search: 'Alblocked' }
    const looked = await sessions.support.ask(path, { key: key(), where, dry_run: true })
    expect(looked.body.data).toMatchObject({ dry_run: true, count: 3, done: 3, refused: 0 })
    expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([true, true, true])

    const one = { key: key(), reason: 'fraud' }
    expect((await sessions.support.ask(`/customers/${third.globalId}/block/`, one)).status).toBe(200)
    const asked = { key: key(), where, expected_count: 3 }
    expect(await sessions.support.ask(path, asked)).toMatchObject({ status: 400 })
    const blocked = await sessions.support.ask(path, { ...asked, reason: 'one stolen card' })
    expect(blocked.body.data).toMatchObject({ count: 3, done: 2, refused: 1 })
    expect(blocked.body.data.results.at(-1)).toMatchObject({ id: third.globalId, code: 'CONFLICT' })
    await expect.poll(() => Promise.all([first, second].map(isSignedIn))).toEqual([false, false])
    expect(await entriesAbout(first)).toMatchObject([
      { action: 'customers.block', reason: 'one stolen card' },
    ])

    const unblocked = await sessions.support.ask('/customers/bulk/unblock/', {
      key: key(),
      ids: [first.globalId, second.globalId],
      expected_count: 2,
      reason: 'settled',
    })
    expect(unblocked.body.data).toMatchObject({ count: 2, done: 2 })
  })

  test('is for those who may block', async () => {
    for (const role of ['manager', 'finance', 'content'] as const) {
      const answer = await sessions[role].ask('/customers/bulk/block/', {
        key: key(),
        where: {},
        dry_run: true,
      })
      expect([role, answer.status]).toEqual([role, 403])
    }
  })
})

describe('telling several customers', () => {
  test('[OPS-18] a preview tells nobody; each is told once, however often the request is sent', async () => {
    const family = await makeFamily('Altold', 2)
    const before = await Promise.all(family.map(toldTo))
    const sent = { key: key(), ids: family.map(({ globalId }) => globalId), ...words }
    const path = '/customers/bulk/notify/'
    const looked = await sessions.support.ask(path, { ...sent, key: key(), dry_run: true })
    expect(looked.body.data).toMatchObject({ count: 2, done: 2 })
    expect(await Promise.all(family.map(toldTo))).toEqual(before)
    for (const _time of [1, 2]) {
      const answer = await sessions.support.ask(path, { ...sent, expected_count: 2 })
      expect(answer.body.data).toMatchObject({ count: 2, done: 2, refused: 0 })
    }
    expect(await Promise.all(family.map(toldTo))).toEqual(before.map((count) => Number(count) + 1))
  })

  test('[ROLE-08] a manager reaches the customers of the own centres alone, whoever is named', async () => {
    const [own, foreign] = await makeFamily('Alscoped', 2)
    if (!own || !foreign) throw new Error('there are no two')
    await placeTestOrder(shop, { customerId: own.id, centreId: ownCentre })
    const before = await toldTo(foreign)
    for (const selection of [{ where: { search: 'Alscoped' } }, { ids: [own.globalId, foreign.globalId] }]) {
      const answer = await sessions.manager.ask('/customers/bulk/notify/', {
        key: key(),
        ...selection,
        ...words,
        expected_count: 1,
      })
      expect(answer.body.data).toMatchObject({ count: 1, done: 1, results: [{ id: own.globalId }] })
    }
    expect(await toldTo(foreign)).toBe(before)
    for (const role of ['finance', 'content'] as const) {
      const answer = await sessions[role].ask('/customers/bulk/notify/', {
        key: key(),
        where: {},
        dry_run: true,
        ...words,
      })
      expect([role, answer.status]).toEqual([role, 403])
    }
  })
})
