import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

describe('slots', () => {
  let database: TestDatabase
  let id: number

  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
    const { rows } = await database.db.execute<{ id: number }>(
      sql`SELECT id FROM slots WHERE capacity = 4 AND taken = 0 ORDER BY id LIMIT 1`,
    )
    id = rows[0]?.id ?? 0
  })
  afterAll(() => database.close())

  const refused = (change: ReturnType<typeof sql>) =>
    refusalOf(database.db.execute(sql`UPDATE slots SET ${change} WHERE id = ${id}`))

  test.each([
    ['be overbooked', sql`taken = 5`, 'slots_not_overbooked'],
    ['lose room that is taken', sql`taken = 3, capacity = 2`, 'slots_not_overbooked'],
    ['be booked less than not at all', sql`taken = -1`, 'slots_not_overbooked'],
    ['count more walk-ins than visits', sql`walk_ins = 1`, 'slots_walk_ins_within_taken'],
    ['end before it begins', sql`ends_at = starts_at`, 'slots_times_in_order'],
  ])('an hour can never %s', async (_what, change, constraint) => {
    expect(await refused(change)).toBe(constraint)
  })

  test('[DATA-13] the day of an hour is the day in Muscat', async () => {
    // 20:30 UTC is half past midnight of the next day in Muscat.
    const late = sql`starts_at = (delivery_date + time '20:30') AT TIME ZONE 'UTC', ends_at = (delivery_date + time '21:30') AT TIME ZONE 'UTC'`
    expect(await refused(late)).toBe('slots_date_is_muscats')
    expect(await refused(sql`${late}, delivery_date = delivery_date + 1`)).toBeUndefined()
  })

  test('fifty parallel shoppers share four places', async () => {
    const book = sql`UPDATE slots SET taken = taken + 1 WHERE id = ${id} AND taken < capacity RETURNING id`
    const answers = await Promise.all(Array.from({ length: 50 }, () => database.db.execute(book)))
    expect(answers.filter((answer) => answer.rowCount === 1)).toHaveLength(4)
  })

  test('a schedule and an hour belong to a shift of the same centre', async () => {
    const { db } = database
    const foreign = sql`INSERT INTO schedules (centre_id, weekday, shift_id) SELECT 1, 1, min(id) FROM shifts WHERE centre_id = 2`
    expect(await refusalOf(db.execute(foreign))).toBe('schedules_shift_of_centre_fk')
    expect(await refused(sql`centre_id = CASE centre_id WHEN 1 THEN 2 ELSE 1 END`)).toBe(
      'slots_shift_of_centre_fk',
    )
  })

  test('a fee needs the variant that carries it', async () => {
    const free = sql`UPDATE shifts SET service_fee_variant_id = NULL WHERE service_fee_baisa > 0`
    expect(await refusalOf(database.db.execute(free))).toBe('shifts_fee_has_variant')
  })

  test('a holiday belongs to one country or one centre, once a day', async () => {
    const add = (country: number | null, centre: number | null) =>
      refusalOf(
        database.db.execute(
          sql`INSERT INTO holidays (country_id, centre_id, date, name_en, name_ar) VALUES (${country}, ${centre}, '2030-01-01', 'x', 'س')`,
        ),
      )
    expect(await add(null, null)).toBe('holidays_one_owner')
    expect(await add(1, 1)).toBe('holidays_one_owner')
    expect(await add(1, null)).toBeUndefined()
    expect(await add(1, null)).toBe('holidays_day_key')
    expect(await add(null, 1)).toBeUndefined()
  })
})
