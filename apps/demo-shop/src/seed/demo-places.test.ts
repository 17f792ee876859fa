import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

const { rows, column } = useSeededShop()

describe('places', () => {
  test('[DATA-07] Oman is country 1, Muscat province 11, and there is a country 2', async () => {
    expect(await rows(sql`SELECT id, name_en FROM countries WHERE id IN (1, 2) ORDER BY id`)).toEqual([
      { id: 1, name_en: 'Oman' },
      { id: 2, name_en: 'United Arab Emirates' },
    ])
    expect(await rows(sql`SELECT id, slug, country_id FROM states WHERE id = 11`)).toEqual([
      { id: 11, slug: 'muscat', country_id: 1 },
    ])
  })

  test('[DATA-01] both channels and the four phone countries are there', async () => {
    expect(await column(sql`SELECT slug FROM channels ORDER BY id`)).toEqual([
      'default-channel',
      'tasleem-channel',
    ])
    expect(await rows(sql`SELECT phone_prefix, phone_digits FROM countries ORDER BY id`)).toEqual([
      { phone_prefix: '+968', phone_digits: 8 },
      { phone_prefix: '+971', phone_digits: 9 },
      { phone_prefix: '+90', phone_digits: 9 },
      { phone_prefix: '+1', phone_digits: 10 },
    ])
  })

  test('[LOC-13] the thirteen places are there', async () => {
    expect(await column(sql`SELECT name_en FROM states WHERE is_active ORDER BY name_en`)).toEqual(
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

  test('[LOC-18] Oman has twelve of them, the Emirates one, the others none', async () => {
    expect(
      await rows(
        sql`SELECT countries.id, count(states.id)::int AS states FROM countries LEFT JOIN states ON country_id = countries.id GROUP BY 1 ORDER BY 1`,
      ),
    ).toEqual([
      { id: 1, states: 12 },
      { id: 2, states: 1 },
      { id: 3, states: 0 },
      { id: 4, states: 0 },
    ])
  })

  test('[REST-44] every province has cities, and every city has regions', async () => {
    expect(await column(sql`SELECT slug FROM states WHERE id NOT IN (SELECT state_id FROM cities)`)).toEqual(
      [],
    )
    expect(await column(sql`SELECT slug FROM cities WHERE id NOT IN (SELECT city_id FROM regions)`)).toEqual(
      [],
    )
  })
})
