import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let oil: number
let fewLeft: { productId: number; units: number }
beforeAll(async () => {
  shop = await buildTestApp()
  oil = await productIn('engine-oil')
  const { rows } = await shop.deps.db.execute<{ productId: number; units: number }>(sql`
    SELECT product_id AS "productId", sum(on_hand - reserved)::int AS units FROM stocks
      JOIN product_variants ON product_variants.id = variant_id
      JOIN products ON products.id = product_id
    WHERE kind = 'goods' AND (SELECT count(*) FROM product_variants v WHERE v.product_id = products.id) = 1
      AND EXISTS (SELECT FROM product_states WHERE product_states.product_id = products.id AND state_id = ${muscat})
    GROUP BY product_id HAVING sum(on_hand - reserved) BETWEEN 1 AND 40 ORDER BY product_id LIMIT 1`)
  fewLeft = rows[0] ?? { productId: 0, units: 0 }
})
afterAll(() => shop.close())

const muscat = 11
const ghala = 1
const qurum = 5
const fromWarehouse = 8

async function productIn(category: string): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    SELECT products.id FROM products JOIN product_variants ON product_id = products.id
      JOIN stocks ON variant_id = product_variants.id AND warehouse_id = 101
    WHERE on_hand > 5 AND category_id IN (
      SELECT id FROM categories WHERE slug = ${category} OR parent_id = (SELECT id FROM categories WHERE slug = ${category}))
      AND kind = 'goods' ORDER BY products.id LIMIT 1`)
  return rows[0]?.id ?? 0
}

async function post(path: string, payload: object, locale = 'en') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { 'accept-language': locale },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const serviceTypes = (products: object[], locale?: string) =>
  post('products/product-service-types/', { state_id: muscat, site: 'hig', products }, locale)

const centres = (more: object, locale?: string) =>
  post(
    'service_center/delivery-service-centers/',
    { state_id: muscat, site: 'hig', product_id: oil, service_type: 'service', quantity: 1, ...more },
    locale,
  )

type Hour = { id: number; start_time: string; end_time: string }
type Shift = {
  hour_type: string
  service_fee: number
  service_fee_variant_id: string | null
  available_shifts: Hour[]
  full_shifts: Hour[]
}
type DateEntry = { delivery_date: string; is_holiday: boolean; shifts: Record<string, Shift> }

describe('products/product-service-types/', () => {
  test('[REST-29] says how each product can be received in the place', async () => {
    const id = toGlobalId('Product', oil)
    const { status, body } = await serviceTypes([{ product_id: id, quantity: 1 }])
    expect(status).toBe(200)
    expect(body.data).toHaveLength(1)
    expect(body.data[0].product_id).toBe(id)
    expect(body.data[0].service_types).toContainEqual({
      service_type: 'service',
      place: 'center',
      name: 'Fitted at a centre',
    })
    const arabic = await serviceTypes([{ product_id: oil }], 'ar')
    expect(arabic.body.data[0].service_types[0].name).toBe('تركيب في المركز')
  })

  test('[REST-67] [UX-27] answers the same options in the same words as product-delivery, of every kind of product', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
      SELECT min(products.id) AS id FROM products JOIN product_states ON product_id = products.id AND state_id = 11
      WHERE kind <> 'fee' GROUP BY category_id ORDER BY 1`)
    for (const locale of ['en', 'ar']) {
      const wordings = new Set<string>()
      for (const { id } of rows) {
        const answer = await serviceTypes([{ product_id: id, quantity: 1 }], locale)
        if (answer.status !== 200) continue
        const delivery = await shop.app.inject({
          url: `/api/v1/sellers/product-delivery/?city_id=11&seller_product_id=${id}&limit=20`,
          headers: { 'accept-language': locale },
        })
        const options = delivery.json().data.map(({ kind: _kind, ...option }: { kind: string }) => option)
        expect(answer.body.data[0].service_types).toEqual(options)
        for (const { name } of options) wordings.add(name)
      }
      expect(wordings.size).toBeGreaterThan(6)
    }
  })

  test('[REST-67] a place without a centre that does it offers nothing', async () => {
    const { db } = shop.deps
    const { rows } = await db.execute<{ centre: number; type: number }>(sql`
      DELETE FROM centre_service_types WHERE venue = 'home' AND centre_id IN (
        SELECT id FROM service_centres WHERE state_id = ${muscat}) RETURNING centre_id AS centre, service_type_id AS type`)
    const restoreHomeService = async () => {
      for (const { centre, type } of rows.splice(0))
        await db.execute(sql`INSERT INTO centre_service_types VALUES (${centre}, ${type}, 'home')`)
    }
    onTestFinished(restoreHomeService)
    expect(rows.length).toBeGreaterThan(0)
    const url = `/api/v1/sellers/product-delivery/?city_id=11&seller_product_id=${oil}`
    await expect
      .poll(async () =>
        (await shop.app.inject({ url })).json().data.map(({ place }: { place: string }) => place),
      )
      .not.toContain('home')
    await restoreHomeService()
    await expect.poll(async () => (await shop.app.inject({ url })).json().data.length).toBe(4)
  })

  test('[REST-30] answers errors per product', async () => {
    const { status, body } = await serviceTypes([
      { product_id: oil, quantity: 1 },
      { product_id: 999_999, quantity: 1 },
    ])
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['999999'])
  })
})

