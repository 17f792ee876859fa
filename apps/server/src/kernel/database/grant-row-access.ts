import type pg from 'pg'

/** Where the shop's own tables and those of its queues are. The list of migrations is the owner's alone. */
const schemas = 'public, pgboss'
const onRows = 'SELECT, INSERT, UPDATE, DELETE'

/**
 * Lets a role read and write the rows of all tables, present and future, and nothing else: it creates, changes and
 * truncates no table. Of append-only tables, known by the trigger of that name, it changes no rows either. Nothing to do
 * for the owner itself, which is how the shop runs on a single account.
 */
export async function grantRowAccess(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; database: string }>(
    'SELECT current_user AS name, current_database() AS database',
  )
  const [self] = rows
  if (!self || self.name === role) return
  const to = owner.escapeIdentifier(role)
  const database = owner.escapeIdentifier(self.database)
  await owner.query(`
    REVOKE CREATE, TEMPORARY ON DATABASE ${database} FROM PUBLIC;
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    GRANT CONNECT ON DATABASE ${database} TO ${to};
    GRANT USAGE ON SCHEMA ${schemas} TO ${to};
    GRANT ${onRows} ON ALL TABLES IN SCHEMA ${schemas} TO ${to};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schemas} TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schemas} GRANT ${onRows} ON TABLES TO ${to};
    ALTER DEFAULT PRIVILEGES IN SCHEMA ${schemas} GRANT USAGE ON SEQUENCES TO ${to};`)
  for (const table of await appendOnlyTables(owner))
    await owner.query(`REVOKE UPDATE, DELETE ON ${table} FROM ${to}`)
}

async function appendOnlyTables(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'append_only'`,
  )
  return rows.map(({ name }) => name)
}
