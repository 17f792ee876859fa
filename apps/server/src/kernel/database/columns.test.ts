import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/test-database.ts'
import { identityKey, timestamps } from './columns.ts'

const apps = fileURLToPath(new URL('../../../..', import.meta.url))
const tableFiles = globSync(['*/src/**/*.tables.ts', 'server/src/kernel/database/columns.ts'], { cwd: apps })

test.each(tableFiles)('%s takes no time from the clock of a server', (file) => {
  expect(readFileSync(`${apps}/${file}`, 'utf8')).not.toMatch(/new Date\(|Date\.now\(/)
})

test('a changed row carries the time of the database', async () => {
  const database = await openTestDatabase()
  const notes = pgTable('notes', { id: identityKey(), text: text(), ...timestamps() })
  await database.db.execute(
    'CREATE TABLE notes (id int primary key, text text, created_at timestamptz, updated_at timestamptz)',
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
