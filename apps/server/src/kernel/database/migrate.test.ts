import { globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#testing/test-database.ts'
import { type Connection, connect } from './connect.ts'
import { migrate } from './migrate.ts'

const server = process.env.WARSHA_TEST_PG_URL ?? ''
const name = `warsha_migrate_${process.pid}`
const migrations = new URL('../../../migrations/', import.meta.url)

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function readJournal(): Promise<{ entries: { idx: number; tag: string }[] }> {
  return JSON.parse(await readFile(new URL('meta/_journal.json', migrations), 'utf8'))
}

describe('migrate', () => {
  let connection: Connection

  beforeAll(async () => {
    await onServer(`CREATE DATABASE ${name}`)
    connection = connect(databaseUrl(server, name), { max: 6, onError: () => undefined })
  })

  afterAll(async () => {
    await connection.close()
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })

  test('[OPS-32] three servers that start at once on an empty database migrate it exactly once', async () => {
    await Promise.all([migrate(connection.url), migrate(connection.url), migrate(connection.url)])

    const { rows } = await connection.db.execute(
      sql`SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations`,
    )
    expect(rows).toEqual([{ count: (await readJournal()).entries.length }])
  })

  test('[OPS-56] no lock of a migration is held while the next runs', async () => {
    const { rows } = await connection.db.execute(
      sql`SELECT count(DISTINCT xmin::text)::int AS count FROM drizzle.__drizzle_migrations`,
    )
    expect(rows).toEqual([{ count: (await readJournal()).entries.length }])
  })

  test('[OPS-56] a migration that cannot have its lock lets others pass, and tries again', async () => {
    const other = `${name}_held`
    await onServer(`CREATE DATABASE ${other}`)
    const held = new pg.Client({ connectionString: databaseUrl(server, other) })
    await held.connect()
    try {
      await held.query(`CREATE SCHEMA drizzle;
        CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
      await held.query('BEGIN; LOCK drizzle.__drizzle_migrations IN SHARE MODE')
      const told: string[] = []
      const migrated = migrate(databaseUrl(server, other), undefined, undefined, (step) => told.push(step))
      await expect.poll(() => told, { timeout: 20_000 }).toEqual([expect.stringContaining('waits')])
      const { rows } = await held.query(`SELECT count(*)::int AS count FROM pg_locks
        WHERE relation = 'drizzle.__drizzle_migrations'::regclass AND pid <> pg_backend_pid()`)
      expect(rows).toEqual([{ count: 0 }])
      await held.query('COMMIT')
      await migrated
      const after = await held.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')
      expect(after.rows).toEqual([{ count: (await readJournal()).entries.length }])
      expect(told).toHaveLength(1)
    } finally {
      await held.end()
      await onServer(`DROP DATABASE IF EXISTS ${other} WITH (FORCE)`)
    }
  })

  test('[OPS-32] migrating a current database changes nothing', async () => {
    const before = await describeDatabase(connection)
    await migrate(connection.url)
    expect(await describeDatabase(connection)).toEqual(before)
  })

  test('a database that began with other migrations is left as it is, in words', async () => {
    const began = (hash: string) =>
      connection.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = ${hash}
        WHERE id = (SELECT min(id) FROM drizzle.__drizzle_migrations)`)
    const { rows } = await connection.db.execute<{ hash: string }>(
      sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id LIMIT 1`,
    )
    const before = await describeDatabase(connection)
    await began('of another shop')
    await expect(migrate(connection.url)).rejects.toThrow('begun by another version')
    expect(await describeDatabase(connection)).toEqual(before)
    await began(rows[0]?.hash ?? '')
    await migrate(connection.url)
  })

  test('[OPS-32] the migrations say what the tables in the code say', async () => {
    const last = (await readJournal()).entries.at(-1)
    const snapshot = await readFile(
      new URL(`meta/${String(last?.idx).padStart(4, '0')}_snapshot.json`, migrations),
      'utf8',
    )
    const now = generateDrizzleJson(await readTables())
    expect(await generateMigration(JSON.parse(snapshot), now)).toEqual([])
  })

  test('only the newest schema snapshot is kept', async () => {
    const last = (await readJournal()).entries.at(-1)
    const snapshots = (await readdir(new URL('meta/', migrations))).filter((file) =>
      file.endsWith('_snapshot.json'),
    )
    expect(snapshots).toEqual([`${String(last?.idx).padStart(4, '0')}_snapshot.json`])
  })
})

/** As the migration tool finds them: see drizzle.config.ts. */
async function readTables(): Promise<Record<string, unknown>> {
  const source = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync('{kernel,commands,modules}/**/*.tables.ts', { cwd: source })
  const exported = await Promise.all(files.map((file) => import(path.join(source, file))))
  return Object.assign({}, ...exported)
}

async function describeDatabase({ db }: Connection) {
  const { rows } = await db.execute(sql`
    SELECT table_name, column_name, data_type, column_default FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2`)
  return rows
}
