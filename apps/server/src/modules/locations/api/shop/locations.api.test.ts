import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { findStorePlace } from '../../index.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function get(path: string, language = 'en', app = shop.app) {
  const answer = await app.inject({ url: `/api/v1/${path}`, headers: { 'accept-language': language } })
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() }
}

type Named = { id: number; name: string; slug: string }
const names = (body: { data: Named[] }) => body.data.map(({ name }) => name)

describe('places', () => {
  test('[REST-42] [LOC-04] countries are listed, Oman first with id 1', async () => {
    const { status, body } = await get('locations/countries/')
    expect(status).toBe(200)
    expect(body.data[0]).toEqual({
      id: 1,
      name: 'Oman',
      slug: 'oman',
      phone_prefix: '+968',
      phone_digits: 8,
      has_store: true,
    })
  })

  test('[LOC-18] two countries have stores, Oman with twelve places and the Emirates with Dubai', async () => {
    const { body } = await get('locations/countries/')
    const stores = body.data.filter((country: { has_store: boolean }) => country.has_store)
    expect(names({ data: stores })).toEqual(['Oman', 'United Arab Emirates'])
    expect((await get('locations/states/?country_id=1')).body.data).toHaveLength(12)
    expect(names((await get('locations/states/?country_id=2')).body)).toEqual(['Dubai'])
  })

  test('[REST-41] [LOC-10] the states of a country, Muscat with id 11', async () => {
    const { body } = await get('locations/states/?country_id=1')
    expect(body.data[0]).toEqual({ id: 11, name: 'Muscat', slug: 'muscat', country_id: 1 })
    expect(body.pagination).toEqual({ page: 1, limit: 100, total: 12 })
  })

  test('[LOC-13] the places of the specification are all there', async () => {
    const oman = names((await get('locations/states/?country_id=1')).body)
    const emirates = names((await get('locations/states/?country_id=2')).body)
    expect([...oman, ...emirates].sort()).toEqual(
      [
        'Muscat',
        'Sur',
        'Sohar',
        'Musandam',
        'Dhofar',
        'Sharqiyah',
        'Batinah',
        'Wusta',
        'Dakhiliyah',
        'Dhahirah',
        'Seeb',
        'Buraimi',
        'Dubai',
      ].sort(),
    )
  })

  test('[REST-38] both spellings of provinces list a country', async () => {
    const one = await get('locations/province/?country_id=1')
    const other = await get('locations/provinces/?country_id=1')
    expect(one.body).toEqual(other.body)
    expect(one.body.data).toHaveLength(12)
  })

  test('[REST-39] [REST-40] provinces without a country are those of country 2', async () => {
    for (const path of ['locations/province/', 'locations/provinces/']) {
      expect((await get(path)).body.data).toEqual([{ id: 23, name: 'Dubai', slug: 'dubai', country_id: 2 }])
    }
  })

  test('[REST-43] [LOC-05] the cities of a province, Muscat unless said otherwise', async () => {
    const { body } = await get('locations/cities/?province_id=11')
    expect(names(body)).toContain('Bawshar')
    expect(new Set(body.data.map((city: { province_id: number }) => city.province_id))).toEqual(new Set([11]))
    expect((await get('locations/cities/')).body).toEqual(body)
  })

  test('[REST-44] the regions of a city, and of no other', async () => {
    const { body } = await get('locations/region/?city_id=1101')
    expect(names(body)).toContain('Al Khuwair')
    expect(new Set(body.data.map((region: { city_id: number }) => region.city_id))).toEqual(new Set([1101]))
    const other = await get('locations/region/?city_id=1102')
    expect(other.body.data.length).toBeGreaterThan(0)
    expect(names(other.body)).not.toContain('Al Khuwair')
  })

  test('the regions of a state, those of all its cities and of no other; without city and state it is refused', async () => {
    const { body } = await get('locations/region/?state_id=11')
    const cities = (await get('locations/cities/?province_id=11')).body.data.map(
      ({ id }: { id: number }) => id,
    )
    expect(names(body)).toContain('Al Khuwair')
    const found = new Set<number>(body.data.map((region: { city_id: number }) => region.city_id))
    expect(found.size).toBeGreaterThan(1)
    expect([...found].every((id) => cities.includes(id))).toBe(true)
    expect((await get('locations/region/')).status).toBe(400)
  })

  test('[LOC-14] countries, provinces and cities carry id, name and slug', async () => {
    for (const path of ['countries/', 'provinces/?country_id=1', 'cities/', 'region/?city_id=1101']) {
      for (const place of (await get(`locations/${path}`)).body.data as Named[]) {
        expect(place).toMatchObject({
          id: expect.any(Number),
          name: expect.stringMatching(/./),
          slug: expect.stringMatching(/^[a-z0-9-]+$/),
        })
      }
    }
  })

  test.each([
    ['en', 'Oman'],
    ['en-GB,en;q=0.9', 'Oman'],
    ['ar', 'عُمان'],
    ['ar-OM', 'عُمان'],
  ])('[LOC-21] names in %s: %s', async (language, name) => {
    expect((await get('locations/countries/', language)).body.data[0].name).toBe(name)
  })

  test.each(['hi', 'fr', '*', ''])(
    '[I18N-17] an unsupported language (%s) is answered in Arabic',
    async (language) => {
      expect((await get('locations/countries/', language)).body.data[0].name).toBe('عُمان')
      const refused = await get('locations/states/?country_id=x', language)
      expect(refused.body.errors[0].message).toMatch(/\p{Script=Arabic}/u)
    },
  )
})

