import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { seedCars } from '../../use-cases/seed-cars.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let support: Session
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  support = await signInStaff(shop, await makeMember(shop, 'support'))
})
afterAll(() => shop.close())

let made = 0
const sent = (change: object = {}) => ({ key: `key-${process.pid}-${++made}`, ...change })
const put = { method: 'PUT' } as const
const code = (answer: { status: number; body: { errors?: { code: string }[] } }) => [
  answer.status,
  answer.body.errors?.[0]?.code,
]
const get = async (path: string, language = 'en') =>
  (await shop.app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': language } })).json()
const fitment = {
  year_from: 2020,
  year_to: 2022,
  oil_grades: ['5W-30'],
  oil_millilitres: 4200,
  tyre_sizes: ['215/60R17'],
  tyre_count: 4,
  battery_ah: [60],
}
const names = (en: string, ar = 'سيارة') => ({ name: { en, ar } })
const makeBrand = async (en: string) =>
  (await content.ask('/cars/brands/', sent(names(en)))).body.data.id as number
const makeModel = async (brand_id: number, en: string, fitments: object[] = [fitment]) =>
  (await content.ask('/cars/models/', sent({ brand_id, ...names(en), type: 'passenger', fitments }))).body
    .data

describe('[OPS-19] operators manage car types, brands and models', () => {
  test('a new brand with a model is chosen from in the shop within a moment, in both languages', async () => {
    const brand = await content.ask('/cars/brands/', sent({ name: { en: 'Jetour', ar: 'جيتور' } }))
    expect(brand.body.data).toMatchObject({ slug: 'jetour', models: 0, revision: 1 })
    const model = await makeModel(brand.body.data.id, 'Dashing')
    expect(model).toMatchObject({ slug: 'dashing', type: 'passenger', fitments: [fitment], revision: 1 })
    const brands = async (type: string, language?: string) =>
      (await get(`cars/load_cars_brand/?type=${type}&limit=100`, language)).data.map(
        ({ name }: { name: string }) => name,
      )
    await waitUntil(async () => (await brands('passenger')).includes('Jetour'))
    expect(await brands('passenger', 'ar')).toContain('جيتور')
    expect(await brands('commercial')).not.toContain('Jetour')
    const { name, fitments } = model
    await content.ask(
      `/cars/models/${model.id}/`,
      sent({ revision: 1, name, fitments, type: 'commercial' }),
      put,
    )
    await waitUntil(async () => (await brands('commercial')).includes('Jetour'))
    expect(await brands('passenger')).not.toContain('Jetour')
    const { rows } = await shop.deps.db.execute(
      sql`SELECT action, before, after FROM operator_changes WHERE subject_kind = 'car-model' AND subject_id = ${String(model.id)} ORDER BY id`,
    )
    expect(rows).toEqual([
      expect.objectContaining({ action: 'cars.create-model', before: {} }),
      { action: 'cars.edit-model', before: { type: 'passenger' }, after: { type: 'commercial' } },
    ])
  })

  test('what fits which car follows its fitments', async () => {
    const model = await makeModel(await makeBrand('Fitter'), 'One')
    const car = async () => (await get(`cars/car-detail/?car_id=${model.id}&year=2021`)).data
    await waitUntil(async () => (await car())?.takes?.tyre_sizes?.[0] === '215/60R17')
    expect(await car()).toMatchObject({ takes: { oil_litres: 4.2, oil_grades: ['5W-30'], battery_ah: [60] } })
    const { name, type } = model
    const other = { ...fitment, tyre_sizes: ['265/65R17'], oil_millilitres: 5800 }
    const fitments = [other, { ...fitment, year_from: 2023, year_to: null }]
    await content.ask(`/cars/models/${model.id}/`, sent({ revision: 1, name, type, fitments }), put)
    await waitUntil(async () => (await car())?.takes?.tyre_sizes?.[0] === '265/65R17')
    expect((await get(`cars/car-detail/?car_id=${model.id}&year=2019`)).data.takes).toBeNull()
    expect((await get(`cars/car-detail/?car_id=${model.id}&year=2025`)).data.takes.oil_litres).toBe(4.2)
  })

  test('two fitments of one year are refused by the database itself, and nothing of the save is kept', async () => {
    const model = await makeModel(await makeBrand('Overlap'), 'Two')
    const { name, type } = model
    const overlapping = [
      [fitment, { ...fitment, year_from: 2022, year_to: null }],
      [
        { ...fitment, year_to: null },
        { ...fitment, year_from: 2030, year_to: 2031 },
      ],
      [fitment, fitment],
    ]
    for (const fitments of overlapping)
      expect(
        code(
          await content.ask(`/cars/models/${model.id}/`, sent({ revision: 1, name, type, fitments }), put),
        ),
      ).toEqual([400, 'FITMENTS_OVERLAP'])
    expect((await content.ask(`/cars/models/${model.id}/`)).body.data).toEqual(model)
    const insert = shop.deps.db.execute(sql`
      INSERT INTO car_fitments (model_id, year_from, year_to, oil_grades, oil_millilitres, tyre_sizes, battery_ampere_hours)
      VALUES (${model.id}, 2021, 2025, '{}', 4000, '{}', '{}')`)
    expect(await refusalOf(insert)).toBe('car_fitments_years_apart')
  })

  test('of two who edit one at the same instant one is told who was first; sent twice it is done once', async () => {
    const { id, name, type, fitments } = await makeModel(await makeBrand('Racer'), 'Three')
    const changes = ['A', 'B'].map((en) => sent({ revision: 1, name: { ...name, en }, type, fitments }))
    const answers = await atOnce(changes, (change) => content.ask(`/cars/models/${id}/`, change, put))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { revision: 2 },
      changed_by: 'content',
    })
    const won = answers.findIndex(({ status }) => status === 200)
    const again = await content.ask(`/cars/models/${id}/`, changes[won], put)
    expect(again.body).toEqual(answers[won]?.body)
  })

  test('what others refer to is not deleted; what was deleted does not come back at the next start', async () => {
    const brand = await makeBrand('Gone')
    const model = await makeModel(brand, 'Four')
    const remove = (path: string) =>
      content.ask(`/cars/${path}/remove/`, sent({ revision: 1, reason: 'wrong' }))
    expect(code(await remove(`brands/${brand}`))).toEqual([409, 'CAR_USED'])
    await shop.deps.db.execute(sql`INSERT INTO customers (phone) VALUES ('+96892345671')`)
    await shop.deps.db.execute(sql`INSERT INTO customer_cars (customer_id, model_id, year, slot)
      SELECT id, ${model.id}, 2021, 1 FROM customers WHERE phone = '+96892345671'`)
    expect(code(await remove(`models/${model.id}`))).toEqual([409, 'CAR_USED'])
    await shop.deps.db.execute(sql`DELETE FROM customer_cars WHERE model_id = ${model.id}`)
    expect((await remove(`models/${model.id}`)).status).toBe(200)
    expect((await remove(`brands/${brand}`)).status).toBe(200)
    expect((await content.ask(`/cars/brands/${brand}/`)).status).toBe(404)
    const known = (await content.ask('/cars/brands/?search=lexus')).body.data[0]
    for (const { id } of (await content.ask(`/cars/models/?brand_id=${known.id}&limit=200`)).body.data) {
      await shop.deps.db.execute(sql`DELETE FROM customer_cars WHERE model_id = ${id}`)
      expect((await remove(`models/${id}`)).status).toBe(200)
    }
    expect((await remove(`brands/${known.id}`)).status).toBe(200)
    await shop.deps.db.transaction((tx) => seedCars(tx))
    expect((await content.ask('/cars/brands/?search=lexus')).body.data).toEqual([])
  })

  test('models are found by name, brand and type, page by page', async () => {
    const toyota = (await support.ask('/cars/brands/?search=toyota')).body.data[0]
    expect(toyota.models).toBeGreaterThan(3)
    const first = await support.ask(`/cars/models/?brand_id=${toyota.id}&limit=2`)
    const second = await support.ask(
      `/cars/models/?brand_id=${toyota.id}&limit=2&after=${first.body.page.after}`,
    )
    const found = [...first.body.data, ...second.body.data].map(
      ({ name }: { name: { en: string } }) => name.en,
    )
    expect(found).toEqual(found.toSorted())
    expect(new Set(found).size).toBe(4)
    expect(first.body.page.total).toBe(toyota.models)
    const arabic = await support.ask(`/cars/models/?search=${encodeURIComponent('تويوتا')}&type=commercial`)
    expect(arabic.body.data.every(({ type }: { type: string }) => type === 'commercial')).toBe(true)
    expect(code(await support.ask('/cars/models/?after=nonsense'))).toEqual([400, 'INVALID'])
  })

  test('who only reads changes nothing; an unknown brand and a doubled name are refused', async () => {
    expect((await support.ask('/cars/brands/', sent(names('Nope')))).status).toBe(403)
    const model = { ...names('Lost'), type: 'passenger', fitments: [] }
    expect(code(await content.ask('/cars/models/', sent({ brand_id: 99999, ...model })))).toEqual([
      404,
      'NOT_FOUND',
    ])
    const answers = await atOnce([sent(names('Twin')), sent(names('Twin'))], (body) =>
      content.ask('/cars/brands/', body),
    )
    expect(answers.map(code).sort()).toEqual([
      [200, undefined],
      [409, 'CAR_EXISTS'],
    ])
    expect(
      (
        await content.ask(
          '/cars/models/',
          sent({ brand_id: 1, ...model, fitments: [{ ...fitment, year_to: 2010 }] }),
        )
      ).status,
    ).toBe(400)
  })
})
