import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the shop sent out. Without a provider this is where messages end: the demo's inbox. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    service: text({ enum: ['sms', 'whatsapp', 'email', 'push'] }).notNull(),
    text: text().notNull(),
    code: text(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sent_messages_recipient_idx').on(table.recipient, table.id)],
)
