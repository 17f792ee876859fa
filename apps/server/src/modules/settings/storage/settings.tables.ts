import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { revisionColumn, timestamps } from '#kernel/database/columns.ts'

/** Groups of settings that operators have changed; the others are as the configuration says. */
export const settings = pgTable(
  'settings',
  {
    name: text('name').primaryKey(),
    value: jsonb('value').$type<Readonly<Record<string, unknown>>>().notNull(),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (group) => [
    check('settings_name_known', sql`${group.name} IN ('contact', 'seller', 'fees')`),
    check('settings_value_object', sql`jsonb_typeof(${group.value}) = 'object'`),
  ],
)
