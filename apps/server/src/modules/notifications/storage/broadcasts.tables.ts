import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'
import { pictureReference } from '#modules/media/storage/pictures.tables.ts'
import type { Text } from '../rules/notification.ts'
import { notifications } from './notifications.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Operators' words to a customer, to those in a city or, with neither, to everybody: waiting for their moment, sent or cancelled. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    operatorId: integer('operator_id').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    stateId: integer('state_id').references(() => states.id),
    subject: jsonb('subject').$type<Text>().notNull(),
    /** HTML, sanitised before it is stored. */
    message: jsonb('message').$type<Text>().notNull(),
    image: text('image'),
    pictureAddress: pictureReference('image'),
    link: text('link'),
    /** From the sending on. */
    expiresInSeconds: integer('expires_in_seconds'),
    /** How many customers it was for when it was written. */
    headCount: integer('head_count').notNull(),
    sendAt: instant('send_at').notNull(),
    state: text('state').$type<'waiting' | 'sent' | 'cancelled'>().notNull(),
    /** The notification that was sent; deleting it deletes the broadcast. */
    notificationId: integer('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (broadcast) => [
    index('broadcasts_due_idx').on(broadcast.sendAt).where(sql`${broadcast.state} = 'waiting'`),
    index('broadcasts_operator_idx').on(broadcast.operatorId, broadcast.id),
    index('broadcasts_customer_idx').on(broadcast.customerId),
    index('broadcasts_state_idx').on(broadcast.stateId),
    index('broadcasts_picture_idx')
      .on(broadcast.pictureAddress)
      .where(sql`${broadcast.pictureAddress} IS NOT NULL`),
    index('broadcasts_notification_idx').on(broadcast.notificationId),
    check('broadcasts_one_recipient', sql`${broadcast.customerId} IS NULL OR ${broadcast.stateId} IS NULL`),
    check('broadcasts_state_known', sql`${broadcast.state} IN ('waiting', 'sent', 'cancelled')`),
    check(
      'broadcasts_sent_is_notification',
      sql`(${broadcast.state} = 'sent') = (${broadcast.notificationId} IS NOT NULL)`,
    ),
    check('broadcasts_expiry_range', sql`${broadcast.expiresInSeconds} BETWEEN 60 AND 31622400`),
    check(
      'broadcasts_texts_bounded',
      sql`length(${broadcast.subject}::text) <= 2000 AND length(${broadcast.message}::text) <= 20000`,
    ),
    check('broadcasts_link_form', sql`${broadcast.link} ~ '^(/([^/]|$)|https://)'`),
  ],
)
