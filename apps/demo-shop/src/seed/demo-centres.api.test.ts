import { buildTestApp, type TestApp } from '@warsha/server/testing/test-app.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { omanHolidays } from '../booking/public-holidays.ts'

type Centre = {
  id: number
  address: { location_address: { latitude: number; longitude: number } }
  stock_type: string
  schedules: { shifts: object[] }[]
}
type Shift = { hour_type: string; available_shifts: object[] }
type Day = { delivery_date: string; is_holiday: boolean; shifts: Record<string, Shift> }
type Bookable = Centre & { earliest: string | null; dates: Day[] }

const muscat = 11

let shop: TestApp
let oil: number
let places: number[]
beforeAll(async () => {
  shop = await buildTestApp()
  oil = await engineOil()
  const countries = await get<{ id: number }[]>('locations/countries/')
  const states = await Promise.all(countries.map(({ id }) => placesOf(id)))
  places = states.flat()
})
afterAll(() => shop.close())

describe('the centres of the demo shop', () => {
  test('[DATA-02] are twelve or more, each with a position and a schedule', async () => {
    const lists = await Promise.all(
      places.map((id) => get<Centre[]>(`service_center/?state_id=${id}&limit=100`)),
    )
    const centres = lists.flat()
    expect(new Set(centres.map(({ id }) => id)).size).toBeGreaterThanOrEqual(12)
    for (const { id, address, schedules } of centres) {
      const { latitude, longitude } = address.location_address
      // Oman and the Emirates.
      expect(latitude > 16 && latitude < 27 && longitude > 51 && longitude < 60, `position of ${id}`).toBe(
        true,
      )
      expect(
        schedules.some(({ shifts }) => shifts.length > 0),
        `schedule of ${id}`,
      ).toBe(true)
    }
  })

  test('[DATA-02] have goods of their own or from the warehouse, normal and happy hours, and some have no free hour', async () => {
    const centres = await bookableIn(muscat)
    expect(new Set(centres.map(({ stock_type }) => stock_type))).toEqual(new Set(['center', 'warehouse']))
    const isFree = centres.map(({ earliest }) => earliest !== null)
    expect(isFree).toContain(true)
    expect(isFree).toContain(false)
    const days = (await Promise.all(centres.map(({ id }) => daysOf(id)))).flat()
    const shifts = days.flatMap((day) => Object.values(day.shifts))
    expect(new Set(shifts.map(({ hour_type }) => hour_type))).toEqual(new Set(['normal', 'happy']))
    const full = centres.find(({ earliest }) => earliest === null)
    const hours = (await daysOf(full?.id ?? 0)).flatMap((day) => Object.values(day.shifts))
    expect(hours.flatMap(({ available_shifts }) => available_shifts)).toEqual([])
  })

  test('[DATA-02] are closed on the holidays of their country, and on those days alone for that reason', async () => {
    const days = await daysOf((await bookableIn(muscat))[0]?.id ?? 0)
    expect(days).toHaveLength(14)
    const year = Number(days[0]?.delivery_date.slice(0, 4))
    const calendar = new Set([...omanHolidays(year), ...omanHolidays(year + 1)].map(({ date }) => date))
    for (const { delivery_date, is_holiday, shifts } of days) {
      expect(is_holiday, delivery_date).toBe(calendar.has(delivery_date))
      if (is_holiday) expect(shifts).toEqual({})
    }
    const { rows } = await shop.deps.db.execute<{ day: string }>(
      sql`SELECT date::text AS day FROM holidays WHERE country_id = 1 AND date >= ${days[0]?.delivery_date}`,
    )
    // On the last evening of a year the first day that can be booked is in the next one.
    const known = new Set(rows.map(({ day }) => day))
    expect([...known].filter((day) => !calendar.has(day))).toEqual([])
    const thisYear = [...calendar].filter(
      (day) => day >= (days[0]?.delivery_date ?? '') && day.startsWith(`${year}-`),
    )
    expect(thisYear.filter((day) => !known.has(day))).toEqual([])
  })
})

async function get<Data>(path: string): Promise<Data> {
  const answer = await shop.app.inject({ url: `/api/v1/${path}` })
  expect(answer.statusCode, path).toBe(200)
  return answer.json().data
}

async function placesOf(countryId: number): Promise<number[]> {
  const states = await get<{ id: number }[]>(`locations/states/?country_id=${countryId}`)
  return states.map(({ id }) => id)
}

async function book<Data>(change: object): Promise<Data> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/service_center/delivery-service-centers/',
    payload: { state_id: muscat, product_id: oil, service_type: 'service', quantity: 1, ...change },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const bookableIn = (state_id: number) => book<Bookable[]>({ state_id })

const daysOf = async (service_center_id: number) => (await book<Bookable>({ service_center_id })).dates

async function engineOil(): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ id: number }>(sql`
    SELECT products.id FROM products JOIN product_variants ON product_id = products.id
      JOIN stocks ON variant_id = product_variants.id AND warehouse_id = 101
    WHERE on_hand > 5 AND kind = 'goods' AND category_id IN (
      SELECT id FROM categories WHERE slug = 'engine-oil' OR parent_id = (SELECT id FROM categories WHERE slug = 'engine-oil'))
    ORDER BY products.id LIMIT 1`)
  return rows[0]?.id ?? 0
}
