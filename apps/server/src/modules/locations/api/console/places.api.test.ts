import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { sendOtp } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let admin: Session
let content: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp({ jobs: ['send-message'] })
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  content = await signInStaff(shop, await makeMember(shop, 'content'))
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
const oman = 1
const muscat = 11
const shown = async (path: string, language = 'en') =>
  (
    await shop.app.inject({ url: `/api/v1/locations/${path}`, headers: { 'accept-language': language } })
  ).json().data as { id: number; name: string }[]
const namesOf = async (path: string, language?: string) =>
  (await shown(path, language)).map(({ name }) => name)
const point = { latitude: 23.4, longitude: 58.1, governorate_code: null }
const newCity = (en: string, ar: string) => sent({ parent_id: muscat, name: { en, ar }, ...point })
const entriesAbout = async (kind: string, id: number) =>
  (
    await shop.deps.db.execute(sql`SELECT action, before, after, reason FROM operator_changes
      WHERE subject_kind = ${kind} AND subject_id = ${String(id)} ORDER BY id`)
  ).rows

describe('[OPS-09] operators manage countries, states, cities and regions', () => {
  test('a state with a city and a region is in the shop within a moment, named in both languages', async () => {
    const state = await content.ask(
      '/places/state/',
      sent({
        parent_id: oman,
        name: { en: 'Jebel Akhdar', ar: 'الجبل الأخضر' },
        ...point,
        governorate_code: 'OM-DA',
      }),
    )
    expect(state.status).toBe(200)
    expect(state.body.data).toMatchObject({
      kind: 'state',
      slug: 'jebel-akhdar',
      is_active: true,
      path: [{ kind: 'country', id: oman }],
      revision: 1,
    })
    const { id } = state.body.data
    const city = await content.ask(
      '/places/city/',
      sent({ parent_id: id, name: { en: 'Saiq', ar: 'سيق' }, ...point }),
    )
    const region = await content.ask(
      '/places/region/',
      sent({ parent_id: city.body.data.id, name: { en: 'Al Aqr', ar: 'العقر' }, ...point }),
    )
    expect(region.body.data.path.map(({ kind }: { kind: string }) => kind)).toEqual([
      'country',
      'state',
      'city',
    ])
    await waitUntil(async () =>
      (await namesOf(`states/?country_id=${oman}&limit=100`)).includes('Jebel Akhdar'),
    )
    expect(await namesOf(`states/?country_id=${oman}&limit=100`, 'ar')).toContain('الجبل الأخضر')
    expect(await namesOf(`cities/?province_id=${id}`)).toEqual(['Saiq'])
    expect(await namesOf(`region/?city_id=${city.body.data.id}`)).toEqual(['Al Aqr'])
    expect(await entriesAbout('state', id)).toMatchObject([
      { action: 'places.create', before: {}, after: { nameEn: 'Jebel Akhdar', governorateCode: 'OM-DA' } },
    ])
    const edit = sent({
      revision: 1,
      name: { en: 'Green Mountain', ar: 'الجبل الأخضر' },
      ...point,
      governorate_code: 'OM-DA',
    })
    const edited = await content.ask(`/places/state/${id}/`, edit, put)
    expect((await content.ask(`/places/state/${id}/`, edit, put)).body).toEqual(edited.body)
    await waitUntil(async () =>
      (await namesOf(`states/?country_id=${oman}&limit=100`)).includes('Green Mountain'),
    )
    expect((await entriesAbout('state', id))[1]).toMatchObject({
      action: 'places.edit',
      before: { nameEn: 'Jebel Akhdar' },
      after: { nameEn: 'Green Mountain' },
    })
  })

  test('the phone rule of a new country decides at once which numbers may sign in', async () => {
    const fields = {
      name: { en: 'Qatar', ar: 'قطر' },
      iso: 'QA',
      phone_prefix: '+974',
      phone_digits: 8,
      is_active: false,
    }
    const made = await admin.ask('/countries/', sent(fields))
    expect(made.body.data).toMatchObject({
      kind: 'country',
      slug: 'qatar',
      phone_prefix: '+974',
      phone_digits: 8,
    })
    const { id } = made.body.data
    const rule = async () => (await shown('countries/?limit=100')).find((country) => country.id === id)
    await waitUntil(async () => (await rule()) !== undefined)
    expect(await rule()).toMatchObject({ phone_prefix: '+974', phone_digits: 8, has_store: false })
    const refused = async (phoneNumber: string) =>
      (await sendOtp(shop, { countryCode: '+974', phoneNumber })).errors[0]?.code
    expect(await refused('331234567')).toBe('INVALID')
    expect(await refused('33123456')).toBeUndefined()
    await admin.ask(`/countries/${id}/`, sent({ ...fields, phone_digits: 9, revision: 1 }), put)
    await waitUntil(async () => ((await rule()) as { phone_digits?: number })?.phone_digits === 9)
    expect(await refused('33123457')).toBe('INVALID')
    expect(await refused('331234567')).toBeUndefined()
    expect(code(await admin.ask('/countries/', sent({ ...fields, iso: 'QB' })))).toEqual([
      409,
      'PLACE_EXISTS',
    ])
    expect(code(await admin.ask('/countries/', sent({ ...fields, iso: 'QC', phone_prefix: '+97' })))).toEqual(
      [400, 'PHONE_PREFIX_AMBIGUOUS'],
    )
    const removed = await admin.ask(`/countries/${id}/remove/`, sent({ revision: 2, reason: 'closed' }))
    expect(removed.status).toBe(200)
    await waitUntil(async () => (await rule()) === undefined)
  })

  test('a hidden city leaves the shop with its regions, and comes back with them', async () => {
    const city = (await content.ask('/places/city/', newCity('Al Amerat Heights', 'مرتفعات العامرات'))).body
      .data
    const region = await content.ask(
      '/places/region/',
      sent({ parent_id: city.id, name: { en: 'Phase Six', ar: 'المرحلة السادسة' }, ...point }),
    )
    expect(region.status).toBe(200)
    const isShown = async () => [
      (await namesOf(`cities/?province_id=${muscat}&limit=100`)).includes('Al Amerat Heights'),
      (await namesOf(`region/?city_id=${city.id}`)).includes('Phase Six'),
    ]
    await waitUntil(async () => (await isShown()).every(Boolean))
    const hide = (revision: number, is_active: boolean) =>
      content.ask(`/places/city/${city.id}/active/`, sent({ revision, is_active }))
    expect((await hide(1, false)).body.data).toMatchObject({ is_active: false, revision: 2 })
    await waitUntil(async () => !(await isShown()).some(Boolean))
    expect((await hide(2, true)).status).toBe(200)
    await waitUntil(async () => (await isShown()).every(Boolean))
  })

  test('the order of a state’s cities is that of the shop; one of another list is refused', async () => {
    const list = async () =>
      (await content.ask(`/places/?kind=city&parent_id=${muscat}&limit=200`)).body.data.map(
        ({ id }: { id: number }) => id,
      ) as number[]
    const turned = (await list()).reverse()
    const ordered = await content.ask('/places/city/order/', sent({ parent_id: muscat, ids: turned }))
    expect(ordered.status).toBe(200)
    expect(await list()).toEqual(turned)
    await waitUntil(async () => (await shown(`cities/?province_id=${muscat}&limit=100`))[0]?.id === turned[0])
    for (const ids of [turned.slice(1), [...turned, 9999], turned.map(() => turned[0])])
      expect(code(await content.ask('/places/city/order/', sent({ parent_id: muscat, ids })))).toEqual([
        409,
        'ORDER_OUTDATED',
      ])
  })

  test('of two who edit one at the same instant one is told who was first', async () => {
    const city = (await content.ask('/places/city/', newCity('Barka Hills', 'تلال بركاء'))).body.data
    const changes = ['One', 'Two'].map((en) => sent({ revision: 1, name: { en, ar: 'تلال' }, ...point }))
    const answers = await atOnce(changes, (change) => content.ask(`/places/city/${city.id}/`, change, put))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { revision: 2 },
      changed_by: 'content',
      changed_at: expect.any(String),
    })
  })

  test('of two who add the same place at the same instant one does', async () => {
    const answers = await atOnce([newCity('Yiti', 'يتي'), newCity('Yiti', 'يتي')], (body) =>
      content.ask('/places/city/', body),
    )
    expect(answers.map(code).sort()).toEqual([
      [200, undefined],
      [409, 'PLACE_EXISTS'],
    ])
  })

  test('what something lies in or refers to is not deleted; a place that is added at the same instant keeps its city', async () => {
    const state = await admin.ask(`/places/state/${muscat}/remove/`, sent({ revision: 1, reason: 'no' }))
    expect(code(state)).toEqual([409, 'PLACE_DEFAULT'])
    expect(code(await admin.ask('/places/state/13/remove/', sent({ revision: 1, reason: 'no' })))).toEqual([
      409,
      'PLACE_USED',
    ])
    expect(code(await admin.ask(`/countries/${oman}/remove/`, sent({ revision: 1, reason: 'no' })))).toEqual([
      409,
      'PLACE_DEFAULT',
    ])
    const city = (await content.ask('/places/city/', newCity('Qantab', 'قنتب'))).body.data
    const [added, removed] = await atOnce(['add', 'remove'], (what) =>
      what === 'add'
        ? content.ask(
            '/places/region/',
            sent({ parent_id: city.id, name: { en: 'Bay', ar: 'خليج' }, ...point }),
          )
        : content.ask(`/places/city/${city.id}/remove/`, sent({ revision: 1, reason: 'twice' })),
    )
    expect([added?.status, removed?.status].sort()).toEqual(added?.status === 200 ? [200, 409] : [200, 404])
  })

  test('an address keeps its region, a prefix of customers stays', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`SELECT min(id) AS id FROM regions`)
    const region = rows[0]?.id ?? 0
    await shop.deps.db.execute(sql`INSERT INTO customers (phone) VALUES ('+905551112233')`)
    await shop.deps.db.execute(sql`
      INSERT INTO customer_addresses (customer_id, slot, street_address_1, country, region_id)
      SELECT id, 1, 'Way 1', 'TR', ${region} FROM customers WHERE phone = '+905551112233'`)
    expect(
      code(await content.ask(`/places/region/${region}/remove/`, sent({ revision: 1, reason: 'no' }))),
    ).toEqual([409, 'PLACE_USED'])
    const countries = (await admin.ask('/places/?kind=country')).body.data as { id: number; iso: string }[]
    const turkey = countries.find(({ iso }) => iso === 'TR')?.id
    expect(
      code(await admin.ask(`/countries/${turkey}/remove/`, sent({ revision: 1, reason: 'no' }))),
    ).toEqual([409, 'PHONE_PREFIX_USED'])
    const { name, ...rest } = (await admin.ask(`/places/country/${turkey}/`)).body.data
    const { iso, phone_digits, is_active, revision } = rest
    const moved = { name, iso, phone_digits, is_active, revision, phone_prefix: '+91' }
    expect(code(await admin.ask(`/countries/${turkey}/`, sent(moved), put))).toEqual([
      409,
      'PHONE_PREFIX_USED',
    ])
    expect(await refusalOf(shop.deps.db.execute(sql`DELETE FROM regions WHERE id = ${region}`))).toContain(
      'region',
    )
  })

  test('is found by a part of its name in either language, with the places it lies in, page by page', async () => {
    const found = await manager.ask(`/places/?search=${encodeURIComponent('خوير')}`)
    expect(found.body.data[0]).toMatchObject({ kind: 'region', name: { en: 'Al Khuwair' } })
    expect(found.body.data[0].path).toHaveLength(3)
    const first = await manager.ask('/places/?kind=region&limit=5')
    const second = await manager.ask(`/places/?kind=region&limit=5&after=${first.body.page.after}`)
    const ids = [...first.body.data, ...second.body.data].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(10)
    expect(first.body.page.is_exact).toBe(true)
    expect(code(await manager.ask('/places/?after=nonsense'))).toEqual([400, 'INVALID'])
  })

  test('who only reads changes nothing; countries are for those who set up the shop', async () => {
    expect((await manager.ask('/places/city/', newCity('Nowhere', 'لا مكان'))).status).toBe(403)
    const country = {
      name: { en: 'X', ar: 'س' },
      iso: 'XX',
      phone_prefix: '+888',
      phone_digits: 8,
      is_active: false,
    }
    expect((await content.ask('/countries/', sent(country))).status).toBe(403)
    expect(
      code(
        await content.ask('/places/city/', sent({ parent_id: 99999, name: { en: 'A', ar: 'أ' }, ...point })),
      ),
    ).toEqual([404, 'NOT_FOUND'])
    const state = { parent_id: oman, name: { en: 'B', ar: 'ب' }, ...point }
    expect(code(await content.ask('/places/state/', sent(state)))).toEqual([400, 'REQUIRED'])
  })
})
