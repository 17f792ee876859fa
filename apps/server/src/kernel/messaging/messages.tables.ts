import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Messages the shop sent. Without a provider they end here: the demo's inbox. */
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