describe('answers', () => {
  test('[REST-01] success and failure are JSON', async () => {
    for (const path of ['locations/countries/', 'locations/states/?country_id=x', 'locations/nowhere/']) {
      expect((await get(path)).type).toMatch(/^application\/json/)
    }
  })

  test('[REST-07] [REST-75] pages are walked until next is absent', async () => {
    const seen: string[] = []
    let page: number | undefined = 1
    let pages = 0
    while (page) {
      const { body }: { body: { data: Named[]; pagination: { next?: number } } } = await get(
        `locations/states/?country_id=1&limit=5&page=${page}`,
      )
      seen.push(...names(body))
      page = body.pagination.next
      pages += 1
    }
    expect(pages).toBe(3)
    expect(new Set(seen).size).toBe(12)
  })

  test('[LIM-12] a limit above 100 is 100, a page beyond the last is empty', async () => {
    const { body } = await get('locations/states/?country_id=1&limit=100000')
    expect(body.pagination.limit).toBe(100)
    const beyond = await get('locations/states/?country_id=1&page=900')
    expect(beyond.body).toEqual({ data: [], pagination: { page: 900, limit: 100, total: 12 } })
  })

  test('[REST-85] every path is served with and without its last slash', async () => {
    for (const path of ['countries', 'states', 'province', 'provinces', 'cities']) {
      const slashed = await get(`locations/${path}/`)
      expect(slashed.status).toBe(200)
      expect((await get(`locations/${path}`)).body).toEqual(slashed.body)
    }
  })

  test('a place may be named by its public id', async () => {
    const id = encodeURIComponent(toGlobalId('Country', 1))
    expect((await get(`locations/states/?country_id=${id}`)).body.data).toHaveLength(12)
  })

  test('[REST-77] an id that is none is a 400 naming field, code and reason; an unknown one has nothing', async () => {
    const { status, body } = await get('locations/states/?country_id=abc')
    expect(status).toBe(400)
    expect(body).toEqual({
      errors: [{ field: 'country_id', code: 'INVALID', message: 'Please check this value.' }],
    })
    const unknown = await get('locations/states/?country_id=999')
    expect(unknown).toMatchObject({ status: 200, body: { data: [] } })
  })

  const hostile = [
    ["1' OR '1'='1"],
    ['1; DROP TABLE countries'],
    ['-1'],
    ['0'],
    ['1.5'],
    ['1e3'],
    ['99999999999999999999'],
    [toGlobalId('User', 1)],
    [toGlobalId('Country', 'x')],
    ['%00'],
    ['1'.repeat(10_000)],
  ]
  test.each(hostile.map(([value]) => [value?.slice(0, 30), value]))(
    'a hostile id (%s) is refused, not a fault',
    async (_shown, value) => {
      for (const [path, field] of [
        ['states', 'country_id'],
        ['provinces', 'country_id'],
        ['cities', 'province_id'],
        ['region', 'city_id'],
      ]) {
        const { status, body } = await get(`locations/${path}/?${field}=${encodeURIComponent(value ?? '')}`)
        expect(status).toBe(400)
        expect(body.errors[0].field).toBe(field)
      }
    },
  )

  test.each([
    'locations/states/?country_id=1&country_id=2',
    'locations/region/',
    'locations/countries/?limit=0',
    'locations/countries/?limit=-5',
    'locations/countries/?page=x',
    'locations/countries/?page=1&page=2',
    'locations/reverse-geocode/',
    'locations/reverse-geocode/?lat=91&lon=0',
    'locations/reverse-geocode/?lat=NaN&lon=Infinity',
    'locations/reverse-geocode/?lat=23&lon=58&lat=24',
  ])('%s is refused, not a fault', async (path) => {
    expect((await get(path)).status).toBe(400)
  })
})

