import { defaultPlace } from '@warsha/contract/constants.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const muscat = defaultPlace.stateId

async function get(path: string, locale = 'en') {
  const answer = await shop.app.inject({
    url: `/api/v1/service_center/${path}`,
    headers: { 'accept-language': locale },
  })
  return { status: answer.statusCode, body: answer.json() }
}

type Named = { id: number; name: string; slug: string; centres: number }

async function idOf(path: string, slug: string): Promise<number> {
  const { body } = await get(path)
  return body.data.find((each: Named) => each.slug === slug).id
}

describe('service_center/types/', () => {
  test('[REST-69] lists what centres of the place are, with their number', async () => {
    const { status, body } = await get(`types/?city_id=${muscat}`)
    expect(status).toBe(200)
    expect(body.data[0]).toEqual({
      id: 1,
      slug: 'service-centre',
      name: 'Service centre',
      centres: expect.any(Number),
    })
    for (const { id, centres } of body.data) {
      const listed = await get(`?type_id=${id}&city_id=${muscat}`)
      expect(listed.body.pagination.total).toBe(centres)
    }
    expect((await get(`types/?city_id=${muscat}`, 'ar')).body.data[0].name).toBe('مركز خدمة')
  })

  test('a place without centres has no types', async () => {
    expect((await get('types/?city_id=2000000')).body.data).toEqual([])
  })
})

describe('service_center/', () => {
  test('[REST-68] [REST-78] lists the centres of a type in a place, the better rated first', async () => {
    const type = await idOf(`types/?city_id=${muscat}`, 'service-centre')
    await shop.deps.db.execute(
      sql`UPDATE service_centres SET imported_rating_sum = 49, imported_rating_count = 10 WHERE id =
        (SELECT max(id) FROM service_centres WHERE type_id = ${type} AND state_id = ${muscat})`,
    )
    await expect
      .poll(async () => {
        const { body } = await get(`?type_id=${type}&state_id=${muscat}`)
        return body.data[0].reviews
      })
      .toEqual({ average: 4.9, count: 10, comments: 0 })
    const { body } = await get(`?type_id=${toGlobalId('CentreType', type)}&city_id=${muscat}`)
    expect(new Set(body.data.map((centre: { type: string }) => centre.type))).toEqual(
      new Set(['Service centre']),
    )
  })

  test('a closed centre is in no list', async () => {
    const { body } = await get(`?city_id=${muscat}`)
    const [{ id }] = body.data
    await shop.deps.db.execute(sql`UPDATE service_centres SET is_active = false WHERE id = ${id}`)
    await expect.poll(async () => (await get(`service-detail/?service_center_id=${id}`)).status).toBe(404)
    expect((await get(`?city_id=${muscat}`)).body.data.map((each: Named) => each.id)).not.toContain(id)
    await shop.deps.db.execute(sql`UPDATE service_centres SET is_active = true WHERE id = ${id}`)
    await expect.poll(async () => (await get(`service-detail/?service_center_id=${id}`)).status).toBe(200)
  })
})

describe('service_center/service-detail/', () => {
  test('[REST-70] [BOOK-19] one centre with address, week, rating and services, in the language of the caller', async () => {
    const { status, body } = await get('service-detail/?service_center_id=1', 'ar')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: 1,
      name: expect.stringMatching(/[\u0600-\u06ff]/),
      address: {
        address: expect.stringMatching(/[\u0600-\u06ff]/),
        location_address: {
          description: expect.any(String),
          latitude: expect.any(Number),
          longitude: expect.any(Number),
        },
      },
      phone_number: expect.stringMatching(/^\+968\d{8}$/),
      stock_type: expect.stringMatching(/^(center|warehouse)$/),
      dates: [],
      reviews: { average: 4.5, count: 120 },
      type: 'مركز خدمة',
    })
    expect(body.data.service_types_name).toContain('تغيير الزيت')
    expect(body.data.schedules).toHaveLength(7)
    expect(body.data.schedules[0].day).toBe('monday')
    expect(body.data.schedules[0].shifts[0]).toEqual({
      start: expect.stringMatching(/^\d\d:\d\d$/),
      end: expect.stringMatching(/^\d\d:\d\d$/),
    })
    expect(body.data.hours).toMatch(/^(\d\d:\d\d-\d\d:\d\d(, )?)*$/)
  })

  test.each(['999999', 'x', ''])('an unknown centre (%s) is refused', async (id) => {
    expect((await get(`service-detail/?service_center_id=${id}`)).status).toBe(id === '999999' ? 404 : 400)
  })
})

describe('service_center/service-types/', () => {
  test('[REST-73] lists what is done in the place, twenty a page', async () => {
    const { status, body } = await get(`service-types/?state_id=${muscat}&page=1`)
    expect(status).toBe(200)
    expect(body.pagination).toMatchObject({ page: 1, limit: 20 })
    expect(body.data[0]).toEqual({
      id: 1,
      slug: 'oil-change',
      name: 'Oil change',
      service_type: 'service',
      centres: expect.any(Number),
    })
    const second = await get(`service-types/?state_id=${muscat}&page=2&limit=5`)
    expect(second.body.data[0]).toEqual(body.data[5])
  })
})

describe('service_center/load-service-centers/', () => {
  test('[REST-74] [PROF-21] lists the centres that do it, page by page', async () => {
    const first = await get(`load-service-centers/?service_type=1&state_id=${muscat}&page=1&limit=2`)
    expect(first.status).toBe(200)
    expect(first.body.service_type).toMatchObject({
      slug: 'oil-change',
      centres: first.body.pagination.total,
    })
    expect(first.body.pagination).toMatchObject({ next: 2, page: 1, limit: 2 })
    const all = await get(`load-service-centers/?service_type=1&state_id=${muscat}&limit=100`)
    expect(all.body.pagination.next).toBeUndefined()
    expect(all.body.data.slice(0, 2)).toEqual(first.body.data)
    for (const centre of all.body.data) expect(centre.service_types_name).toContain('Oil change')
  })

  test('an unknown service type is not found, a broken one refused', async () => {
    expect((await get('load-service-centers/?service_type=99999')).status).toBe(404)
    expect((await get('load-service-centers/')).status).toBe(400)
  })
})
