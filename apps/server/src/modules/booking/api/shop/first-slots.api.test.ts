import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

const muscat = 11
const ghala = 1
const qurum = { latitude: 23.61, longitude: 58.48 }

async function idsOf(slugs: readonly string[]): Promise<string[]> {
  const { rows } = await shop.deps.db.execute<{ id: number; slug: string }>(
    sql`SELECT id, slug FROM products`,
  )
  return slugs.map((slug) => toGlobalId('Product', rows.find((row) => row.slug === slug)?.id ?? 0))
}

async function post(path: string, payload: object) {
  const url = `/api/v1/service_center/${path}/`
  const answer = await shop.app.inject({ method: 'POST', url, payload: { state_id: muscat, ...payload } })
  return { status: answer.statusCode, body: answer.json() }
}

async function get(path: string) {
  const answer = await shop.app.inject({ method: 'GET', url: `/api/v1/service_center/${path}` })
  return { status: answer.statusCode, body: answer.json() }
}

const firstSlots = async (ids: readonly string[], more: object = {}) =>
  post('first-slots', { products: ids.map((product_id) => ({ product_id })), ...more })

describe('service_center/first-slots/', () => {
  test('[UX-149] answers for each product the same hour as the question about it alone', async () => {
    const ids = await idsOf(['durub-synthetic-5w-30', 'ac-evaporator-clean', 'express-foam-wash'])
    const { status, body } = await firstSlots(ids)
    expect(status).toBe(200)
    expect(body.data.map(({ product_id }: { product_id: string }) => product_id)).toEqual(ids)
    for (const { product_id, slot } of body.data) {
      const alone = await post('soonest', { products: [{ product_id }], first: 1 })
      expect(slot.starts_at).toBe(alone.body.data[0].starts_at)
      expect(Object.keys(slot).sort()).toEqual(Object.keys(alone.body.data[0]).sort())
    }
  })

  test('[UX-149] is one statement for a page of products, and none for those who ask right after', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT id FROM products WHERE kind <> 'fee' ORDER BY id LIMIT 60`,
    )
    const ids = rows.map(({ id }) => toGlobalId('Product', id))
    await firstSlots(ids.slice(0, 1))
    const ask = () => shop.deps.connection.statementsOf(() => firstSlots(ids))
    expect(await ask()).toBe(1)
    expect(await ask()).toBe(0)
  })

  test('a product that is unknown or sold out has no hour, and the others keep theirs', async () => {
    const [gone = '', oil = ''] = await idsOf(['marsa-pure-5w-30', 'durub-synthetic-5w-30'])
    const { status, body } = await firstSlots([gone, toGlobalId('Product', 999_999), 'nonsense', oil])
    expect(status).toBe(200)
    const slots = body.data.map(({ slot }: { slot: object | null }) => slot !== null)
    expect(slots).toEqual([false, false, false, true])
  })

  test('at one centre it is an hour of that centre, and none where the work is not done or in another place', async () => {
    const [wash = '', ac = ''] = await idsOf(['express-foam-wash', 'ac-evaporator-clean'])
    const there = await firstSlots([wash], { service_center_id: ghala })
    expect(there.body.data[0].slot.service_center_id).toBe(ghala)
    const carWash = 3
    expect((await firstSlots([ac], { service_center_id: carWash })).body.data[0].slot).toBeNull()
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT id FROM service_centres WHERE state_id <> ${muscat} LIMIT 1`,
    )
    expect((await firstSlots([wash], { service_center_id: rows[0]?.id })).body.data[0].slot).toBeNull()
  })

  test('no product, more than a cart holds, and an unknown place are refused', async () => {
    const [oil = ''] = await idsOf(['durub-synthetic-5w-30'])
    expect((await firstSlots([])).status).toBe(400)
    expect((await firstSlots(Array.from({ length: 101 }, () => oil))).status).toBe(400)
    expect((await firstSlots([oil], { state_id: 999_999 })).status).toBe(400)
  })
})

type Next = {
  service_center_id: number
  starts_at: string | null
  distance_km: number | null
  has_services: boolean
}

describe('service_center/next-slots/', () => {
  test('[UX-150] says of every centre of the place when it is free next, in one statement', async () => {
    const { status, body } = await get(`next-slots/?state_id=${muscat}`)
    expect(status).toBe(200)
    const { rows } = await shop.deps.db.execute<{ id: number; first: Date | null }>(sql`
      SELECT centre.id, (
        SELECT min(starts_at) FROM slots WHERE centre_id = centre.id AND taken < capacity
          AND starts_at >= now() + interval '60 minutes'
          AND NOT EXISTS (SELECT FROM holidays WHERE date = delivery_date
            AND (country_id = 1 OR holidays.centre_id = slots.centre_id))) AS first
      FROM service_centres AS centre WHERE state_id = ${muscat} AND is_active ORDER BY centre.id`)
    const found: Next[] = body.data.toSorted(
      (one: Next, other: Next) => one.service_center_id - other.service_center_id,
    )
    expect(found.map((each) => [each.service_center_id, each.starts_at])).toEqual(
      rows.map(({ id, first }) => [id, first && new Date(first).toISOString()]),
    )
    expect(found.every(({ distance_km }) => distance_km === null)).toBe(true)
    const other = '?state_id=12'
    expect(await shop.deps.connection.statementsOf(() => get(`next-slots/${other}`))).toBe(1)
  })

  test('[UX-150] with a position it says how far each centre is', async () => {
    const { body } = await get(
      `next-slots/?state_id=${muscat}&latitude=${qurum.latitude}&longitude=${qurum.longitude}`,
    )
    const distances = new Map(
      body.data.map(({ service_center_id, distance_km }: Next) => [service_center_id, distance_km]),
    )
    expect(distances.get(5)).toBe(0)
    expect(distances.get(ghala)).toBeGreaterThan(5)
  })
})

describe('service_center/services/', () => {
  test('[UX-150] lists services that are done at the centre, and no other', async () => {
    const [wash, ac] = await idsOf(['express-foam-wash', 'ac-evaporator-clean'])
    const idsAt = async (centre: number) =>
      (await get(`services/?service_center_id=${centre}`)).body.data.map(
        ({ product_id }: { product_id: string }) => product_id,
      )
    expect(await idsAt(3)).toContain(wash)
    expect(await idsAt(3)).not.toContain(ac)
    expect(await idsAt(ghala)).toEqual(expect.arrayContaining([wash, ac]))
    const { body } = await firstSlots(await idsAt(ghala), { service_center_id: ghala })
    expect(body.data.every(({ slot }: { slot: object | null }) => slot !== null)).toBe(true)
  })

  test('an unknown centre is not found', async () => {
    expect((await get('services/?service_center_id=999999')).status).toBe(404)
  })
})
