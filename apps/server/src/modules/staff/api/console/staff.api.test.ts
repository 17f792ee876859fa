import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { atOnce } from '#testing/at-once.ts'
import { askConsole, makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { codeAt } from '../../use-cases/credentials/authenticator.ts'

let shop: TestApp
let admin: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
})
afterAll(() => shop.close())

let keys = 0
const key = () => `key-${process.pid}-${++keys}`
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const entriesAbout = async (id: string) => {
  const answer = await admin.ask('/log/?subject_kind=operator&limit=200')
  const publicId = Buffer.from(id, 'base64').toString().split(':')[1]
  return answer.body.data.filter((entry: { subject: { id: string } }) => entry.subject.id === publicId)
}

describe('people who work here', () => {
  test('[OPS-01] are invited by mail, choose their credentials with the link and get the rights of their role', async () => {
    const email = 'hind@warsha.example'
    const invited = await admin.ask('/staff/', { key: key(), name: 'Hind', email, role: 'content' })
    expect(invited.body.data).toMatchObject({ email, role: 'content', has_credentials: false, revision: 1 })
    let text = ''
    await waitUntil(async () => {
      text = (await listSentMessages(shop.deps.db, email))[0]?.text ?? ''
      return text !== ''
    })
    const secret = /\/console\/setup#(\S+)/.exec(text)?.[1]
    const started = await askConsole(shop, '/setup/', { secret, password: 'a long enough password' })
    const finish = { secret, code: codeAt(started.body.data.authenticator_key, shop.deps.clock.now()) }
    const finished = await askConsole(shop, '/setup/finish/', finish)
    expect(finished.body.data).toMatchObject({ email, role: 'content' })
    const token = finished.cookie?.value ?? ''
    expect(code(await askConsole(shop, '/staff/', undefined, { token }))).toEqual([403, 'FORBIDDEN'])
    expect(code(await askConsole(shop, '/setup/finish/', finish))).toEqual([400, 'INVITATION_INVALID'])
  })

  test('[OPS-21] each change is one entry: who, when, what, before and after', async () => {
    const email = 'noor@warsha.example'
    const invited = await admin.ask('/staff/', { key: key(), name: 'Noor', email, role: 'support' })
    const { id } = invited.body.data
    const change = { key: key(), revision: 1, role: 'finance', reason: 'moved to the office' }
    const changed = await admin.ask(`/staff/${id}/`, change, { method: 'PUT' })
    expect(changed.body.data).toMatchObject({ role: 'finance', revision: 2 })
    const [newest, first, ...more] = await entriesAbout(id)
    expect(more).toEqual([])
    expect(newest).toMatchObject({
      id: changed.body.change_id,
      action: 'staff.update',
      operator: { name: 'administrator' },
      before: { role: 'support' },
      after: { role: 'finance' },
      reason: 'moved to the office',
    })
    expect(first).toMatchObject({ action: 'staff.invite', before: {}, after: { name: 'Noor', email } })
  })

  test('[OPS-21] entries can be neither changed nor removed, not even by the owner of the tables', async () => {
    await expect(
      shop.asOwner((db) => db.execute(sql`UPDATE operator_changes SET reason = 'none'`)),
    ).rejects.toThrow()
    await expect(shop.asOwner((db) => db.execute(sql`DELETE FROM operator_changes`))).rejects.toThrow()
    await expect(shop.deps.db.execute(sql`UPDATE operator_changes SET reason = 'none'`)).rejects.toThrow()
  })

  test('a command that is sent again, also at the same instant, is done once', async () => {
    const sent = { key: key(), name: 'Badr', email: 'badr@warsha.example', role: 'support' }
    const answers = await atOnce(Array.from({ length: 5 }), () => admin.ask('/staff/', sent))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await entriesAbout(answers[0]?.body.data.id)).toHaveLength(1)
    expect(code(await admin.ask('/staff/', { ...sent, name: 'Other' }))).toEqual([409, 'KEY_REUSED'])
  })

  test('what somebody else has changed meanwhile is a conflict with the current state', async () => {
    const made = await admin.ask('/staff/', {
      key: key(),
      name: 'Aziz',
      email: 'aziz@warsha.example',
      role: 'support',
    })
    const { id } = made.body.data
    const answers = await atOnce(['A', 'B'], (name) =>
      admin.ask(`/staff/${id}/`, { key: key(), revision: 1, name }, { method: 'PUT' }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ current: { revision: 2 } })
  })

  test('[OPS-01] several are signed out everywhere at once, after a look; others stay signed in', async () => {
    const people: (typeof admin)[] = []
    for (const _person of [1, 2, 3]) people.push(await signInStaff(shop, await makeMember(shop, 'support')))
    const isIn = async (session: (typeof people)[number]) => (await session.ask('/session/')).status === 200
    const [first, second] = await Promise.all(
      people.slice(0, 2).map(async (session) => (await session.ask('/session/')).body.data.id),
    )
    const path = '/staff/bulk/end-sessions/'
    const ids = [first, second]
    const looked = await admin.ask(path, { key: key(), ids, dry_run: true })
    expect(looked.body.data).toMatchObject({ dry_run: true, count: 2, done: 2 })
    expect(await Promise.all(people.map(isIn))).toEqual([true, true, true])
    const ended = await admin.ask(path, { key: key(), ids, expected_count: 2 })
    expect(ended.body.data).toMatchObject({ count: 2, done: 2, refused: 0 })
    await expect.poll(() => Promise.all(people.map(isIn))).toEqual([false, false, true])
    const [entry] = await entriesAbout(first)
    expect(entry).toMatchObject({
      action: 'staff.end-sessions',
      before: { sessions: 1 },
      after: { sessions: 0 },
    })
    const refused = await people[2]?.ask(path, { key: key(), where: {}, dry_run: true })
    expect(refused?.status).toBe(403)
  })

  test('one administrator stays, also when two close each other at the same instant', async () => {
    await shop.deps.db.execute(sql`UPDATE staff_members SET is_active = false
      WHERE role = 'administrator' AND id <> ${admin.member.id}`)
    const other = await signInStaff(shop, await makeMember(shop, 'administrator'))
    const idOf = async (session: typeof admin) => (await session.ask('/session/')).body.data.id
    const closings = [
      { session: other, id: await idOf(admin) },
      { session: admin, id: await idOf(other) },
    ]
    const answers = await atOnce(closings, ({ session, id }) =>
      session.ask(`/staff/${id}/`, { key: key(), revision: 1, is_active: false }, { method: 'PUT' }),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    await shop.deps.db.execute(sql`UPDATE staff_members SET is_active = true WHERE id = ${admin.member.id}`)
    admin = await signInStaff(shop, admin.member, 1)
  })

  test('an unknown person, role or position is refused', async () => {
    const put = { method: 'PUT' } as const
    expect(code(await admin.ask('/staff/T3BlcmF0b3I6OTk5/', { key: key(), revision: 1 }, put))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const wrongRole = { key: key(), name: 'X', email: 'x@warsha.example', role: 'king' }
    expect(code(await admin.ask('/staff/', wrongRole))).toEqual([400, 'ROLE_UNKNOWN'])
    expect((await admin.ask('/staff/?after=nonsense')).status).toBe(400)
    expect(
      (await admin.ask('/staff/', { name: 'X', email: 'x@warsha.example', role: 'support' })).status,
    ).toBe(400)
  })

  test('the list comes page by page and is searched by name and address', async () => {
    const first = await admin.ask('/staff/?limit=2')
    const second = await admin.ask(`/staff/?limit=2&after=${first.body.page.after}`)
    const ids = [...first.body.data, ...second.body.data].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(first.body.page).toMatchObject({ is_exact: true })
    const found = await admin.ask('/staff/?search=NOOR')
    expect(found.body.data.map(({ name }: { name: string }) => name)).toEqual(['Noor'])
  })
})

describe('the log', () => {
  test('shows operators without the right to all of it only their own entries', async () => {
    const support = await signInStaff(shop, await makeMember(shop, 'support'))
    expect((await support.ask('/log/')).body).toEqual({
      data: [],
      page: { after: null, total: 0, is_exact: true },
    })
    const staff = await signInStaff(shop, await makeMember(shop, 'centre-staff'))
    expect(code(await staff.ask('/log/'))).toEqual([403, 'FORBIDDEN'])
  })
})
