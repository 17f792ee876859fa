import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { customers, sessions } from '#modules/identity/storage/identity.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'
import type { NotifiedOrder, Text } from '../rules/notification.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Notifications to a customer, to a city or, with neither of the two, to all customers. */
export const notifications = pgTable(
  'notifications',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    stateId: integer('state_id').references(() => states.id),
    /** Key of the event it is about; one event leads to one notification at most. */
    cause: text('cause').notNull().unique(),
    subject: jsonb('subject').$type<Text>().notNull(),
    /** HTML, sanitised before it is stored. */
    message: jsonb('message').$type<Text>().notNull(),
    image: text('image'),
    link: text('link'),
    order: jsonb('notified_order').$type<NotifiedOrder>(),
    /** Of a broadcast. */
    operatorId: integer('operator_id'),
    sentAt: instant('sent_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
  },
  (notification) => [
    index('notifications_customer_idx')
      .on(notification.customerId, notification.sentAt, notification.id)
      .where(sql`${notification.customerId} IS NOT NULL`),
    index('notifications_shared_idx')
      .on(notification.sentAt, notification.id)
      .where(sql`${notification.customerId} IS NULL`),
    index('notifications_expires_at_idx')
      .on(notification.expiresAt)
      .where(sql`${notification.expiresAt} IS NOT NULL`),
    check(
      'notifications_one_recipient',
      sql`${notification.customerId} IS NULL OR ${notification.stateId} IS NULL`,
    ),
    check('notifications_expires_later', sql`${notification.expiresAt} > ${notification.sentAt}`),
    check('notifications_cause_bounded', sql`length(${notification.cause}) BETWEEN 1 AND 120`),
    check(
      'notifications_texts_bounded',
      sql`length(${notification.subject}::text) <= 2000 AND length(${notification.message}::text) <= 20000`,
    ),
    check('notifications_link_form', sql`${notification.link} ~ '^(/([^/]|$)|https://)'`),
  ],
)

/** Notifications seen by customers. A visitor's marks are nowhere but in the browser. */
export const notificationViews = pgTable(
  'notification_views',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (view) => [
    primaryKey({ columns: [view.notificationId, view.customerId] }),
    index('notification_views_customer_idx').on(view.customerId),
  ],
)

/** Devices of customers, each for as long as its sign-in lasts: a trigger on `sessions` deletes them with its end. */
export const notificationDevices = pgTable(
  'notification_devices',
  {
    id: identityKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.publicId, { onDelete: 'cascade' }),
    deviceToken: text('device_token').notNull().unique(),
    operatingSystem: text('operating_system').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    stateId: integer('state_id').references(() => states.id),
    /** Of a web push subscription: where to send, and the keys of the browser. */
    endpoint: text('endpoint'),
    p256dh: text('p256dh'),
    auth: text('auth'),
    ...timestamps(),
  },
  (device) => [
    index('notification_devices_customer_idx').on(device.customerId),
    index('notification_devices_session_idx').on(device.sessionId),
    index('notification_devices_state_idx').on(device.stateId),
    check(
      'notification_devices_subscription_whole',
      sql`num_nulls(${device.endpoint}, ${device.p256dh}, ${device.auth}) IN (0, 3)`,
    ),
    check('notification_devices_token_bounded', sql`length(${device.deviceToken}) BETWEEN 1 AND 1000`),
    check('notification_devices_endpoint_form', sql`${device.endpoint} ~ '^https://'`),
  ],
)
