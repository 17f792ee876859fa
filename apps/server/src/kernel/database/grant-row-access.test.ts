import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { migrate } from './migrate.ts'
import { sqlState } from './sql-state.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const insufficientPrivilege = '42501'
const onRows = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
const appendOnly = [
  'public.credit_notes',
  ...['public.ledger_transactions', 'public.ledger_entries', 'public.invoices'],
  ...['public.operator_changes', 'public.operator_change_seals'],
  ...['public.gateway_entries', 'public.reconciliation_days'],
]

test('the role that serves may read and write the rows of every table, and no more', async () => {
  const { rows } = await database.db.execute(sql`
    SELECT schemaname || '.' || tablename AS name, privilege,
      has_table_privilege(format('%I.%I', schemaname, tablename), privilege) AS granted
    FROM pg_tables, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS privilege
    WHERE schemaname IN ('public', 'pgboss')`)
  const isRight = ({ name, privilege }: Record<string, unknown>) =>
    (appendOnly.includes(String(name)) ? ['SELECT', 'INSERT'] : onRows).includes(String(privilege))
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter((row) => row.granted !== isRight(row))).toEqual([])
})

test.each([
  'CREATE TABLE public.mine ()',
  'CREATE TABLE pgboss.mine ()',
  'CREATE SCHEMA mine',
  'ALTER TABLE products ADD COLUMN mine int',
  'DROP TABLE products',
  'TRUNCATE live_events',
  'UPDATE ledger_entries SET amount_baisa = 1',
  'DELETE FROM ledger_entries',
  "UPDATE ledger_transactions SET reference = 'another'",
  'DELETE FROM ledger_transactions',
  'UPDATE invoices SET total_baisa = 1',
  'DELETE FROM invoices',
  "UPDATE operator_changes SET reason = 'another'",
  'DELETE FROM operator_changes',
  'UPDATE gateway_entries SET amount_baisa = 1',
  'DELETE FROM reconciliation_days',
  'ALTER TABLE products DISABLE TRIGGER ALL',
  "SET session_replication_role = 'replica'",
  'CREATE ROLE mine SUPERUSER',
  'CREATE DATABASE mine',
  "SELECT pg_read_file('/etc/passwd')",
  "COPY faq_entries FROM PROGRAM 'id'",
  "COPY faq_entries TO '/tmp/warsha-stolen'",
  'SELECT passwd FROM pg_shadow',
  'INSERT INTO drizzle.__drizzle_migrations (hash) VALUES (1)',
])('the role that serves may not: %s', async (statement) => {
  const refusal = await database.db.execute(sql.raw(statement)).then(() => 'done', sqlState)
  expect(refusal).toBe(insufficientPrivilege)
})

test('from a start on the role that serves makes no temporary tables either', async () => {
  // Privileges on a database as a whole are not copied from a template.
  await migrate(database.ownerUrl, database.db)
  const refusal = await database.db.execute(sql`CREATE TEMPORARY TABLE mine ()`).then(() => 'done', sqlState)
  expect(refusal).toBe(insufficientPrivilege)
})

test('a table that a later migration adds is granted as well, with the next start or without', async () => {
  await database.asOwner((db) => db.execute(sql`CREATE TABLE later (id serial PRIMARY KEY, word text)`))
  await database.db.execute(sql`INSERT INTO later (word) VALUES ('granted by default')`)
  await database.asOwner((db) =>
    db.execute(sql`REVOKE ALL ON later FROM PUBLIC, ${sql.raw(roleOf(database.url))}`),
  )
  await migrate(database.ownerUrl, database.db)
  const { rows } = await database.db.execute(sql`DELETE FROM later RETURNING word`)
  expect(rows).toEqual([{ word: 'granted by default' }])
})

test('an account that does both, as with DATABASE_URL alone, loses nothing', async () => {
  await database.asOwner(async (db) => {
    await migrate(database.ownerUrl, db)
    await db.execute(sql`CREATE TABLE still_owner ()`)
    const { rows } = await db.execute(sql`SELECT tableowner FROM pg_tables WHERE tablename = 'still_owner'`)
    expect(rows).toEqual([{ tableowner: roleOf(database.ownerUrl) }])
  })
})

function roleOf(url: string): string {
  return new URL(url).username
}
