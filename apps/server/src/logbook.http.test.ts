import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { remindOfServices } from '#modules/notifications/use-cases/remind-of-services.ts'
import { key, orderConsole } from '#modules/orders/api/testing/order-console.ts'
import { type Bought, useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = useOrderShop('91000841')
const desk = orderConsole(shop)

let customerId: number
let modelId: number
beforeAll(async () => {
  const [row] = await shop.rows<{ customer: number; model: number }>(sql`
    SELECT (SELECT id FROM customers WHERE phone = '+96891000841') AS customer, (SELECT min(id) FROM car_models) AS model`)
  customerId = row?.customer ?? 0
  modelId = row?.model ?? 0
  await shop.db().execute(sql`INSERT INTO service_intervals (category_id, months, kilometres)
    SELECT id, 6, 10000 FROM categories WHERE slug = 'engine-oil' ON CONFLICT DO NOTHING`)
})

async function ask(path: string, token: string | null = shop.token()) {
  const answer = await shop.shop().app.inject({
    url: `/api/v1${path}`,
    headers: {
      host: 'localhost',
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  return { status: answer.statusCode, data: answer.json().data }
}

async function finish(order: Bought, body: object = {}) {
  await desk.begin(order)
  const { path, revision, line_id } = await desk.about(order)
  return (await desk.as('centre-staff')).ask(`${path}/came/`, { key: key(), revision, line_id, ...body })
}

const servicesOf = ({ orderId }: Bought) =>
  shop.rows<{ id: number; model: number; year: number; kilometres: number | null }>(sql`
    SELECT id, model_id AS model, year, kilometres FROM car_services WHERE order_id = ${orderId}`)

const written = (order: Bought, count = 1) =>
  waitUntil(async () => (await servicesOf(order)).length === count)

const handled = () =>
  waitUntil(async () => {
    const [row] = await shop.rows<{ open: number }>(sql`SELECT count(*)::integer AS open FROM pgboss.job
      WHERE name LIKE 'events/order.units-recorded/%' AND state IN ('created', 'retry', 'active')`)
    return row?.open === 0
  })

describe('work that is done', () => {
  test('is written for the car that was named at the desk, which becomes one of the customer’s', async () => {
    const order = await shop.buy()
    const car = { car_id: modelId, year: 2019 }
    expect((await finish(order, { kilometres: 42_000, car })).status).toBe(200)
    await written(order)
    expect(await servicesOf(order)).toMatchObject([{ model: modelId, year: 2019, kilometres: 42_000 }])
    const { data } = await ask('/cars/logbook/')
    const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)
    expect(data[0]).toMatchObject({
      ...car,
      done_on: today,
      kilometres: 42_000,
      due_kilometres: 52_000,
      is_due: false,
    })
    expect(data[0].due_on > today).toBe(true)
    expect((await ask('/cars/user-car/')).data).toMatchObject([car])
  })

  test('is written for the car of the booking, and a later one takes its due date', async () => {
    const [saved] = await shop.rows<{ key: string }>(
      sql`SELECT public_id AS key FROM customer_cars WHERE customer_id = ${customerId} ORDER BY id LIMIT 1`,
    )
    const order = await shop.buy()
    await shop.db().execute(sql`UPDATE order_lines SET metadata = metadata || jsonb_build_object('car_id',
      ${toGlobalId('UserCar', saved?.key ?? '')}::text) WHERE order_id = ${order.orderId}`)
    await finish(order)
    await written(order)
    const { data } = await ask('/cars/logbook/')
    expect(data).toHaveLength(2)
    expect(data.map(({ due_on }: { due_on: string | null }) => due_on !== null)).toEqual([true, false])
  })

  test('on no car, or missed, is in no logbook; an unknown car is refused', async () => {
    const [nameless, wrong] = [await shop.buy(), await shop.buy()]
    expect((await finish(nameless)).status).toBe(200)
    const answer = await finish(wrong, { car: { car_id: 2_000_000_000, year: 2019 } })
    expect([answer.status, answer.body.errors[0].code]).toEqual([400, 'CAR_UNKNOWN'])
    for (const body of [{ kilometres: -1 }, { kilometres: 1.5 }, { car: { car_id: modelId, year: 1200 } }])
      expect((await finish(wrong, body)).status).toBe(400)
    await handled()
    expect([...(await servicesOf(nameless)), ...(await servicesOf(wrong))]).toEqual([])
  })

  test('at the same instant twice is written once', async () => {
    const order = await shop.buy()
    await desk.begin(order)
    const { path, revision, line_id } = await desk.about(order)
    const body = { revision, line_id, kilometres: 50_000, car: { car_id: modelId, year: 2019 } }
    const answers = await Promise.all(
      ['centre-staff', 'manager', 'administrator'].map(async (role) =>
        (await desk.as(role)).ask(`${path}/came/`, { key: key(), ...body }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    await handled()
    expect(await servicesOf(order)).toHaveLength(1)
  })

  test('is nobody else’s to read', async () => {
    expect((await ask('/cars/logbook/', await shop.signIn('91000842'))).data).toEqual([])
    expect((await ask('/cars/logbook/', null)).status).toBe(401)
  })
})

describe('the reminder', () => {
  const reminders = async () =>
    (await ask('/notification/notif/?limit=100')).data.filter(({ link }: { link: string }) =>
      link?.startsWith('/my-cars/rebook/'),
    )
  const remind = () => remindOfServices(shop.shop().deps)

  test('comes once, two weeks before, for what was not done again, and leads to its booking', async () => {
    await handled()
    await shop.db().execute(sql`UPDATE car_services SET due_on = current_date + 20 WHERE due_on IS NOT NULL`)
    await remind()
    expect(await reminders()).toEqual([])
    await shop.db().execute(sql`UPDATE car_services SET due_on = current_date + 13 WHERE due_on IS NOT NULL`)
    await Promise.all([remind(), remind(), remind()])
    await remind()
    const [told, ...others] = await reminders()
    expect(others).toEqual([])
    const latest = (await ask('/cars/logbook/')).data.find(({ is_due }: { is_due: boolean }) => is_due)
    expect(told.link).toBe(`/my-cars/rebook/${latest.id}`)
  })
})

test('the logbook goes with the account', async () => {
  const token = await shop.signIn('91000843')
  const order = await shop.buy({ as: token })
  await finish(order, { car: { car_id: modelId, year: 2020 } })
  await written(order)
  const [row] = await shop.rows<{ id: number }>(sql`SELECT id FROM customers WHERE phone = '+96891000843'`)
  const { logbookData } = await import('#modules/logbook/use-cases/logbook-data.ts')
  expect(await logbookData.export({ db: shop.db() }, row?.id ?? 0)).toMatchObject({
    services: [{ kilometres: null }],
  })
  await shop.db().transaction((tx) => logbookData.erase(tx, row?.id ?? 0))
  expect(await servicesOf(order)).toEqual([])
})