describe('reverse geocoding', () => {
  test('[REST-45] a position becomes an address with the nearest place', async () => {
    const { body } = await get('locations/reverse-geocode/?lat=23.5931234&lon=58.4271234')
    expect(body.data).toEqual({
      address: 'Al Khuwair, Muscat, Oman',
      latitude: 23.5931,
      longitude: 58.4271,
      country_id: 1,
      state_id: 11,
      city_id: 1101,
      region_id: 110101,
    })
    const arabic = await get('locations/reverse-geocode/?lat=23.5931&lon=58.4271', 'ar')
    expect(arabic.body.data.address).toBe('الخوير، مسقط، عُمان')
  })

  test('[REST-77] a position far from every place is a 404', async () => {
    const { status, body } = await get('locations/reverse-geocode/?lat=0&lon=0')
    expect(status).toBe(404)
    expect(body.errors[0].code).toBe('NOT_FOUND')
  })

  test('[ADDR-21] a maps service that does not answer leaves the nearest area', async () => {
    const other = await buildTestApp({ env: { NOMINATIM_URL: 'http://127.0.0.1:1' } })
    const { body } = await get('locations/reverse-geocode/?lat=23.5931&lon=58.4271', 'en', other.app)
    await other.close()
    expect(body.data.address).toBe('Al Khuwair, Muscat, Oman')
  })
})

describe('reads', () => {
  test('warm reads send no statement', async () => {
    await get('locations/countries/')
    const statements = await shop.deps.connection.statementsOf(async () => {
      for (const path of ['countries/', 'states/', 'provinces/', 'cities/', 'region/?city_id=1101']) {
        await get(`locations/${path}`)
      }
      await get('locations/reverse-geocode/?lat=23.5931&lon=58.4271')
    })
    expect(statements).toBe(0)
  })

  test('the cookie decides the place, and nonsense in it is Oman, Muscat', async () => {
    const place = (cookie?: string) => findStorePlace(shop.deps.models, cookie, 'en')
    expect(await place('1.13.sohar')).toMatchObject({ stateId: 13, stateName: 'Sohar', isChosen: true })
    for (const cookie of [undefined, '', '1.13', '2.13.sohar', '1.99.x', '../../etc', 'x'.repeat(10_000)]) {
      expect(await place(cookie)).toMatchObject({ countryId: 1, stateId: 11, isChosen: false })
    }
  })
})
