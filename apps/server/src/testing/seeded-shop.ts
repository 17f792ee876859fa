import type { SQL } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

type Row = Record<string, unknown>

/** A seeded shop for one test file, and two ways to ask it. */
export function useSeededShop() {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
  })
  afterAll(() => database.close())

  const rows = async <Shape extends Row>(query: SQL): Promise<Shape[]> =>
    (await database.db.execute(query)).rows as Shape[]

  return {
    db: () => database.db,
    asOwner: (work: Parameters<TestDatabase['asOwner']>[0]) => database.asOwner(work),
    rows,
    /** The first column of every row. */
    column: async (query: SQL): Promise<unknown[]> => (await rows(query)).map((row) => Object.values(row)[0]),
  }
}
