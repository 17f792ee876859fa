import { and, asc, desc, eq, gt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { Recipient } from '../rules/notification.ts'
import { notificationDevices } from './notifications.tables.ts'

export type NewDevice = {
  customerId: number
  sessionId: string
  deviceToken: string
  operatingSystem: string
  userAgent: string
  stateId: number | null
  endpoint: string | null
  p256dh: string | null
  auth: string | null
}

/**
 * A device that another customer signs in on is that customer's from now on. False when the sign-in has ended: a trigger
 * of the table looks.
 */
export async function upsertDevice(tx: Transaction, { deviceToken, ...device }: NewDevice): Promise<boolean> {
  const stored = await tx
    .insert(notificationDevices)
    .values({ deviceToken, ...device })
    .onConflictDoUpdate({
      target: notificationDevices.deviceToken,
      set: { ...device, updatedAt: sql`now()` },
    })
    .returning({ id: notificationDevices.id })
  return stored.length > 0
}

/** Leaves a customer the devices that were registered last. */
export async function deleteOldestDevices(tx: Transaction, customerId: number, most: number): Promise<void> {
  const isOwn = eq(notificationDevices.customerId, customerId)
  const newest = tx
    .select({ id: notificationDevices.id })
    .from(notificationDevices)
    .where(isOwn)
    .orderBy(desc(notificationDevices.updatedAt), desc(notificationDevices.id))
    .limit(most)
  await tx.delete(notificationDevices).where(and(isOwn, notInArray(notificationDevices.id, newest)))
}

/** The next devices of those a notification is for, by their ids. */
export async function findDevicesFor(
  executor: Executor,
  recipient: Recipient,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await executor
    .select({ id: notificationDevices.id })
    .from(notificationDevices)
    .where(and(isOf(recipient), gt(notificationDevices.id, afterId)))
    .orderBy(asc(notificationDevices.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** A device with where to send, if it takes web push. */
export async function findDevice(executor: Executor, id: number) {
  const { customerId, endpoint, p256dh, auth } = notificationDevices
  const [device] = await executor
    .select({ customerId, endpoint, p256dh, auth })
    .from(notificationDevices)
    .where(eq(notificationDevices.id, id))
  return device && { customerId: device.customerId, subscription: subscriptionOf(device) }
}

export async function deleteDevice(executor: Executor, id: number): Promise<void> {
  await executor.delete(notificationDevices).where(eq(notificationDevices.id, id))
}

function subscriptionOf({ endpoint, p256dh, auth }: Pick<NewDevice, 'endpoint' | 'p256dh' | 'auth'>) {
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined
}

function isOf(recipient: Recipient): SQL | undefined {
  if (recipient.to === 'customer') return eq(notificationDevices.customerId, recipient.customerId)
  return recipient.to === 'city' ? eq(notificationDevices.stateId, recipient.stateId) : undefined
}
