import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import {
  type LiveNotification,
  liveNotificationType,
} from '@warsha/contract/notifications/notifications.constants.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { enqueue } from '#kernel/jobs/enqueue.ts'
import { type Audience, everybody } from '#kernel/live-events/audience.ts'
import { publishLive } from '#kernel/live-events/publish-live.ts'
import { customerAudience } from '#modules/identity/index.ts'
import { cityAudience } from '#modules/locations/index.ts'
import type { Recipient } from '../rules/notification.ts'
import { insertNotification, type NewNotification } from '../storage/notification-queries.ts'
import { pushNotificationJob } from './push-jobs.ts'

/**
 * Writes a notification, shows it on the open pages of those it is for and sends it to their devices, once the
 * transaction is committed. Its id;
 * undefined when this cause has been told before.
 */
export async function sendNotification(
  tx: Transaction,
  notification: NewNotification,
): Promise<number | undefined> {
  const sent = await insertNotification(tx, notification)
  if (!sent) return undefined
  const live: LiveNotification = { id: toGlobalId('Notification', sent.publicId) }
  await publishLive(tx, audienceOf(notification.recipient), liveNotificationType, live)
  await enqueue(tx, pushNotificationJob, { notificationId: sent.id, afterDeviceId: 0 })
  return sent.id
}

function audienceOf(recipient: Recipient): Audience {
  if (recipient.to === 'customer') return customerAudience.of(recipient.customerId)
  return recipient.to === 'city' ? cityAudience.of(recipient.stateId) : everybody
}
