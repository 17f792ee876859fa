import { randomUUID } from 'node:crypto'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import {
  type LiveNotification,
  liveNotificationType,
} from '@warsha/contract/notifications/notifications.constants.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { jobQueue } from '#kernel/jobs/queue-names.ts'
import { type Audience, everybody } from '#kernel/live-events/audience.ts'
import { customerAudience } from '#modules/identity/index.ts'
import { cityAudience } from '#modules/locations/index.ts'
import type { Recipient } from '../rules/notification.ts'
import { insertNotification } from '../storage/insert-notification.ts'
import type { NewNotification } from '../storage/notification-queries.ts'
import { pushNotificationJob } from './push-jobs.ts'

/**
 * Writes a notification, shows it on the open pages of those it is for and sends it to their devices, once it is
 * committed. Its id; undefined when this cause has been told before.
 */
export async function sendNotification(
  executor: Executor,
  notification: NewNotification,
): Promise<number | undefined> {
  const publicId = randomUUID()
  const data: LiveNotification = { id: toGlobalId('Notification', publicId) }
  return insertNotification(
    executor,
    { ...notification, publicId },
    {
      shown: { audience: audienceOf(notification.recipient), type: liveNotificationType, data },
      queue: jobQueue(pushNotificationJob.jobName),
    },
  )
}

function audienceOf(recipient: Recipient): Audience {
  if (recipient.to === 'customer') return customerAudience.of(recipient.customerId)
  return recipient.to === 'city' ? cityAudience.of(recipient.stateId) : everybody
}
