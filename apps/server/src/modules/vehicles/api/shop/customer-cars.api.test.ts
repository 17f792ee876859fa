import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { maxSavedCars } from '@warsha/contract/vehicles/vehicles.constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../../modules.ts'
import { findCarId } from '../../samples/find-car-id.ts'

let shop: TestApp
let hilux: number
let patrol: number
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, testCallers] })
  const { db } = shop.deps
  await db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')
    ON CONFLICT DO NOTHING`)
  hilux = await findCarId(db, 'toyota', 'hilux')
  patrol = await findCarId(db, 'nissan', 'patrol')
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM customer_cars`))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function send(method: Method, path: string, body?: object, caller: CallerName = 'customer') {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/cars/user-car/${path}`,
    headers: { 'accept-language': 'en', ...credentialsOf(caller) },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}

describe('cars/user-car/', () => {
  test('[REST-20] [REST-21] [CARS-02] a car is saved with car_id and year, and listed', async () => {
    expect((await send('GET', '')).body.data).toEqual([])
    const added = await send('POST', '', { car_id: hilux, year: 2019 })
    expect(added.status).toBe(201)
    expect(added.body.data).toMatchObject({ car_id: hilux, year: 2019, name: 'Hilux', brand: 'Toyota' })
    const { body } = await send('GET', '')
    expect(body.data).toEqual([added.body.data])
    expect(atob(body.data[0].id)).toMatch(/^UserCar:[\da-f-]{36}$/)
  })

  test('[REST-22] a car is changed', async () => {
    const { id } = (await send('POST', '', { car_id: hilux, year: 2019 })).body.data
    const changed = await send('PUT', `${id}/`, { car_id: patrol, year: 2021 })
    expect(changed.body.data).toMatchObject({ id, car_id: patrol, year: 2021, name: 'Patrol' })
    expect((await send('GET', '')).body.data).toEqual([changed.body.data])
  })

  test('[REST-23] a car is removed, once', async () => {
    const { id } = (await send('POST', '', { car_id: hilux, year: 2019 })).body.data
    expect(await send('DELETE', `${id}/`)).toEqual({ status: 204, body: null })
    expect((await send('DELETE', `${id}/`)).status).toBe(404)
    expect((await send('GET', '')).body.data).toEqual([])
  })

  test('[CARS-08] cars of others are not found, whatever is asked of them', async () => {
    const { id } = (await send('POST', '', { car_id: hilux, year: 2019 })).body.data
    const body = { car_id: patrol, year: 2021 }
    expect((await send('PUT', `${id}/`, body, 'other customer')).status).toBe(404)
    expect((await send('PUT', `${id}/`, {}, 'other customer')).status).toBe(404)
    expect((await send('DELETE', `${id}/`, undefined, 'other customer')).status).toBe(404)
    expect((await send('GET', '', undefined, 'other customer')).body.data).toEqual([])
    expect((await send('GET', '')).body.data[0]).toMatchObject({ id, car_id: hilux })
    for (const unknown of ['1', 'x', toGlobalId('UserCar', 1), toGlobalId('User', crypto.randomUUID())]) {
      expect((await send('DELETE', `${unknown}/`)).status).toBe(404)
    }
  })

  test('[CARS-08] [REST-76] visitors are told to sign in', async () => {
    expect((await send('GET', '', undefined, 'visitor')).status).toBe(401)
    expect((await send('POST', '', { car_id: hilux, year: 2019 }, 'visitor')).status).toBe(401)
  })

  test.each([
    ['a year before cars', { year: 1949 }, 'CAR_YEAR_INVALID'],
    ['a year to come', { year: Number(muscatDate(new Date()).slice(0, 4)) + 2 }, 'CAR_YEAR_INVALID'],
    ['half a year', { year: 2019.5 }, 'CAR_YEAR_INVALID'],
    ['a car that there is not', { car_id: 999_999 }, 'CAR_UNKNOWN'],
    ['no id at all', { car_id: 'x' }, 'CAR_UNKNOWN'],
    ['no year', { year: undefined }, 'REQUIRED'],
  ])('[CARS-06] %s is refused', async (_case, change, code) => {
    const answer = await send('POST', '', { car_id: hilux, year: 2019, ...change })
    expect([answer.status, answer.body.errors[0].code]).toEqual([400, code])
    expect((await send('GET', '')).body.data).toEqual([])
  })

  test('[REST-77] the same car twice is refused, added or changed into', async () => {
    await send('POST', '', { car_id: hilux, year: 2019 })
    const again = await send('POST', '', { car_id: hilux, year: 2019 })
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'CAR_ALREADY_SAVED'])
    const { id } = (await send('POST', '', { car_id: hilux, year: 2020 })).body.data
    expect((await send('PUT', `${id}/`, { car_id: hilux, year: 2019 })).status).toBe(409)
  })

  test('thirty at once leave as many cars as fit, and clear refusals', async () => {
    const years = Array.from({ length: 30 }, (_, index) => 1990 + index)
    const answers = await Promise.all(years.map((year) => send('POST', '', { car_id: hilux, year })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxSavedCars)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ body }) => body.errors[0].code))).toEqual(new Set(['CARS_FULL']))
    expect((await send('GET', '')).body.data).toHaveLength(maxSavedCars)
  })
})
