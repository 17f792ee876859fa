import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { generateSlots } from './generate-slots.ts'

describe('generateSlots', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
    // The gas station alone: mornings 6 to 12, midday 12 to 16 and evenings 16 to 22, on Fridays the evening only.
    await database.db.execute(sql`UPDATE service_centres SET is_active = (id = 4)`)
  })
  afterAll(() => database.close())

  const hours = async (day: string) => {
    const { rows } = await database.db.execute<{ hour: string }>(sql`
      SELECT to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || '/' || to_char(ends_at AT TIME ZONE 'UTC', 'HH24:MI') AS hour
      FROM slots WHERE centre_id = 4 AND delivery_date = ${day} ORDER BY starts_at`)
    return rows.map((row) => row.hour)
  }

  test('[DATA-13] hours of Muscat are stored as moments in UTC', async () => {
    await generateSlots(database.db, { firstDay: '2031-03-03', days: 1 })
    const monday = await hours('2031-03-03')
    expect(monday).toHaveLength(16)
    expect(monday[0]).toBe('2031-03-03 02:00/03:00')
    expect(monday.at(-1)).toBe('2031-03-03 17:00/18:00')
  })

  test('Friday is shorter', async () => {
    await generateSlots(database.db, { firstDay: '2031-03-07', days: 1 })
    expect(await hours('2031-03-07')).toHaveLength(6)
  })

  test('a holiday of the country or of the centre has no hours', async () => {
    await database.db.execute(sql`
      INSERT INTO holidays (country_id, centre_id, date, name_en, name_ar)
      VALUES (1, NULL, '2031-03-10', 'x', 'س'), (NULL, 4, '2031-03-11', 'x', 'س'), (2, NULL, '2031-03-12', 'x', 'س')`)
    await generateSlots(database.db, { firstDay: '2031-03-10', days: 3 })
    expect(await hours('2031-03-10')).toEqual([])
    expect(await hours('2031-03-11')).toEqual([])
    expect(await hours('2031-03-12')).toHaveLength(16)
  })

  test('adds what is missing and keeps what is booked', async () => {
    await database.db.execute(
      sql`UPDATE slots SET taken = 2 WHERE centre_id = 4 AND starts_at = '2031-03-03 02:00Z'`,
    )
    const added = await generateSlots(database.db, { firstDay: '2031-03-03', days: 2 })
    expect(added).toHaveLength(16)
    const { rows } = await database.db.execute(
      sql`SELECT taken FROM slots WHERE centre_id = 4 AND starts_at = '2031-03-03 02:00Z'`,
    )
    expect(rows).toEqual([{ taken: 2 }])
  })

  test('a closed centre gets no hours', async () => {
    await database.db.execute(sql`UPDATE service_centres SET is_active = false`)
    expect(await generateSlots(database.db, { firstDay: '2031-06-02', days: 7 })).toEqual([])
  })
})
