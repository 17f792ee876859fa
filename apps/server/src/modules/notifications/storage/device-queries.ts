import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
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
