import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let admin: Session
let manager: Session
beforeAll(async () => {
  shop = await buildTestApp()
  admin = await signInStaff(shop, await makeMember(shop, 'administrator'))
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
})
afterAll(() => shop.close())

let made = 0
const put = { method: 'PUT' } as const
const body = (change: object = {}) => ({
  key: `warehouses-${process.pid}-${++made}`,
  slug: 'rusayl',
  name: { en: 'Rusayl', ar: 'الرسيل' },
  is_central: false,
  state_id: 11,
  street_address: 'Way 4, Rusayl',
  city: 'Muscat',
  country_code: 'OM',
  phone: '',
  is_active: true,
  ...change,
})
const code = ({ status, body: read }: Awaited<ReturnType<Session['ask']>>) => [
  status,
  read.errors?.[0]?.code,
  read.errors?.[0]?.field,
]
const shelfOf = async (centre: number): Promise<number> =>
  (await admin.ask(`/service-centres/${centre}/`)).body.data.warehouse_id

describe('warehouses', () => {
  test('one is made, edited and deleted, each with an entry in the log; sent twice it is made once', async () => {
    const sent = body()
    const created = await admin.ask('/warehouses/', sent)
    expect(created.status).toBe(200)
    expect((await admin.ask('/warehouses/', sent)).body).toEqual(created.body)
    const { id, revision } = created.body.data
    const edited = await admin.ask(`/warehouses/${id}/`, body({ revision, city: ' Seeb ' }), put)
    expect(edited.body.data).toMatchObject({ city: 'Seeb', revision: 2 })
    const stale = await admin.ask(`/warehouses/${id}/`, body({ revision, city: 'Qurum' }), put)
    expect(code(stale).slice(0, 2)).toEqual([409, 'VERSION_CONFLICT'])
    const key = body().key
    expect((await admin.ask(`/warehouses/${id}/delete/`, { key, revision: 2 })).status).toBe(200)
    expect((await admin.ask(`/warehouses/${id}/`)).status).toBe(404)
    const { rows } = await shop.deps.db.execute(sql`
      SELECT action FROM operator_changes WHERE subject_kind = 'warehouse' AND subject_id = ${String(id)} ORDER BY id`)
    expect(rows.map(({ action }) => action)).toEqual([
      'warehouses.create',
      'warehouses.edit',
      'warehouses.delete',
    ])
  })

  test('of two with the same address one is made, and a place is needed unless it is central', async () => {
    const answers = await atOnce([1, 2], () => admin.ask('/warehouses/', body({ slug: 'twice' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(code(await admin.ask('/warehouses/', body({ slug: 'lost', state_id: null })))).toEqual([
      400,
      'REQUIRED',
      'state_id',
    ])
    const unknown = await admin.ask('/warehouses/', body({ slug: 'lost', state_id: 99_999 }))
    expect(code(unknown).slice(1)).toEqual(['INVALID', 'state_id'])
  })

  test('one with stock or a centre stays', async () => {
    const id = await shelfOf(1)
    const { revision } = (await admin.ask(`/warehouses/${id}/`)).body.data
    const refused = await admin.ask(`/warehouses/${id}/delete/`, { key: body().key, revision })
    expect(code(refused).slice(0, 2)).toEqual([409, 'IN_USE'])
    const uses = (await admin.ask(`/warehouses/${id}/uses/`)).body.data as { kind: string }[]
    expect(uses.map(({ kind }) => kind)).toContain('service_centres')
  })

  test('a manager reads those of the own centres and changes none', async () => {
    const [own, foreign] = [await shelfOf(1), await shelfOf(2)]
    expect((await manager.ask(`/warehouses/${own}/`)).status).toBe(200)
    expect((await manager.ask(`/warehouses/${foreign}/`)).status).toBe(404)
    const listed = (await manager.ask('/warehouses/')).body.data as { id: number }[]
    expect(listed.map(({ id }) => id)).toEqual([own])
    expect((await manager.ask('/warehouses/', body({ slug: 'mine' }))).status).toBe(403)
  })
})

describe('service types and kinds of centres', () => {
  const type = (change: object = {}) => ({
    key: body().key,
    slug: 'polish',
    name: { en: 'Polishing', ar: 'تلميع' },
    position: 50,
    service_type: 'service',
    category_ids: [1],
    ...change,
  })

  test('a service type is made for categories that there are, and stays while a centre offers it', async () => {
    expect(code(await admin.ask('/service-types/', type({ category_ids: [99_999] }))).slice(1)).toEqual([
      'INVALID',
      'category_ids',
    ])
    const { id, revision } = (await admin.ask('/service-types/', type())).body.data
    const edited = await admin.ask(
      `/service-types/${id}/`,
      type({ revision, category_ids: [1, 1, 2], service_type: 'delivery' }),
      put,
    )
    expect(edited.body.data).toMatchObject({ category_ids: [1, 2], service_type: 'service', revision: 2 })
    const of = async (path: string) => (await admin.ask(path)).body.data.revision as number
    const offered = { key: body().key, revision: await of('/service-types/1/') }
    expect(code(await admin.ask('/service-types/1/delete/', offered)).slice(0, 2)).toEqual([409, 'IN_USE'])
    const kind = { key: body().key, revision: await of('/centre-types/1/') }
    expect(code(await admin.ask('/centre-types/1/delete/', kind)).slice(0, 2)).toEqual([409, 'IN_USE'])
  })

  test('two editors of one kind of centre: one is told who was first; a manager reads and changes none', async () => {
    const { id, revision } = (await admin.ask('/centre-types/', { ...type({ slug: 'kiosk' }), position: 9 }))
      .body.data
    const answers = await atOnce(['One', 'Two'], (en) =>
      admin.ask(`/centre-types/${id}/`, { ...type({ slug: 'kiosk', revision }), name: { en, ar: en } }, put),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await manager.ask(`/centre-types/${id}/`)).status).toBe(200)
    expect((await manager.ask('/centre-types/', type({ slug: 'mine' }))).status).toBe(403)
  })
})
