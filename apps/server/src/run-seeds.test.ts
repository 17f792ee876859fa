import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { runSeeds } from './run-seeds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const readChannels = () =>
  database.db
    .select({ id: channels.id, slug: channels.slug, name: channels.name })
    .from(channels)
    .orderBy(asc(channels.id))

test('a shop without demo data has its channels, and keeps what was changed since', async () => {
  await database.db.transaction(runSeeds)
  expect(await readChannels()).toEqual([
    { id: 1, slug: 'default-channel', name: 'Warsha' },
    { id: 2, slug: 'tasleem-channel', name: 'Tasleem' },
  ])
  await database.db.update(channels).set({ name: 'Renamed' }).where(eq(channels.id, 2))
  await database.db.transaction(runSeeds)
  expect((await readChannels()).map(({ name }) => name)).toEqual(['Warsha', 'Renamed'])
})
