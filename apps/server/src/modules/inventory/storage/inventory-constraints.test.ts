import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

describe('stocks', () => {
  let database: TestDatabase
  let id: number

  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
    const { rows } = await database.db.execute<{ id: number }>(sql`SELECT min(id) AS id FROM stocks`)
    id = rows[0]?.id ?? 0
    await database.db.execute(sql`UPDATE stocks SET on_hand = 10, reserved = 4 WHERE id = ${id}`)
  })
  afterAll(() => database.close())

  const refused = (change: ReturnType<typeof sql>) =>
    refusalOf(database.db.execute(sql`UPDATE stocks SET ${change} WHERE id = ${id}`))

  test.each([
    ['fall below zero', sql`on_hand = on_hand - 11, reserved = 0`],
    ['reserve more than there is', sql`reserved = 11`],
    ['sell what is reserved', sql`on_hand = 3`],
    ['release more than is reserved', sql`reserved = reserved - 5`],
  ])('never %s', async (_what, change) => {
    expect(await refused(change)).toMatch(/^stocks_(on_hand_not_negative|reserved_within_on_hand)$/)
  })

  test('one warehouse counts a variant once', async () => {
    const again = sql`INSERT INTO stocks (warehouse_id, variant_id) SELECT warehouse_id, variant_id FROM stocks WHERE id = ${id}`
    expect(await refusalOf(database.db.execute(again))).toBe('stocks_variant_warehouse_key')
  })

  test('forty parallel shoppers share six units', async () => {
    const take = sql`UPDATE stocks SET reserved = reserved + 1 WHERE id = ${id} AND reserved < on_hand RETURNING id`
    const answers = await Promise.all(Array.from({ length: 40 }, () => database.db.execute(take)))
    expect(answers.filter((answer) => answer.rowCount === 1)).toHaveLength(6)
    const { rows } = await database.db.execute(sql`SELECT on_hand, reserved FROM stocks WHERE id = ${id}`)
    expect(rows).toEqual([{ on_hand: 10, reserved: 10 }])
  })

  test('a warehouse is central or lies somewhere', async () => {
    const nowhere = sql`INSERT INTO warehouses (slug, name_en, name_ar, street_address, city) VALUES ('x', 'X', 'س', 'x', 'x')`
    expect(await refusalOf(database.db.execute(nowhere))).toBe('warehouses_central_or_of_a_state')
  })
})
