import { and, asc, eq, gt } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { broadcasts } from './broadcasts.tables.ts'
import { notificationDevices, notifications, notificationViews } from './notifications.tables.ts'

/** A page of what was said to a customer alone, the oldest first. */
export function readOwnNotifications(
  executor: Executor,
  customerId: number,
  { afterId, limit }: { afterId: number; limit: number },
) {
  const { id, subject, message, sentAt } = notifications
  return executor
    .select({ id, subject, message, sentAt, seenAt: notificationViews.seenAt })
    .from(notifications)
    .leftJoin(
      notificationViews,
      and(eq(notificationViews.notificationId, id), eq(notificationViews.customerId, customerId)),
    )
    .where(and(eq(notifications.customerId, customerId), gt(id, afterId)))
    .orderBy(asc(id))
    .limit(limit)
}

export function readDevices(executor: Executor, customerId: number) {
  const { id, operatingSystem, userAgent, stateId, createdAt } = notificationDevices
  return executor
    .select({ operatingSystem, userAgent, stateId, createdAt })
    .from(notificationDevices)
    .where(eq(notificationDevices.customerId, customerId))
    .orderBy(asc(id))
}

/** Nothing of it has to stay. */
export async function deleteAllOf(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(notificationDevices).where(eq(notificationDevices.customerId, customerId))
  await tx.delete(notificationViews).where(eq(notificationViews.customerId, customerId))
  await tx.delete(broadcasts).where(eq(broadcasts.customerId, customerId))
  await tx.delete(notifications).where(eq(notifications.customerId, customerId))
}
