import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { findCarId } from '../../samples/find-car-id.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function get(path: string, locale = 'en') {
  const answer = await shop.app.inject({
    url: `/api/v1/cars/${path}`,
    headers: { 'accept-language': locale },
  })
  return { status: answer.statusCode, body: answer.json() }
}

type Named = { id: number; slug: string; name: string; type: string }

describe('cars/load_cars_brand/', () => {
  test('[REST-24] [CARS-04] brands depend on the type and come in the language of the caller', async () => {
    const passenger = await get('load_cars_brand/?type=passenger&limit=100')
    const commercial = await get('load_cars_brand/?type=commercial&limit=100')
    const slugs = ({ body }: typeof passenger) => body.data.map(({ slug }: Named) => slug)
    expect(slugs(passenger)).toContain('lexus')
    expect(slugs(commercial)).toContain('isuzu')
    expect(slugs(commercial)).not.toContain('lexus')
    expect(slugs(passenger)).not.toContain('isuzu')
    const arabic = await get('load_cars_brand/?type=commercial&limit=100', 'ar')
    expect(arabic.body.data.find(({ slug }: Named) => slug === 'toyota').name).toBe('تويوتا')
  })

  test('an unknown type is refused', async () => {
    expect((await get('load_cars_brand/?type=boat')).status).toBe(400)
  })
})

describe('cars/load_cars/', () => {
  test('[REST-25] [CARS-04] models depend on the brand', async () => {
    const brands = await get('load_cars_brand/?limit=100')
    const toyota = brands.body.data.find(({ slug }: Named) => slug === 'toyota')
    const { status, body } = await get(`load_cars/?brand_id=${toyota.id}`)
    expect(status).toBe(200)
    expect(body.data.map(({ name }: Named) => name)).toContain('Hilux')
    expect(body.data.map(({ name }: Named) => name)).not.toContain('Patrol')
    const commercial = await get(`load_cars/?brand_id=${toyota.id}&type=commercial`)
    expect(new Set(commercial.body.data.map(({ type }: Named) => type))).toEqual(new Set(['commercial']))
    expect((await get('load_cars/?brand_id=999999')).body.data).toEqual([])
    expect((await get('load_cars/')).status).toBe(400)
  })
})

describe('cars/car-detail/', () => {
  test('says what the car takes in its year, and nothing about a year it does not know', async () => {
    const id = await findCarId(shop.deps.db, 'toyota', 'hilux')
    expect((await get(`car-detail/?car_id=${id}&year=2019`, 'ar')).body.data).toEqual({
      car_id: id,
      year: 2019,
      name: 'هايلكس',
      brand_id: expect.any(Number),
      brand: 'تويوتا',
      type: 'commercial',
      takes: {
        oil_grades: ['5W-30', '0W-20'],
        oil_litres: 5.8,
        tyre_sizes: ['225/70R17', '265/65R17', '265/60R18'],
        tyre_count: 4,
        battery_ah: [70, 75],
      },
    })
    expect((await get(`car-detail/?car_id=${id}&year=1990`)).body.data.takes).toBeNull()
  })

  test('[CARS-06] a year that no car is of is refused, and so is a car that there is not', async () => {
    const id = await findCarId(shop.deps.db, 'toyota', 'hilux')
    const next = Number(muscatDate(new Date()).slice(0, 4)) + 2
    for (const year of ['1949', String(next), '19', 'x']) {
      expect((await get(`car-detail/?car_id=${id}&year=${year}`)).status).toBe(400)
    }
    expect((await get('car-detail/?car_id=999999&year=2019')).body.errors[0].code).toBe('CAR_UNKNOWN')
  })

  test('warm questions need no statement', async () => {
    await get('load_cars_brand/')
    const statements = await shop.deps.connection.statementsOf(async () => {
      await get('load_cars_brand/?type=passenger')
    })
    expect(statements).toBe(0)
  })
})