describe('service_center/delivery-service-centers/', () => {
  test('[REST-31] [BOOK-19] lists the centres of the place that do it, with the first free hour of each', async () => {
    const { status, body } = await centres({})
    expect(status).toBe(200)
    const found = body.data.find(({ id }: { id: number }) => id === ghala)
    expect(found).toMatchObject({
      name: 'Ghala Service Centre',
      address: { address: expect.any(String), location_address: { latitude: 23.573, longitude: 58.36 } },
      phone_number: expect.stringMatching(/^\+968/),
      stock_type: 'center',
      dates: [],
      service_types_name: expect.arrayContaining(['Oil change']),
      reviews: { average: 4.5, count: 120 },
      hours: expect.any(String),
      type: 'Service centre',
      earliest: expect.stringMatching(/^20.*Z$/),
    })
    // A tyre shop does nothing with oil.
    expect(body.data.map(({ id }: { id: number }) => id)).not.toContain(2)
  })

  test('[REST-32] [BOOK-21] [BOOK-22] one centre has fourteen days with shifts, fees and hours', async () => {
    const { status, body } = await centres({ service_center_id: ghala })
    expect(status).toBe(200)
    const dates: DateEntry[] = body.data.dates
    expect(dates).toHaveLength(14)
    const open = dates.find(({ shifts }) => Object.keys(shifts).length > 0)
    expect(open).toMatchObject({
      delivery_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      is_holiday: false,
      display_month: expect.any(String),
      display_day: expect.any(String),
      display_name: expect.stringMatching(/day$/),
    })
    const free = dates
      .flatMap(({ shifts }) => Object.values(shifts))
      .flatMap((shift) => shift.available_shifts)
    const { rows } = await shop.deps.db.execute<{ soon: number; taken: number }>(sql`
      SELECT count(*) FILTER (WHERE starts_at < now() + interval '60 minutes')::int AS soon,
        count(*) FILTER (WHERE taken >= capacity)::int AS taken
      FROM slots WHERE id = ANY (${sql.param(free.map(({ id }) => id))}::int[])`)
    expect(rows).toEqual([{ soon: 0, taken: 0 }])
  })

  test('[BOOK-45] fourteen days from the next bookable hour are offered, and no slot that starts in under an hour', async () => {
    const offered = async () => {
      const { body } = await centres({ service_center_id: ghala })
      const dates: DateEntry[] = body.data.dates
      const slots = dates.flatMap(({ shifts }) =>
        Object.values(shifts).flatMap((shift) => shift.available_shifts),
      )
      return { dates, ids: slots.map(({ id }) => id) }
    }
    const { dates, ids } = await offered()
    expect(dates).toHaveLength(14)
    // A slot of the last day is brought forward: whatever the hour of the day is, one is about to start.
    const slotId = ids.at(-1) ?? 0
    const startsAt = (moment: SQL) =>
      shop.asOwner((owner) =>
        owner.execute(sql`UPDATE slots SET starts_at = ${moment},
          delivery_date = ((${moment}) AT TIME ZONE 'Asia/Muscat')::date WHERE id = ${slotId}`),
      )
    const startIn = (minutes: number) => startsAt(sql`now() + ${minutes} * interval '1 minute'`)
    const { rows } = await shop.deps.db.execute<{ startsAt: string }>(
      sql`SELECT starts_at::text AS "startsAt" FROM slots WHERE id = ${slotId}`,
    )
    // Near midnight the hour is one of tomorrow, which may be a holiday.
    const moveHolidays = (days: number) =>
      shop.asOwner((owner) => owner.execute(sql`UPDATE holidays SET date = date + ${days}::integer`))
    await moveHolidays(10_000)
    await startIn(59)
    expect((await offered()).ids).not.toContain(slotId)
    await startIn(62)
    expect((await offered()).ids).toContain(slotId)
    await moveHolidays(-10_000)
    await startsAt(sql`${rows[0]?.startsAt}::timestamptz`)
  })

  test('[BOOK-20] happy hours are named and have their own fee', async () => {
    const { body } = await centres({ service_center_id: ghala })
    const dates: DateEntry[] = body.data.dates
    const shifts = dates.flatMap((date) => Object.entries(date.shifts))
    const feeOf = (name: string) => shifts.find(([each]) => each === name)?.[1]
    expect(feeOf('midday')).toMatchObject({ hour_type: 'happy', service_fee: 0.5 })
    expect(feeOf('morning')).toMatchObject({ hour_type: 'normal', service_fee: 1 })
    expect(feeOf('morning')?.service_fee_variant_id).toMatch(/^[A-Za-z0-9+/=]+$/)
  })

  test('[REST-33] answers 400 with errors per product when stock is insufficient', async () => {
    const { status, body } = await centres({ product_id: fewLeft.productId, quantity: fewLeft.units + 1 })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([String(fewLeft.productId)])
    expect(body.products[0].code).toBe('STOCK_INSUFFICIENT')
  })

  test('[BOOK-43] goods that come from the warehouse are there a day later', async () => {
    const { body } = await centres({ service_center_id: fromWarehouse })
    expect(body.data.stock_type).toBe('warehouse')
    const own = await centres({ service_center_id: ghala })
    expect(own.body.data.stock_type).toBe('center')
    const dayOf = (answer: typeof body) => Date.parse(answer.data.dates[0].delivery_date)
    expect(dayOf(body) - dayOf(own.body)).toBe(86_400_000)
  })

  test('[BOOK-39] ratings are those brought along and those of customers; a new centre has none', async () => {
    const reviewsOf = async (id: number) =>
      (await centres({})).body.data.find((centre: { id: number }) => centre.id === id).reviews
    expect(await reviewsOf(fromWarehouse)).toEqual({ average: null, count: 0, comments: 0 })
    await shop.deps.db.execute(
      sql`INSERT INTO centre_reviews (centre_id, rating) VALUES (${ghala}, 1), (${fromWarehouse}, 4), (${fromWarehouse}, 5)`,
    )
    await expect.poll(() => reviewsOf(fromWarehouse)).toEqual({ average: 4.5, count: 2, comments: 0 })
    expect(await reviewsOf(ghala)).toEqual({ average: 4.5, count: 121, comments: 12 })
    await shop.deps.db.execute(
      sql`INSERT INTO centre_reviews (centre_id, rating) SELECT ${ghala}, 1 FROM generate_series(1, 40)`,
    )
    await expect.poll(() => reviewsOf(ghala)).toEqual({ average: 3.6, count: 161, comments: 12 })
  })

  test('[BOOK-40] at home it is the centre that serves the address; elsewhere in the place another one', async () => {
    const servingAt = async (latitude: number, longitude: number) => {
      const { body } = await centres({
        service_type: 'delivery',
        place: 'home',
        latitude,
        longitude,
      })
      return body.data.map(({ id, distance_km }: { id: number; distance_km: number }) => [
        id,
        distance_km > 5,
      ])
    }
    expect(await servingAt(23.573, 58.36)).toEqual([[ghala, false]])
    expect(await servingAt(23.61, 58.48)).toEqual([[qurum, false]])
    const { body } = await centres({
      service_type: 'delivery',
      place: 'home',
      service_center_id: qurum,
    })
    expect(body.data.dates).toHaveLength(14)
  })

  test('a holiday is marked and named, and it and a closed day have no shifts', async () => {
    const { rows } = await shop.deps.db.execute<{ day: string; closed: string }>(sql`
      INSERT INTO holidays (centre_id, date, name_en, name_ar)
      SELECT ${ghala}, day, 'Stocktaking', 'جرد' FROM (
        SELECT max(delivery_date) AS day FROM slots WHERE centre_id = ${ghala} AND taken < capacity
          AND delivery_date < (now() AT TIME ZONE 'Asia/Muscat')::date + 13) AS last
      RETURNING date::text AS day`)
    const dates: (DateEntry & { holiday_name: string | null })[] = (
      await centres({ service_center_id: ghala })
    ).body.data.dates
    const holiday = dates.find(({ delivery_date }) => delivery_date === rows[0]?.day)
    expect(holiday).toMatchObject({ is_holiday: true, holiday_name: 'Stocktaking' })
    expect(holiday?.shifts).toEqual({})
    // Workshops are closed on Fridays.
    const fridays = dates.filter(({ delivery_date }) => new Date(delivery_date).getUTCDay() === 5)
    expect(fridays.map(({ shifts }) => shifts)).toEqual([{}, {}])
    await shop.deps.db.execute(sql`DELETE FROM holidays WHERE centre_id = ${ghala}`)
  })

  test('a centre that does not do it, or does not exist, is not found', async () => {
    expect((await centres({ service_center_id: 2 })).status).toBe(404)
    expect((await centres({ service_center_id: 99_999 })).status).toBe(404)
    expect((await centres({ service_center_id: 'x' })).status).toBe(404)
  })

  test('each call is one statement', async () => {
    await centres({})
    const { connection } = shop.deps
    const countOf = async (more: object) => {
      return connection.statementsOf(() => centres(more))
    }
    // Models that reload in the background, because a test before changed rows, are not part of the call.
    for (const more of [{}, { service_center_id: ghala }]) await expect.poll(() => countOf(more)).toBe(1)
  })
})
