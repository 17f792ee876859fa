import { sql } from 'drizzle-orm'
import type { TestDatabase } from './test-database.ts'

type Owner = Pick<TestDatabase, 'asOwner'>

/** The database refuses to write rows of a table that meet a condition about `NEW`, while the work runs. */
export async function withPoisonedRows<Result>(
  { asOwner }: Owner,
  { table, condition }: { table: string; condition: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const run = (statement: string) => asOwner((owner) => owner.execute(sql.raw(statement)))
  await run(`CREATE OR REPLACE FUNCTION poisoned() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'this row is poisoned'; END $$`)
  await run(`CREATE TRIGGER poisoned BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW
    WHEN (${condition}) EXECUTE FUNCTION poisoned()`)
  try {
    return await work()
  } finally {
    await run(`DROP TRIGGER poisoned ON ${table}`)
  }
}
