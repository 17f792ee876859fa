import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { memoryFolder } from '#testing/memory-folder.ts'
import { asOwner } from '#testing/test-database.ts'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'

const migrations = new URL('../../../migrations/', import.meta.url)
const picture = path.join('media', 'products', 'oil.svg')

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(memoryFolder(), 'warsha backup '))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('docs/how-to/back-up-and-restore.md', () => {
  test('[OPS-32] a copy of the stopped data folder restores the shop', async () => {
    const dataDir = path.join(root, 'shop')
    await whileOpen(dataDir, async (db, server) => {
      await migrate(server.ownerUrl, db)
      await db.execute(sql`INSERT INTO faq_entries (question_en, question_ar, answer_en, answer_ar)
        VALUES ('When?', 'متى؟', 'Today', 'اليوم')`)
    })
    await mkdir(path.dirname(path.join(dataDir, picture)), { recursive: true })
    await writeFile(path.join(dataDir, picture), '<svg/>')

    const copy = path.join(root, 'backup', 'shop')
    await cp(dataDir, copy, { recursive: true, preserveTimestamps: true })
    await whileOpen(dataDir, (db) => db.execute(sql`DELETE FROM faq_entries`))
    await rm(dataDir, { recursive: true })
    await cp(copy, dataDir, { recursive: true, preserveTimestamps: true })

    await whileOpen(dataDir, async (db, { ownerUrl }) => {
      const { rows } = await db.execute(sql`SELECT question_ar FROM faq_entries`)
      expect(rows).toEqual([{ question_ar: 'متى؟' }])
      const before = await appliedMigrations(ownerUrl)
      await migrate(ownerUrl, db)
      expect(await appliedMigrations(ownerUrl)).toEqual(before)
    })
    expect(await readFile(path.join(dataDir, picture), 'utf8')).toBe('<svg/>')
  })
})

describe('migrations', () => {
  test('[OPS-32] every change of the database has a number, a name and a line in the journal', async () => {
    const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
    const journal: { entries: { idx: number; tag: string; when: number }[] } = JSON.parse(
      await readFile(new URL('meta/_journal.json', migrations), 'utf8'),
    )
    expect(files.length).toBeGreaterThan(0)
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
    for (const { idx, tag } of journal.entries)
      expect(tag).toMatch(new RegExp(`^${String(idx).padStart(4, '0')}_[a-z][a-z0-9_]+$`))
    expect(journal.entries.map(({ idx }) => idx)).toEqual(journal.entries.map((_entry, at) => at))
    // A migration older than the newest one applied would be passed over in silence.
    const times = journal.entries.map(({ when }) => when)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(new Set(times).size).toBe(times.length)
  })
})

/** Opens the data folder as the shop does and leaves it stopped. */
async function whileOpen(
  dataDir: string,
  work: (db: Database, server: EmbeddedPostgres) => Promise<unknown>,
): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const connection = connect(server.url, { max: 2, onError: () => undefined })
  try {
    await work(connection.db, server)
  } finally {
    await connection.close()
    await server.stop()
  }
}

async function appliedMigrations(ownerUrl: string): Promise<unknown[]> {
  const { rows } = await asOwner(ownerUrl, (db) =>
    db.execute(sql`SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at`),
  )
  return rows
}
