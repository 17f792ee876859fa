import { maxSavedAddresses } from '@warsha/contract/addresses/addresses.constants.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, credentialsOf, testCallers } from '#testing/test-callers.ts'
import { modules } from '../../../../modules.ts'

let shop: TestApp
let region: { id: number; latitude: number; longitude: number }
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, testCallers] })
  const { db } = shop.deps
  await db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')
    ON CONFLICT DO NOTHING`)
  const found = await db.execute<typeof region>(sql`SELECT regions.id, regions.latitude, regions.longitude
    FROM regions JOIN cities ON cities.id = city_id WHERE state_id = 11 ORDER BY regions.id LIMIT 1`)
  region = found.rows[0] ?? { id: 0, latitude: 0, longitude: 0 }
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM customer_addresses`))

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Options = { caller?: CallerName; language?: string }

async function send(
  method: Method,
  path: string,
  body?: object,
  { caller = 'customer', language = 'en' }: Options = {},
) {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/accounts/user-addresses/${path}`,
    headers: { 'accept-language': language, ...credentialsOf(caller) },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}

const villa = (change: object = {}) => ({
  region_id: region.id,
  address: 'Way 2803, Villa 12',
  latitude: region.latitude,
  longitude: region.longitude,
  zip_code: '133',
  ...change,
})

describe('accounts/user-addresses/', () => {
  test('[REST-12] [REST-13] [ADDR-10] [ADDR-20] an address is saved with the centre that serves it, and listed', async () => {
    const added = await send('POST', '', villa())
    expect(added.status).toBe(201)
    expect(added.body.data).toMatchObject(villa({ state_id: 11, country_id: 1 }))
    const closest = await shop.deps.db.execute<{ id: number }>(sql`SELECT id FROM service_centres
      WHERE is_active AND state_id = 11
      ORDER BY (latitude - ${region.latitude}) ^ 2 + ((longitude - ${region.longitude}) * 0.917) ^ 2 LIMIT 1`)
    expect(added.body.data.center).toBe(closest.rows[0]?.id)
    const { body } = await send('GET', '')
    expect(body.data).toEqual([added.body.data])
    expect(atob(body.data[0].id)).toMatch(/^Address:[\da-f-]{36}$/)
    const arabic = await send('GET', '', undefined, { language: 'ar' })
    expect(arabic.body.data[0].place).toContain('عُمان')
  })

  test('[REST-12] city_id leaves the addresses of one place', async () => {
    await send('POST', '', villa())
    expect((await send('GET', '?city_id=11')).body.data).toHaveLength(1)
    expect((await send('GET', '?city_id=12')).body.data).toEqual([])
    expect((await send('GET', '?city_id=x')).status).toBe(400)
  })

  test('[REST-14] an address is changed, with a centre of the customer’s choice', async () => {
    const { id, center } = (await send('POST', '', villa())).body.data
    const centres = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT id FROM service_centres WHERE is_active AND id <> ${center} LIMIT 1`,
    )
    const change = villa({ address: 'Way 1', zip_code: '', center: centres.rows[0]?.id })
    const changed = await send('PUT', `${id}/`, change)
    expect(changed.body.data).toMatchObject({ id, ...change })
    expect((await send('GET', '')).body.data).toEqual([changed.body.data])
  })

  test('[REST-15] an address is removed, once', async () => {
    const { id } = (await send('POST', '', villa())).body.data
    expect(await send('DELETE', `${id}/`)).toEqual({ status: 204, body: null })
    expect((await send('DELETE', `${id}/`)).status).toBe(404)
    expect((await send('GET', '')).body.data).toEqual([])
  })

  test('[ADDR-14] addresses of others are not found, whatever is asked of them', async () => {
    const other = { caller: 'other customer' } as const
    const { id } = (await send('POST', '', villa())).body.data
    expect((await send('PUT', `${id}/`, villa(), other)).status).toBe(404)
    expect((await send('PUT', `${id}/`, {}, other)).status).toBe(404)
    expect((await send('DELETE', `${id}/`, undefined, other)).status).toBe(404)
    expect((await send('GET', '', undefined, other)).body.data).toEqual([])
    expect((await send('GET', '')).body.data[0]).toMatchObject({ id })
    for (const unknown of ['1', 'x', toGlobalId('Address', 1), toGlobalId('User', crypto.randomUUID())])
      expect((await send('DELETE', `${unknown}/`)).status).toBe(404)
  })

  test('[ADDR-14] visitors are told to sign in', async () => {
    expect((await send('GET', '', undefined, { caller: 'visitor' })).status).toBe(401)
    expect((await send('POST', '', villa(), { caller: 'visitor' })).status).toBe(401)
  })

  test.each([
    ['no text', { address: ' ' }, 'address'],
    ['too long a text', { address: 'x'.repeat(301) }, 'address'],
    ['no coordinates', { latitude: undefined }, 'latitude'],
    ['coordinates off the globe', { latitude: 91 }, 'latitude'],
    ['a point in another country', { latitude: 25.2048, longitude: 55.2708 }, 'latitude'],
    ['a point at sea', { latitude: 24.6, longitude: 59.5 }, 'latitude'],
    ['a postal code of another country', { zip_code: '12345' }, 'zip_code'],
    ['a region that there is not', { region_id: 999_999 }, 'region_id'],
    ['a centre that there is not', { center: 999_999 }, 'center'],
  ])('[ADDR-19] [ADDR-09] %s is refused', async (_case, change, field) => {
    const answer = await send('POST', '', villa(change))
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field, code: 'ADDRESS_INVALID', message: 'Address is not valid' }],
    ])
    expect((await send('GET', '')).body.data).toEqual([])
  })

  test('without a region the place around the point counts', async () => {
    const { status, body } = await send('POST', '', villa({ region_id: undefined }))
    expect([status, body.data.state_id]).toEqual([201, 11])
  })

  test('an address in Dubai follows the rules of the Emirates', async () => {
    const body = { address: 'Sheikh Zayed Road 1', latitude: 25.2048, longitude: 55.2708 }
    const added = await send('POST', '', body)
    expect([added.status, added.body.data.country_id]).toEqual([201, 2])
  })

  test('twenty at once leave as many addresses as fit, and clear refusals', async () => {
    const free = 10
    await shop.deps.db.execute(sql`INSERT INTO customer_addresses (customer_id, slot, street_address_1, country)
      SELECT 1, slot, 'Way', 'OM' FROM generate_series(1, ${maxSavedAddresses - free}::int) AS slot`)
    const bodies = Array.from({ length: 20 }, (_, index) => villa({ address: `Way ${index + 1}` }))
    const answers = await Promise.all(bodies.map((body) => send('POST', '', body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(free)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ body }) => body.errors[0].code))).toEqual(new Set(['ADDRESSES_FULL']))
  })
})
