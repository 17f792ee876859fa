import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let admin: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp()
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [2]))
})
afterAll(() => shop.close())

let made = 0
const sent = (change: object = {}) => ({ key: `key-${process.pid}-${++made}`, ...change })
const put = { method: 'PUT' } as const
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const muscat = 11
const fields = {
  name: { en: 'Bowsher Tyres', ar: 'إطارات بوشر' },
  address: { en: 'Way 1, Bowsher', ar: 'سكة 1، بوشر' },
  description: { en: '', ar: '' },
  latitude: 23.55,
  longitude: 58.4,
  phone: '24123456',
  picture: null,
  stock_type: 'center',
  lead_days: 0,
  state_id: muscat,
  type_id: 1,
  offers: [
    { service_type_id: 1, venue: 'center' },
    { service_type_id: 1, venue: 'home' },
  ],
}
const read = async (id: number) => (await admin.ask(`/service-centres/${id}/`)).body.data
/** The body of an edit: the fields as they are, with the changed ones. */
const editOf = async (id: number, change: object) => {
  const { slug: _slug, warehouse_id: _warehouse, is_active: _active, id: _id, ...rest } = await read(id)
  return sent({ ...rest, ...change })
}
const shown = async (id: number) => {
  const answer = await shop.app.inject({
    url: `/api/v1/service_center/?city_id=${muscat}&limit=100`,
    headers: { 'accept-language': 'en' },
  })
  return answer.json().data?.find((each: { id: number }) => each.id === id)
}
const entriesAbout = async (id: number) =>
  (
    await shop.deps.db.execute(sql`SELECT action, centre_id AS "centreId", before, after, reason FROM operator_changes
      WHERE subject_kind = 'centre' AND subject_id = ${String(id)} ORDER BY id`)
  ).rows

