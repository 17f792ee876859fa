import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { identityKey, revisionColumn, timestamps } from '#kernel/database/columns.ts'

export const channels = pgTable(
  'channels',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    currency: text('currency').notNull().default('OMR'),
    isActive: boolean('is_active').notNull().default(true),
    /** ISO 3166-1 alpha-2. */
    defaultCountry: text('default_country').notNull().default('OM'),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (channel) => [
    check('channels_slug_form', sql`${channel.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    // Every amount of ours is in baisa; another currency needs more than another row.
    check('channels_currency_rial', sql`${channel.currency} = 'OMR'`),
    check('channels_country_form', sql`${channel.defaultCountry} ~ '^[A-Z]{2}$'`),
  ],
)
