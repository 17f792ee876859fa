import { and, count, desc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Notification, NotificationText, Reader, Recipient } from '../rules/notification.ts'
import { notificationDevices, notifications, notificationViews } from './notifications.tables.ts'

export type NotificationsPage = { notifications: Notification[]; total: number; unread: number }

/** Notifications visible to a reader, newest first, with their count and the count of unseen ones. */
export async function findNotifications(
  executor: Executor,
  reader: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationsPage> {
  const isListed = and(isFor(reader), isCurrent)
  const [found, [counted]] = await Promise.all([
    executor
      .select(columns)
      .from(notifications)
      .leftJoin(notificationViews, isViewOf(reader))
      .where(isListed)
      .orderBy(desc(notifications.sentAt), desc(notifications.id))
      .limit(limit)
      .offset((page - 1) * limit),
    executor
      .select({ total: count(), seen: count(notificationViews.customerId) })
      .from(notifications)
      .leftJoin(notificationViews, isViewOf(reader))
      .where(isListed),
  ])
  const { total = 0, seen = 0 } = counted ?? {}
  return { notifications: found, total, unread: total - seen }
}

export async function findNotification(
  executor: Executor,
  reader: Reader,
  publicId: string,
): Promise<Notification | undefined> {
  const [found] = await executor
    .select(columns)
    .from(notifications)
    .leftJoin(notificationViews, isViewOf(reader))
    .where(and(eq(notifications.publicId, publicId), isFor(reader), isCurrent))
  return found
}

/** A notification with whom it is for, unless it is over. For what the shop itself does with it. */
export async function findSent(
  executor: Executor,
  id: number,
): Promise<{ notification: Notification; recipient: Recipient } | undefined> {
  const { customerId, stateId } = notifications
  const [found] = await executor
    .select({ ...columns, customerId, stateId })
    .from(notifications)
    .leftJoin(notificationViews, sql`false`)
    .where(and(eq(notifications.id, id), isCurrent))
  if (!found) return undefined
  const { customerId: customer, stateId: state, ...notification } = found
  if (customer !== null) return { notification, recipient: { to: 'customer', customerId: customer } }
  return { notification, recipient: state === null ? { to: 'everybody' } : { to: 'city', stateId: state } }
}

export type NewNotification = NotificationText & {
  recipient: Recipient
  cause: string
  /** By the database's clock. */
  expiresInSeconds?: number | null | undefined
  /** Instead of `expiresInSeconds`: the moment itself. */
  expiresAt?: Date | undefined
  operatorId?: number | undefined
  sentAt?: Date | undefined
}

/** A notification without anything that goes with it, for history. */
export async function insertPastNotification(
  executor: Executor,
  notification: NewNotification,
): Promise<number | undefined> {
  const [row] = await insertion(executor, notification)
  return row?.id
}

function insertion(
  executor: Executor,
  {
    recipient,
    expiresInSeconds,
    expiresAt,
    sentAt,
    ...notification
  }: NewNotification & { publicId?: string },
) {
  const sent = sentAt ? sql`${sentAt.toISOString()}::timestamptz` : sql`now()`
  return executor
    .insert(notifications)
    .values({
      ...notification,
      customerId: recipient.to === 'customer' ? recipient.customerId : null,
      stateId: recipient.to === 'city' ? recipient.stateId : null,
      sentAt: sent,
      expiresAt:
        expiresAt ?? (expiresInSeconds ? sql`${sent} + ${expiresInSeconds} * interval '1 second'` : null),
    })
    .onConflictDoNothing({ target: notifications.cause })
    .returning({ id: notifications.id })
}

/** Seen again is seen once. */
export async function insertView(
  executor: Executor,
  notificationId: number,
  customerId: number,
): Promise<void> {
  await executor.insert(notificationViews).values({ notificationId, customerId }).onConflictDoNothing()
}

/** Those of the causes that were told already. */
export async function findKnownCauses(executor: Executor, causes: readonly string[]): Promise<Set<string>> {
  if (causes.length === 0) return new Set()
  const rows = await executor
    .select({ cause: notifications.cause })
    .from(notifications)
    .where(inArray(notifications.cause, [...causes]))
  return new Set(rows.map(({ cause }) => cause))
}

/** Answers how many were deleted. An operator's message stays for a month, for its count of readers. */
export async function deleteExpired(executor: Executor, limit: number): Promise<number> {
  const due = executor
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      lte(
        notifications.expiresAt,
        sql`now() - CASE WHEN ${notifications.operatorId} IS NULL THEN interval '0' ELSE interval '30 days' END`,
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true })
  const { rowCount } = await executor.delete(notifications).where(inArray(notifications.id, due))
  return rowCount ?? 0
}

const columns = {
  id: notifications.id,
  publicId: notifications.publicId,
  subject: notifications.subject,
  message: notifications.message,
  image: notifications.image,
  link: notifications.link,
  order: notifications.order,
  sentAt: notifications.sentAt,
  expiresAt: notifications.expiresAt,
  isSeen: sql<boolean>`${notificationViews.customerId} IS NOT NULL`,
}

const isCurrent = or(isNull(notifications.expiresAt), sql`${notifications.expiresAt} > now()`)

function isViewOf(reader: Reader): SQL | undefined {
  return and(
    eq(notificationViews.notificationId, notifications.id),
    reader ? eq(notificationViews.customerId, reader.customerId) : sql`false`,
  )
}

/** A customer is in the city of the call and in those of the own devices. */
function isFor(reader: Reader): SQL | undefined {
  const isShared = isNull(notifications.customerId)
  const isPublic = and(isShared, isNull(notifications.stateId))
  if (!reader) return isPublic
  const isOfDevice = sql`${notifications.stateId} IN (
    SELECT ${notificationDevices.stateId} FROM ${notificationDevices}
    WHERE ${notificationDevices.customerId} = ${reader.customerId})`
  const isNearby = or(eq(notifications.stateId, reader.stateId ?? 0), isOfDevice)
  return or(eq(notifications.customerId, reader.customerId), isPublic, and(isShared, isNearby))
}