describe('[OPS-06] operators manage service centres', () => {
  test('a new one has a warehouse of its own, and is not shown before it is opened', async () => {
    const created = await admin.ask('/service-centres/', sent(fields))
    expect(created.status).toBe(200)
    const centre = created.body.data
    expect(centre).toMatchObject({
      ...fields,
      phone: '+96824123456',
      slug: 'bowsher-tyres',
      is_active: false,
      revision: 1,
    })
    const { rows } = await shop.deps.db.execute(
      sql`SELECT slug, state_id AS "stateId", is_central AS "isCentral" FROM warehouses WHERE id = ${centre.warehouse_id}`,
    )
    expect(rows).toEqual([{ slug: 'bowsher-tyres-shelf', stateId: muscat, isCentral: false }])
    const second = await admin.ask('/service-centres/', sent({ ...fields, stock_type: 'warehouse' }))
    expect(second.body.data).toMatchObject({ slug: 'bowsher-tyres-2', warehouse_id: 1 })
    const moved = await admin.ask(
      `/service-centres/${second.body.data.id}/`,
      await editOf(second.body.data.id, { stock_type: 'center' }),
      put,
    )
    expect(moved.body.data.warehouse_id).toBeGreaterThan(1)
    expect(await shown(centre.id)).toBeUndefined()
    const opened = await admin.ask(
      `/service-centres/${centre.id}/active/`,
      sent({ revision: 1, is_active: true, reason: 'opens today' }),
    )
    expect(opened.body.data).toMatchObject({ is_active: true, revision: 2 })
    await waitUntil(async () => (await shown(centre.id)) !== undefined)
    expect(await entriesAbout(centre.id)).toMatchObject([
      { action: 'centres.create', centreId: centre.id, before: {}, after: { nameEn: 'Bowsher Tyres' } },
      {
        action: 'centres.activate',
        before: { isActive: false },
        after: { isActive: true },
        reason: 'opens today',
      },
    ])
  })

  test('what is edited is in the shop within a moment, sent twice it is done once', async () => {
    const change = await editOf(2, { name: { en: 'Wadi Kabir Tyres', ar: 'إطارات الوادي الكبير' } })
    const edited = await manager.ask('/service-centres/2/', change, put)
    expect(edited.status).toBe(200)
    expect((await manager.ask('/service-centres/2/', change, put)).body).toEqual(edited.body)
    await waitUntil(async () => (await shown(2))?.name === 'Wadi Kabir Tyres')
    expect(await entriesAbout(2)).toMatchObject([
      {
        action: 'centres.edit',
        centreId: 2,
        before: { nameEn: 'Wadi Kabir Tyre Shop' },
        after: { nameEn: 'Wadi Kabir Tyres' },
      },
    ])
  })

  test('[UX-151] with a picture that the shop shows; one of the library has to be there and comes in a fitting size', async () => {
    const setPicture = async (picture: string | null) =>
      admin.ask('/service-centres/5/', await editOf(5, { picture }), put)
    expect((await setPicture('/media/centres/front.svg')).body.data.picture).toBe('/media/centres/front.svg')
    await waitUntil(async () => (await shown(5))?.picture.endsWith('/media/centres/front.svg'))
    const gone = await setPicture(`/media/library/${'0'.repeat(64)}.webp`)
    expect([gone.status, gone.body.errors[0]]).toMatchObject([400, { field: 'picture' }])
    expect((await setPicture('https://elsewhere.example/a.png')).status).toBe(400)
    expect((await setPicture('/media/centres/front.webp')).status).toBe(200)
    await waitUntil(async () => (await shown(5))?.picture.endsWith('/thumbnail/centres/front.webp/1024.webp'))
    expect((await setPicture(null)).body.data.picture).toBeNull()
    await waitUntil(async () => (await shown(5))?.picture === null)
  })

  test('of two who edit one at the same instant one is told who was first', async () => {
    const changes = [await editOf(3, { lead_days: 3 }), await editOf(3, { lead_days: 4 })]
    const answers = await atOnce(changes, (change) => admin.ask('/service-centres/3/', change, put))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { revision: 2 },
      changed_by: 'administrator',
      changed_at: expect.any(String),
    })
  })

  test('one that is booked stays open; one without bookings goes with its hours, and comes back with them', async () => {
    const future = async () =>
      (
        await shop.deps.db.execute<{ count: number }>(
          sql`SELECT count(*)::int AS count FROM slots WHERE centre_id = 6 AND starts_at > now()`,
        )
      ).rows[0]?.count ?? 0
    const before = await future()
    await shop.deps.db.execute(sql`WITH taken AS (
        UPDATE slots SET taken = 1, walk_ins = 0 WHERE id = (
          SELECT max(id) FROM slots WHERE centre_id = 6 AND starts_at > now()) RETURNING id)
      INSERT INTO slot_reservations (slot_id, holder, units, state) SELECT id, 'checkout:close', 1, 'booked' FROM taken`)
    const close = () =>
      admin.ask('/service-centres/6/active/', sent({ revision: 1, is_active: false, reason: 'moves' }))
    const refused = await close()
    expect(code(refused)).toEqual([409, 'SLOTS_BOOKED'])
    expect(refused.body.booked).toMatchObject({ count: 1, slots: [{ centre_id: 6, units: 1 }] })
    expect(await future()).toBe(before)
    await shop.deps.db.execute(sql`DELETE FROM slot_reservations WHERE holder = 'checkout:close'`)
    expect((await close()).status).toBe(200)
    expect(await future()).toBe(0)
    const open = sent({ revision: 2, is_active: true, reason: 'is back' })
    expect((await admin.ask('/service-centres/6/active/', open)).status).toBe(200)
    expect(await future()).toBe(before)
  })

  test('but no place, type, service or phone that there is not, and no empty name', async () => {
    for (const wrong of [
      { state_id: 999_999 },
      { type_id: 999_999 },
      { offers: [{ service_type_id: 999_999, venue: 'center' }] },
      { phone: '12345' },
      { name: { en: '\u202e', ar: 'x' } },
      { latitude: 91 },
    ])
      expect((await admin.ask('/service-centres/', sent({ ...fields, ...wrong }))).status).toBe(400)
    const closing = sent({ revision: 1, is_active: false })
    expect(code(await admin.ask('/service-centres/2/active/', closing))).toEqual([400, 'REASON_REQUIRED'])
  })

  test('in a list by place, type and state, page by page', async () => {
    const list = async (query: string) => (await admin.ask(`/service-centres/?limit=200${query}`)).body
    const all = await list('')
    expect(all.page).toMatchObject({ after: null, total: all.data.length, is_exact: true })
    const tyreShops = await list(`&state_id=${muscat}&type_id=${(await read(2)).type_id}&is_active=true`)
    expect(tyreShops.data.length).toBeGreaterThan(0)
    expect(tyreShops.data.length).toBeLessThan(all.data.length)
    expect(
      (await list('&is_active=false')).data.every(({ is_active }: { is_active: boolean }) => !is_active),
    ).toBe(true)
    const first = await list('&limit=2').then(() => admin.ask('/service-centres/?limit=2'))
    const next = await admin.ask(`/service-centres/?limit=2&after=${first.body.page.after}`)
    expect([...first.body.data, ...next.body.data].map(({ id }: { id: number }) => id)).toEqual(
      all.data.slice(0, 4).map(({ id }: { id: number }) => id),
    )
    const { data } = (await manager.ask('/service-centres/options/')).body
    expect(data.states.map(({ id }: { id: number }) => id)).toContain(muscat)
  })

  test('with the fees of its shifts, and with those who work there', async () => {
    const { rows } = await shop.deps.db.execute(sql`SELECT min(service_fee_baisa) AS min_baisa,
      max(service_fee_baisa) AS max_baisa FROM shifts WHERE centre_id = 2 AND NOT is_retired`)
    expect((await read(2)).service_fee).toEqual(rows[0])
    const made = await admin.ask('/service-centres/', sent(fields))
    expect(made.body.data.service_fee).toBeNull()
    expect((await admin.ask(`/service-centres/${made.body.data.id}/staff/`)).body.data).toEqual([])
    const { data } = (await manager.ask('/service-centres/2/staff/')).body
    expect(data).toContainEqual({ id: expect.any(String), name: 'manager', role: 'manager', is_active: true })
    expect((await manager.ask('/service-centres/1/staff/')).status).toBe(404)
    const staff = await signInStaff(shop, await makeMember(shop, 'centre-staff', [2]))
    expect((await staff.ask('/service-centres/2/staff/')).status).toBe(403)
  })

  test('[ROLE-08] a manager the own ones alone, and makes none', async () => {
    expect(code(await manager.ask('/service-centres/', sent(fields)))).toEqual([403, 'ALL_CENTRES_ONLY'])
    expect(code(await manager.ask('/service-centres/1/', await editOf(1, {}), put))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect((await manager.ask('/service-centres/1/')).status).toBe(404)
    const own = (await manager.ask('/service-centres/')).body.data
    expect(own.map(({ id }: { id: number }) => id)).toEqual([2])
    const support = await signInStaff(shop, await makeMember(shop, 'support'))
    expect((await support.ask('/service-centres/2/')).status).toBe(200)
    expect((await support.ask('/service-centres/2/', await editOf(2, {}), put)).status).toBe(403)
  })
})
