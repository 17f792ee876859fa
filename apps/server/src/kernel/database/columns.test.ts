import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableConfig, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import { identityKey, publicIdColumn, timestamps } from './columns.ts'

const apps = fileURLToPath(new URL('../../../..', import.meta.url))
const tableFiles = globSync(['*/src/**/*.tables.ts', 'server/src/kernel/database/columns.ts'], { cwd: apps })

test.each(tableFiles)('%s takes no time from the clock of a server', (file) => {
  expect(readFileSync(`${apps}/${file}`, 'utf8')).not.toMatch(/new Date\(|Date\.now\(/)
})

test('a changed row carries the time of the database', async () => {
  const database = await openTestDatabase()
  const notes = pgTable('notes', { id: identityKey(), text: text(), ...timestamps() })
  await database.asOwner((db) =>
    db.execute(
      'CREATE TABLE notes (id int primary key, text text, created_at timestamptz, updated_at timestamptz)',
    ),
  )
  const old = new Date(0)
  await database.db.insert(notes).values({ id: 1, text: 'a', createdAt: old, updatedAt: old })
  const times = await database.db.transaction(async (tx) => {
    const [changed] = await tx.update(notes).set({ text: 'b' }).returning({ at: notes.updatedAt })
    const now = await tx.execute<{ now: string }>('SELECT now()')
    return [changed?.at, new Date(String(now.rows[0]?.now))]
  })
  expect(times[0]).toEqual(times[1])
  await database.close()
})

test('a row that belongs to somebody gets a name of its own that tells nothing, once', async () => {
  const database = await openTestDatabase()
  const cars = pgTable('cars', { id: identityKey(), publicId: publicIdColumn() })
  await database.asOwner((db) =>
    db.execute(
      'CREATE TABLE cars (id int PRIMARY KEY, public_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid())',
    ),
  )
  const made = await database.db
    .insert(cars)
    .values([{ id: 1 }, { id: 2 }])
    .returning()
  const [first, second] = made.map(({ publicId }) => publicId)
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(first).not.toBe(second)
  await expect(database.db.insert(cars).values({ id: 3, publicId: first })).rejects.toThrow()
  // The migration tool generates the column above from this definition.
  const column = getTableConfig(cars).columns.find(({ name }) => name === 'public_id')
  expect(column).toMatchObject({ notNull: true, isUnique: true, hasDefault: true })
  expect(column?.getSQLType()).toBe('uuid')
  await database.close()
})
