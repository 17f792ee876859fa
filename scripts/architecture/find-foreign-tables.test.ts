import { expect, test } from 'vitest'
import { findForeignTables } from './find-foreign-tables.ts'
import { ownersOf } from './table-owners.ts'

const modules = 'apps/server/src/modules'
const owners = ownersOf([
  { file: `${modules}/locations/storage/locations.tables.ts`, source: "const a = pgTable('states', {})" },
  { file: `${modules}/booking/storage/booking.tables.ts`, source: "const a = pgTable('slots', {})" },
  { file: 'apps/server/src/kernel/jobs/jobs.tables.ts', source: "const a = pgTable('sweeps', {})" },
])
const query = `${modules}/booking/storage/find-slots.ts`
const invariant = `${modules}/booking/storage/booking-invariants.ts`

test.each([
  ['another module’s table', query, 'sql`SELECT id FROM states`'],
  ['a joined one', query, 'sql`SELECT FROM slots JOIN states ON true`'],
  ['in small letters', query, 'sql`select from states`'],
  ['in a plain string', query, "db.execute('SELECT FROM states')"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
  ['after a value', query, 'sql`SELECT FROM slots WHERE id = ${id} AND EXISTS (SELECT FROM states)`'],
  ['a table of the kernel', query, 'sql`SELECT FROM sweeps`'],
  ['a module’s table in the kernel', 'apps/server/src/kernel/jobs/run.ts', 'sql`SELECT FROM slots`'],
  ['a module’s table in the host', 'apps/server/src/host/health.ts', 'sql`DELETE FROM slots`'],
  ['what an invariant writes', invariant, 'sql`UPDATE states SET id = 1`'],
  [
    'a later module in an invariant',
    `${modules}/locations/storage/place-invariants.ts`,
    'sql`SELECT FROM slots`',
  ],
])('SQL that names %s is refused', (_case, file, source) => {
  expect(findForeignTables(file, source, owners)).toHaveLength(1)
})

test.each([
  ['its own table', query, 'sql`SELECT FROM slots`'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is read.
  ['a query that the owner offers', query, 'sql`SELECT FROM slots JOIN ${stateCountries} AS state ON true`'],
  ['an earlier module in an invariant', invariant, 'sql`SELECT FROM slots JOIN states ON true`'],
  ['a word that is no table', query, 'sql`SELECT extract(epoch FROM starts_at) FROM slots`'],
])('SQL that names %s passes', (_case, file, source) => {
  expect(findForeignTables(file, source, owners)).toEqual([])
})
