import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Notification, Reader } from '../rules/notification.ts'
import {
  findNotification,
  findNotifications,
  insertView,
  type NotificationsPage,
} from '../storage/notification-queries.ts'

type Context = { db: Database }

export function listNotifications(
  { db }: Context,
  reader: Reader,
  page: { page: number; limit: number },
): Promise<NotificationsPage> {
  return findNotifications(db, reader, page)
}

/** Another customer's notification, an expired one and a missing one look the same. */
export async function readNotification(
  { db }: Context,
  reader: Reader,
  publicId: string | undefined,
): Promise<Outcome<Notification, 'NOT_FOUND'>> {
  const found = publicId && (await findNotification(db, reader, publicId))
  return found ? ok(found) : refuse('NOT_FOUND')
}

/** Marks one seen, on all devices of the customer at once; again changes nothing. */
export async function seeNotification(
  { db }: Context,
  reader: NonNullable<Reader>,
  publicId: string | undefined,
): Promise<Outcome<Notification, 'NOT_FOUND'>> {
  const found = await readNotification({ db }, reader, publicId)
  if (!found.ok) return refuse('NOT_FOUND', { field: 'notification_id' })
  await insertView(db, found.value.id, reader.customerId)
  return ok({ ...found.value, isSeen: true })
}
